import { type MarketplaceFilter, searchOf } from '@contract/catalog/marketplace-filter'
import { type SortOption, sortOf } from '@contract/catalog/product-facts'
import { CATEGORIES } from '@contract/reference/categories'
import { STATES } from '@contract/reference/states'
import { escapeHtml } from '@contract/text/escape-html'
import { buttonClass } from '@/ui/form/button-class'
import { controlClass } from '@/ui/form/field'
import { ratingLabel } from './filter-chips'

type Option = { value: string; label: string }

const field = (label: string, control: string) =>
  `<label class="grid gap-1.5 text-sm font-semibold">${label}${control}</label>`

const select = (label: string, name: string, options: readonly Option[], chosen = '') =>
  field(
    label,
    `<select name="${name}" class="${controlClass}">${options
      .map(({ value, label: text }) => {
        const selected = value === chosen ? ' selected' : ''
        return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(text)}</option>`
      })
      .join('')}</select>`,
  )

const price = (label: string, name: string, value: number | undefined) =>
  field(
    label,
    `<input name="${name}" inputmode="numeric" value="${value ?? ''}" class="${controlClass}">`,
  )

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

/** What can't be chosen here. */
const kept = (filter: MarketplaceFilter) => [
  ...(filter.q ? [hidden('q', filter.q)] : []),
  ...(['sizes', 'colours'] as const).flatMap((name) =>
    filter[name].map((value) => hidden(name, value)),
  ),
]

const RATINGS = [4, 3, 2, 1].map((rating) => ({
  value: String(rating),
  label: ratingLabel(rating),
}))

/**
 * The filters and the order as a form that works without a script. Only the server renders it: as text,
 * so that no browser gets its code.
 */
export const plainFilters = (
  action: string,
  filter: MarketplaceFilter,
  sorts: readonly (Option & { value: SortOption })[],
): string => {
  const any = (label: string) => ({ value: '', label })
  const states = STATES.map((state) => ({ value: state, label: state }))
  const [state = ''] = filter.states
  const isChosen = searchOf(filter, false) !== '' ? ' open' : ''
  return [
    `<details${isChosen}><summary class="min-h-11 py-2 font-semibold">Filter and sort</summary>`,
    `<form action="${escapeHtml(action)}" class="grid gap-3 py-3 sm:grid-cols-2">`,
    ...kept(filter),
    select('Sort by', 'sortBy', sorts, sortOf(filter)),
    select('Category', 'category', [any('All categories'), ...CATEGORIES], filter.category),
    select('Delivers to', 'states', [any('Any state'), ...states], state),
    ...filter.states.slice(1).map((value) => hidden('states', value)),
    select('Rating', 'rating', [any('Any rating'), ...RATINGS], String(filter.rating ?? '')),
    price('From, in naira', 'priceMin', filter.priceMin),
    price('To, in naira', 'priceMax', filter.priceMax),
    `<button class="${buttonClass()}">Show products</button></form></details>`,
  ].join('')
}
