import type { ProductPage } from '@contract/api/catalog/products'
import type { MarketplaceFilter } from '@contract/catalog/marketplace-filter'
import { TRAITS, type Trait, traitLabel } from '@contract/catalog/traits'
import { FilterChoices } from './filter-choices'

type Props = {
  filter: MarketplaceFilter
  facets: ProductPage['facets']
  onToggle: (trait: Trait, value: string) => void
}

const LETTERS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']

/** Sizes in letters by their size, all else by its text and numbers. */
const inOrder = (a: string, b: string): number => {
  const [first, second] = [LETTERS.indexOf(a), LETTERS.indexOf(b)]
  if (first >= 0 && second >= 0) return first - second
  if (first >= 0 || second >= 0) return second - first
  return a.localeCompare(b, 'en', { numeric: true })
}

/** Sizes and colours, where products have some. */
export const TraitFilters = ({ filter, facets, onToggle }: Props) =>
  TRAITS.map((trait) => {
    const values = [...new Set([...Object.keys(facets[trait]), ...filter[trait]])].sort(inOrder)
    return (
      values.length > 0 && (
        <FilterChoices
          key={trait}
          legend={trait === 'sizes' ? 'Size' : 'Colour'}
          kind="checkbox"
          selected={filter[trait]}
          onToggle={(value) => onToggle(trait, value)}
          choices={values.map((value) => ({
            value,
            label: traitLabel(trait, value),
            count: facets[trait][value] ?? 0,
          }))}
        />
      )
    )
  })
