import { type MarketplaceFilter, minorFromNaira } from '@contract/catalog/marketplace-filter'
import { TRAITS, traitLabel } from '@contract/catalog/traits'
import { formatMoney } from '@contract/money'
import { CATEGORIES } from '@contract/reference/categories'
import { counted } from '@contract/text/counted'
import { X } from 'lucide-react'
import { needsScripts } from '@/ui/without-scripts'

type Chip = { label: string; without: Partial<MarketplaceFilter> }

const naira = (amount: number) => formatMoney(minorFromNaira(amount), 'NGN')

export const ratingLabel = (rating: number): string => `${counted(rating, 'star')} and up`

/** Lists the active filters, each with the change that removes it; the narrowest come last. */
export const chipsOf = (filter: MarketplaceFilter): Chip[] => {
  const chips: Chip[] = []
  if (filter.category) {
    const label = CATEGORIES.find(({ value }) => value === filter.category)?.label
    chips.push({ label: label ?? filter.category, without: { category: '' } })
  }
  if (filter.rating !== undefined) {
    chips.push({ label: ratingLabel(filter.rating), without: { rating: undefined } })
  }
  if (filter.priceMin !== undefined) {
    chips.push({ label: `From ${naira(filter.priceMin)}`, without: { priceMin: undefined } })
  }
  if (filter.priceMax !== undefined) {
    chips.push({ label: `Up to ${naira(filter.priceMax)}`, without: { priceMax: undefined } })
  }
  for (const trait of TRAITS) {
    for (const value of filter[trait]) {
      chips.push({
        label: traitLabel(trait, value),
        without: { [trait]: filter[trait].filter((one) => one !== value) },
      })
    }
  }
  for (const state of filter.states) {
    chips.push({
      label: `Delivers to ${state}`,
      without: { states: filter.states.filter((one) => one !== state) },
    })
  }
  return chips
}

type Props = {
  filter: MarketplaceFilter
  onChange: (change: Partial<MarketplaceFilter>) => void
  onClear: () => void
}

export const FilterChips = ({ filter, onChange, onClear }: Props) => {
  const chips = chipsOf(filter)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className={`flex flex-wrap items-center gap-2 ${needsScripts}`}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChange(without)}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge bg-surface pr-2 pl-3 text-sm hover:bg-sunken"
          >
            {label}
            <X aria-hidden className="size-4 text-muted" />
            <span className="sr-only">, remove</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="min-h-8 px-2 text-sm font-semibold text-primary hover:underline"
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}
