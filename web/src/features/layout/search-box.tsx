import { Search } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { cx } from '@/ui/cx'

/**
 * Reads the query from the form's field instead of React state, because text typed before hydration
 * is only in the field.
 */
const readSearchQuery = (form: HTMLFormElement): string => {
  const words = new FormData(form).get('q')
  return typeof words === 'string' ? words.trim() : ''
}

const SearchSuggestions = lazyPart(() => import('./search/search-suggestions'))

/**
 * Starts a new search with `q` as the only query parameter, which resets category, states, rating
 * and sort order.
 */
export const SearchBox = ({ className }: { className?: string }) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isMarketplace = pathname.startsWith(paths.marketplace)
  const current = (isMarketplace && search.get('q')) || ''

  const [field, setField] = useState<HTMLInputElement>()
  const suggest = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) setField(target)
  }
  const close = () => setField(undefined)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = readSearchQuery(event.currentTarget)
    close()
    if (q) navigate(paths.search(q))
  }

  return (
    <search className={className}>
      <form
        onSubmit={submit}
        onFocus={suggest}
        onInput={suggest}
        onBlur={close}
        action={paths.marketplace}
        // On phones the suggestions are as wide as the bar.
        className="md:relative"
      >
        <div className="relative">
          <input
            // HTML allows this role for no field of the type `search`.
            type="text"
            inputMode="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            name="q"
            aria-label="Search products"
            placeholder="Search for aso-oke, shea butter, raffia…"
            // Uncontrolled, so text typed before hydration stays; `key` resets it on a new search.
            key={current}
            defaultValue={current}
            maxLength={100}
            enterKeyHint="search"
            className={cx(
              'block min-h-11 w-full rounded-full border border-edge bg-surface py-2 pr-[min(3rem,14vw)] pl-[min(1.25rem,5vw)]',
              'text-base text-ellipsis transition-colors duration-150 hover:border-muted',
            )}
          />
          <button
            type="submit"
            aria-label="Search"
            className="absolute inset-y-1 right-1 my-auto grid size-[min(2.25rem,11vw)] place-items-center rounded-full bg-primary text-on-primary transition-colors duration-150 hover:bg-primary-strong"
          >
            <Search aria-hidden className="size-4.5" />
          </button>
        </div>
        {field && (
          <Suspense fallback={null}>
            <SearchSuggestions input={field} onClose={close} />
          </Suspense>
        )}
      </form>
    </search>
  )
}
