import { assumed, type Size } from './assumptions'
import { EMBEDDED_PRODUCTS, monthOf, type Usages } from './model'

const SECONDS = 730 * 3_600
/** `maxInstances` of each function; a vCPU each. */
const INSTANCES = 20
/** Writes of a purchase to its product's document: reserved, then sold. */
const PRODUCT_WRITES = 2
/** Writes of a purchase to its transaction: checkout, payment, confirm, ship, receive, approve. */
const TRANSACTION_WRITES = 6
/** Firestore's sustained rates: of one document, and of documents with a rising indexed time. */
const DOCUMENT_WRITES = 1
const RISING_WRITES = 500
/** Row 18: 10,000 due items in ten minutes, of which a purchase makes three. */
const DUE_A_SECOND = 10_000 / 600
const DUE_OF_PURCHASE = 3
/** Two functions with four connections for each instance, of the 200 of docs/search.md. */
const CONNECTIONS = { used: 2 * INSTANCES * 4, most: 200 }

export type Limit = {
  what: string
  /** The part of the limit that is used; 1 is all of it. */
  used: number
  takes_over: string
}

/** What a busy minute uses of each limit, the most used first. */
export const limitsOf = (usages: Usages, size: Size): Limit[] => {
  const { all, purchases } = monthOf(usages, size)
  const busy = (count: number) => (count / SECONDS) * assumed('peak')
  const bought = busy(purchases)
  const isEmbedded = size.count <= EMBEDDED_PRODUCTS
  const limits: Limit[] = [
    {
      what: `processors of ${INSTANCES} instances for each of two functions`,
      used: (busy(all.requests ?? 0) * assumed('cpu_s')) / (2 * INSTANCES),
      takes_over: 'a larger `maxInstances`, up to the quota of the region',
    },
    {
      what: 'products that the embedded search holds',
      used: size.count / EMBEDDED_PRODUCTS,
      takes_over: 'PostgreSQL (`SEARCH_ENGINE=postgres`)',
    },
    {
      what: 'writes of one document in a second: the busiest product',
      used: (bought * assumed('busiest') * PRODUCT_WRITES) / DOCUMENT_WRITES,
      takes_over: 'commits that wait in turn within an instance, and 409 after their patience',
    },
    {
      what: 'writes in a second of one collection with a rising, indexed time',
      used: (bought * TRANSACTION_WRITES) / RISING_WRITES,
      takes_over: 'a shard in the indexed field, or no index on it',
    },
    {
      what: 'due items in a second',
      used: (bought * DUE_OF_PURCHASE) / DUE_A_SECOND,
      takes_over: 'more pages at once in a run, and jobs split by a hash of the id',
    },
    ...(isEmbedded
      ? []
      : [
          {
            what: 'connections of PostgreSQL',
            used: CONNECTIONS.used / CONNECTIONS.most,
            takes_over: 'a pooler, before `maxInstances` grows past 25',
          },
        ]),
  ]
  return limits.toSorted((a, b) => b.used - a.used)
}
