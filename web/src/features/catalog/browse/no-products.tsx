import { SearchX } from 'lucide-react'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Button } from '@/ui/form/button'
import { chipsOf } from './filter-chips'
import type { MarketplaceFilter } from './marketplace-filter'

type Props = {
  filter: MarketplaceFilter
  onChange: (change: Partial<MarketplaceFilter>) => void
}

/** The empty state: offers to remove the narrowest filter, and otherwise the search text. */
export const NoProducts = ({ filter, onChange }: Props) => {
  const narrowest = chipsOf(filter).at(-1)
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
        <p>Nothing matches “{filter.q}”. Check the spelling, or try a shorter word.</p>
      ) : (
        <p>Nothing matches all of these filters together.</p>
      )}
    </EmptyState>
  )
}
