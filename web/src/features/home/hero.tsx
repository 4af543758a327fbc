import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { readSearchQuery } from '@/lib/read-search-query'
import { Button } from '@/ui/form/button'
import { HeldCard } from './held-card'

const TRIES = ['adire', 'shea butter', 'aso-oke', 'talking drum']

/** The home page's headline, search field and suggested searches. */
export const Hero = () => {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = readSearchQuery(event.currentTarget)
    if (q) navigate(paths.search(q))
  }
  return (
    <section className="border-b border-line bg-surface">
      <div aria-hidden className="woven h-2" />
      <div className="page grid items-center gap-12 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h1 className="max-w-3xl text-4xl leading-[1.1] font-semibold text-balance md:text-5xl xl:text-6xl">
            {site.line}
          </h1>
          <p className="max-w-xl text-lg text-muted">
            Buy from the people who make it. Your money waits in escrow until the goods are in your
            hands and you say yes.
          </p>
          {/* Phones have the header's search right above. */}
          <search className="max-md:hidden">
            <form
              onSubmit={submit}
              action={paths.marketplace}
              className="flex max-w-xl items-center gap-2 rounded-lg border border-edge bg-paper p-1.5"
            >
              <input
                type="search"
                name="q"
                aria-label="What are you looking for?"
                placeholder="What are you looking for?"
                maxLength={100}
                enterKeyHint="search"
                className="min-h-11 min-w-0 flex-1 bg-transparent px-3"
              />
              <Button type="submit">
                <Search aria-hidden className="size-4" />
                Search
              </Button>
            </form>
          </search>
          <ul className="flex flex-wrap gap-2 text-sm">
            {TRIES.map((word) => (
              <li key={word}>
                <Link
                  to={paths.search(word)}
                  className="inline-block rounded-full border border-line px-3 py-1.5 text-ink no-underline hover:bg-sunken"
                >
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <HeldCard />
      </div>
    </section>
  )
}
