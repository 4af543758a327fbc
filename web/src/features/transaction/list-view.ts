import { millisOf } from '@contract/time'
import type { Party, Transaction } from '@contract/transaction'
import { STATUS_FILTERS, statusLabel } from '@contract/transaction'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from '@/ui/data-column'
import { otherParty, partyName } from './party-name'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const STATUS_TABS = STATUS_FILTERS.map((value) => ({
  value,
  label: capital(statusLabel(value)),
}))
export type StatusTab = (typeof STATUS_FILTERS)[number]

const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' }

const sortFrom = (search: URLSearchParams): Sort => {
  const key = search.get('sort') === 'name' ? 'name' : 'date'
  const order = search.get('order')
  if (order === 'ascending' || order === 'descending') return { key, direction: order }
  return key === 'name' ? { key, direction: 'ascending' } : NEWEST_FIRST
}

/** Search, sort and the opened details, kept in the address. */
export const useListView = () => {
  const [search, setSearch] = useSearchParams()
  const change = (values: Record<string, string>, replace: boolean) =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, preventScrollReset: true },
    )
  return {
    q: search.get('q') ?? '',
    sort: sortFrom(search),
    details: search.get('details') ?? undefined,
    setQ: (q: string) => change({ q }, true),
    setSort: ({ key, direction }: Sort) => change({ sort: key, order: direction }, true),
    openDetails: (id: string) => change({ details: id }, false),
    closeDetails: () => change({ details: '' }, true),
  }
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const textOf = (transaction: Transaction, party: Party): string =>
  folded(
    [
      transaction.product_details.name,
      transaction.invoice_id,
      partyName(transaction, otherParty(party)),
    ].join(' '),
  )

/** What is shown of a list: every word that was typed is in the name, the invoice or the party. */
export const shownOf = (
  transactions: readonly Transaction[],
  party: Party,
  { q, sort }: { q: string; sort: Sort },
): Transaction[] => {
  const words = folded(q).split(/\s+/).filter(Boolean)
  const sign = sort.direction === 'ascending' ? 1 : -1
  const compare = (a: Transaction, b: Transaction) =>
    sort.key === 'name'
      ? a.product_details.name.localeCompare(b.product_details.name)
      : millisOf(a.created_at) - millisOf(b.created_at)
  return transactions
    .filter((transaction) => {
      const text = textOf(transaction, party)
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => sign * compare(a, b))
}
