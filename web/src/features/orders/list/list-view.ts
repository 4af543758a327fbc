import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { STATUS_FILTERS, statusLabel } from '@contract/entities/orders/transaction'
import { isFound, searchedText } from '@contract/orders/find-transaction'
import { millisOf } from '@contract/time'
import type { Sort } from '@/ui/data/data-column'
import { useQueryParams } from '@/ui/data/use-query-params'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const STATUS_TABS = STATUS_FILTERS.map((value) => ({
  value,
  label: capital(statusLabel(value)),
}))
export type StatusTab = (typeof STATUS_FILTERS)[number]

/** The search text, the sort order and the open details, all stored in the URL. */
export const useListView = () => {
  const { search, change, ...view } = useQueryParams()
  return {
    ...view,
    details: search.get('details') ?? undefined,
    openDetails: (id: string) => change({ details: id }, false),
    closeDetails: () => change({ details: '' }),
  }
}

/** Filters transactions by the search text and sorts them. */
export const shownOf = (
  transactions: readonly Transaction[],
  party: Party,
  { q, sort }: { q: string; sort: Sort },
): Transaction[] => {
  const sign = sort.direction === 'ascending' ? 1 : -1
  const compare = (a: Transaction, b: Transaction) =>
    sort.key === 'name'
      ? a.product_details.name.localeCompare(b.product_details.name)
      : millisOf(a.created_at) - millisOf(b.created_at)
  return transactions
    .filter((transaction) => isFound(searchedText(transaction, party), q))
    .sort((a, b) => sign * compare(a, b))
}
