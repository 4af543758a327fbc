import type { QueryShape } from './queries'

/** A file's conditions as they stand in it, and the queries that they are put together to. */
export type QueryFile = { conditions: readonly string[]; queries: readonly QueryShape[] }

export const both = (
  fields: readonly string[],
  shape: (field: string) => QueryShape,
): QueryShape[] => fields.map(shape)

export const PARTY = ['buyer_id', 'vendor_id'] as const

/** Lists of a party's transactions, newest first, of any status or of one. */
export const transactionLists: readonly QueryShape[] = [
  ...both(PARTY, (party) => ({
    collection: 'transactions',
    equal: [party],
    order: ['created_at', 'DESCENDING'],
  })),
  ...both(PARTY, (party) => ({
    collection: 'transactions',
    equal: [party, 'status.status'],
    order: ['created_at', 'DESCENDING'],
  })),
]

/** Sales that wait for their vendor. */
export const waitingSales: readonly QueryShape[] = [
  {
    collection: 'transactions',
    equal: ['vendor_id', 'deadline.actor'],
    order: ['deadline.at', 'ASCENDING'],
  },
]

export const byAge = (collection: string): QueryShape => ({
  collection,
  order: ['created_at', 'DESCENDING'],
})
