import type { ProductPage } from '@contract/api/catalog/products'
import type { MarketplaceFilter } from '@contract/catalog/marketplace-filter'
import { CATEGORIES, type CategoryValue } from '@contract/reference/categories'
import { STATES } from '@contract/reference/states'
import { usePickedState } from '@/shared/place/picked-state'
import { RatingStars } from '@/ui/data/rating-stars'
import { FilterChoices } from './filter-choices'
import { PriceRange } from './price-range'
import { TraitFilters } from './trait-filters'

type Props = {
  filter: MarketplaceFilter
  facets: ProductPage['facets'] | undefined
  onChange: (change: Partial<MarketplaceFilter>) => void
  /** Shows only the categories that have products. */
  onlyFilled?: boolean
}

const RATINGS = [4, 3, 2, 1]

/** Leaves out what finds the same products as a stricter choice. */
const ratingsOf = ({ filter, facets }: Props): number[] =>
  RATINGS.filter(
    (rating, index) =>
      rating === filter.rating ||
      index === 0 ||
      facets?.ratings[String(rating)] !== facets?.ratings[String(RATINGS[index - 1])],
  )

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

/** The picked state first. */
const statesFrom = (picked: string | undefined) =>
  [...STATES].sort((a, b) => Number(b === picked) - Number(a === picked))

const categoriesOf = ({ filter, facets, onlyFilled }: Props) =>
  onlyFilled && facets
    ? CATEGORIES.filter(({ value }) => facets.categories[value] || value === filter.category)
    : CATEGORIES

export const FilterPanel = ({ filter, facets, onChange, onlyFilled }: Props) => {
  const picked = usePickedState()
  return (
    <div>
      <FilterChoices
        legend="Category"
        kind="radio"
        selected={[filter.category]}
        onToggle={(value) => onChange({ category: value as CategoryValue | '' })}
        choices={[
          { value: '', label: 'All categories' },
          ...categoriesOf({ filter, facets, onChange, onlyFilled }).map(({ value, label }) => ({
            value,
            label,
            count: facets ? (facets.categories[value] ?? 0) : undefined,
          })),
        ]}
      />
      {facets && (
        <TraitFilters
          filter={filter}
          facets={facets}
          onToggle={(trait, value) => onChange({ [trait]: toggled(filter[trait], value) })}
        />
      )}
      <PriceRange
        min={filter.priceMin}
        max={filter.priceMax}
        onChange={(priceMin, priceMax) => onChange({ priceMin, priceMax })}
      />
      <FilterChoices
        legend="Rating"
        kind="radio"
        selected={[String(filter.rating ?? '')]}
        onToggle={(value) => onChange({ rating: value === '' ? undefined : Number(value) })}
        choices={[
          { value: '', label: 'Any rating' },
          ...ratingsOf({ filter, facets, onChange }).map((rating) => ({
            value: String(rating),
            label: (
              <span className="inline-flex items-center gap-2">
                <RatingStars rating={rating} /> {rating} and up
              </span>
            ),
            count: facets ? (facets.ratings[String(rating)] ?? 0) : undefined,
          })),
        ]}
      />
      <FilterChoices
        legend="Delivers to"
        kind="checkbox"
        selected={filter.states}
        onToggle={(value) => onChange({ states: toggled(filter.states, value) })}
        choices={statesFrom(picked).map((state) => ({
          value: state,
          label: state,
          count: facets ? (facets.states[state] ?? 0) : undefined,
        }))}
      />
    </div>
  )
}
