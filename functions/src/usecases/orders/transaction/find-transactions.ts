import type { QueryOf } from '../../../contract/api/endpoint'
import type { transactionEndpoints } from '../../../contract/api/orders/transactions'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { isFound, searchedText } from '../../../contract/orders/find-transaction'
import { listTransactions, newestFirst } from '../../../db/orders/transactions'
import type { Actor } from '../../deps'

type Wanted = QueryOf<(typeof transactionEndpoints)['list']>

/**
 * Searches from the newest until the page is full and one more is found. The total then says that
 * there are more, not how many.
 */
const search = async (uid: string, { q, role, status, page, limit }: Wanted) => {
  const found: Transaction[] = []
  const enough = page * limit + 1
  for await (const some of newestFirst({ uid, role, status })) {
    found.push(...some.filter((one) => isFound(searchedText(one, role), q)))
    if (found.length >= enough) break
  }
  const shown = found.slice((page - 1) * limit, page * limit)
  return { items: shown, total: Math.min(found.length, enough) }
}

/** The caller's own purchases or sales, newest first. */
export const findTransactions = async ({ uid }: Actor, wanted: Wanted) => {
  const { page, limit, q } = wanted
  const { items, total } =
    q === '' ? await listTransactions({ uid, ...wanted }) : await search(uid, wanted)
  return { items, total, page, limit }
}
