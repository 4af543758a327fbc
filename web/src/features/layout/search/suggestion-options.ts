import type { Suggestions } from '@contract/api/catalog/products'
import { CATEGORIES } from '@contract/reference/categories'
import { paths } from '@/config/paths'

export type SuggestionKind = 'Recent' | 'Category' | 'Store' | 'Product'
export type SuggestionOption = {
  kind: SuggestionKind
  label: string
  to: string
  price?: number
  image?: string
}

const MAX_RECENT = 5

const labelOf = (category: string) =>
  CATEGORIES.find(({ value }) => value === category)?.label ?? category

/** The options for a text: own searches that begin so, then categories, stores and products. */
export const optionsFor = (
  text: string,
  recent: readonly string[],
  found: Suggestions | undefined,
): SuggestionOption[] => {
  const begun = text.trim().toLowerCase()
  const own = recent.filter((q) => q.toLowerCase().startsWith(begun) && q.toLowerCase() !== begun)
  const { categories = [], vendors = [], products = [] } = (begun !== '' && found) || {}
  return [
    ...own
      .slice(0, MAX_RECENT)
      .map((q) => ({ kind: 'Recent' as const, label: q, to: paths.search(q) })),
    ...categories.map((category) => ({
      kind: 'Category' as const,
      label: labelOf(category),
      to: paths.marketplaceCategory(category),
    })),
    ...vendors.map(({ vendor_id, name }) => ({
      kind: 'Store' as const,
      label: name,
      to: paths.vendor(vendor_id),
    })),
    ...products.map(({ slug, name, price, image }) => ({
      kind: 'Product' as const,
      label: name,
      to: paths.product(slug),
      price,
      ...(image && { image }),
    })),
  ]
}
