import { millisOf } from '@contract/time'
import type { Party, Transaction } from '@contract/transaction'
import { STATUS_FILTERS, statusLabel } from '@contract/transaction'
import type { Sort } from '@/ui/data-column'
import { isFound, useListAddress } from '@/ui/use-list-address'
import { otherParty, partyName } from './party-name'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const STATUS_TABS = STATUS_FILTERS.map((value) => ({
  value,
  label: capital(statusLabel(value)),
}))
export type StatusTab = (typeof STATUS_FILTERS)[number]

/** Search, sort and the opened details, kept in the address. */
export const useListView = () => {
  const { search, change, ...view } = useListAddress()
  return {
    ...view,
    details: search.get('details') ?? undefined,
    openDetails: (id: string) => change({ details: id }, false),
    closeDetails: () => change({ details: '' }),
  }
}

const textOf = (transaction: Transaction, party: Party): string =>
  [
    transaction.product_details.name,
    transaction.invoice_id,
    partyName(transaction, otherParty(party)),
  ].join(' ')

/** What is shown of a list: every word that was typed is in the name, the invoice or the party. */
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
    .filter((transaction) => isFound(textOf(transaction, party), q))
    .sort((a, b) => sign * compare(a, b))
}
