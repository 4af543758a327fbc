import { productEndpoints } from '@contract/api/catalog/products'
import { formatMoney } from '@contract/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clock, LayoutGrid, Search, Store } from 'lucide-react'
import { startTransition, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '@/lib/api/api-client'
import { cx } from '@/ui/cx'
import { useDebounced } from '@/ui/feedback/use-debounced'
import { addRecentSearch, recentSearches } from './recent-searches'
import { optionsFor, type SuggestionKind } from './suggestion-options'

const MIN_LENGTH = 2

const ICONS: Record<SuggestionKind, typeof Clock> = {
  Recent: Clock,
  Category: LayoutGrid,
  Store,
  Product: Search,
}

const useInputText = (input: HTMLInputElement): string => {
  const [text, setText] = useState(input.value)
  useEffect(() => {
    // The letter is painted before the list that it asks for.
    const read = () => startTransition(() => setText(input.value))
    read()
    input.addEventListener('input', read)
    return () => input.removeEventListener('input', read)
  }, [input])
  return text
}

type Props = { input: HTMLInputElement; onClose: () => void }

/**
 * The list below a search field, loaded when the field gets the focus. The field is uncontrolled,
 * so that what is typed before hydration stays: it is listened to, and its ARIA attributes are set
 * here.
 */
const SearchSuggestions = ({ input, onClose }: Props) => {
  const navigate = useNavigate()
  const list = useId()
  const text = useInputText(input)
  const q = useDebounced(text.trim())
  const [active, setActive] = useState(-1)
  const { data } = useQuery({
    queryKey: ['suggestions', q],
    queryFn: ({ signal }) => call(productEndpoints.suggestions, { query: { q }, signal }),
    enabled: q.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  })
  const options = optionsFor(text, recentSearches(), q.length >= MIN_LENGTH ? data : undefined)
  const chosen = options[active]
  const isOpen = options.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other options
  useEffect(() => setActive(-1), [text])

  useEffect(() => {
    input.setAttribute('aria-controls', list)
    input.setAttribute('aria-expanded', String(isOpen))
    if (chosen) input.setAttribute('aria-activedescendant', `${list}-${active}`)
    else input.removeAttribute('aria-activedescendant')
  }, [input, list, isOpen, chosen, active])
  useEffect(
    () => () => {
      input.setAttribute('aria-expanded', 'false')
      input.removeAttribute('aria-controls')
      input.removeAttribute('aria-activedescendant')
    },
    [input],
  )

  useEffect(() => {
    const open = (to: string) => {
      onClose()
      navigate(to)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0 && isOpen) {
        event.preventDefault()
        // One place more than options: the field itself.
        setActive((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1)
      }
      if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        open(chosen.to)
      }
    }
    const onSubmit = () => {
      if (input.value.trim()) addRecentSearch(input.value.trim())
      onClose()
    }
    const { form } = input
    input.addEventListener('keydown', onKeyDown)
    form?.addEventListener('submit', onSubmit)
    return () => {
      input.removeEventListener('keydown', onKeyDown)
      form?.removeEventListener('submit', onSubmit)
    }
  }, [input, isOpen, options.length, chosen, navigate, onClose])

  return (
    <div
      id={list}
      role="listbox"
      aria-label="Suggestions"
      // Beside a narrow field of a wide bar, names have room all the same.
      style={{ minWidth: 'min(24rem, 90vw)' }}
      className={cx(
        'absolute inset-x-2 top-full md:inset-x-0 z-30 mt-1 max-h-[60dvh] overflow-y-auto rounded-2xl border border-edge bg-surface py-2 shadow-lg',
        !isOpen && 'hidden',
      )}
    >
      {options.map(({ kind, label, to, price, image }, at) => {
        const Icon = ICONS[kind]
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          <div
            key={`${kind} ${to}`}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onClose()
              navigate(to)
            }}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1 leading-tight hover:bg-sunken',
              at === active && 'bg-sunken',
            )}
          >
            {image ? (
              <img
                src={image}
                alt=""
                width={36}
                height={36}
                className="size-9 shrink-0 rounded-md bg-sunken object-cover"
              />
            ) : (
              // As wide as a picture, so that all names begin below each other.
              <span aria-hidden className="grid size-9 shrink-0 place-items-center">
                <Icon className="size-4 text-muted" />
              </span>
            )}
            <span className="line-clamp-2 min-w-0 grow">{label}</span>
            <span className="shrink-0 text-sm whitespace-nowrap text-muted">
              {price === undefined ? kind : formatMoney(price, 'NGN')}
            </span>
          </div>
        )
      })}
    </div>
  )
}

export default SearchSuggestions
