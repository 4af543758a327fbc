import type { MarketplaceFilter } from '@contract/catalog/marketplace-filter'
import { CATEGORIES } from '@contract/reference/categories'
import { SearchX } from 'lucide-react'
import { paths } from '@/config/paths'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Button } from '@/ui/form/button'
import { Link } from '@/ui/navigation/link'
import { chipsOf } from './filter-chips'

type Props = {
  filter: MarketplaceFilter
  onChange: (change: Partial<MarketplaceFilter>) => void
}

/** Where a search leads on to: the first categories. */
const OTHERS = CATEGORIES.slice(0, 6)

/** The empty state: offers to remove the narrowest filter, and otherwise the search text. */
export const NoProducts = ({ filter, onChange }: Props) => {
  const [narrowest] = chipsOf(filter).slice(-1)
  return (
    <EmptyState
      title="No products found"
      icon={SearchX}
      action={
        narrowest ? (
          <Button variant="secondary" onClick={() => onChange(narrowest.without)}>
            Search without “{narrowest.label}”
          </Button>
        ) : (
          filter.q && (
            <Button variant="secondary" onClick={() => onChange({ q: '' })}>
              See all products
            </Button>
          )
        )
      }
    >
      {filter.q ? (
        <>
          <p>Nothing matches “{filter.q}”. Check the spelling, or try a shorter word.</p>
          {!narrowest && (
            <ul className="mt-4 flex flex-wrap justify-center gap-2" aria-label="Categories">
              {OTHERS.map(({ value, label }) => (
                <li key={value}>
                  <Link
                    to={paths.marketplaceCategory(value)}
                    className="block rounded-full border border-edge px-3 py-1.5 text-sm text-ink no-underline hover:bg-sunken"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>Nothing matches all of these filters together.</p>
      )}
    </EmptyState>
  )
}
