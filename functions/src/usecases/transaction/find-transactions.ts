import type { QueryOf } from '../../contract/endpoint'
import type { transactionEndpoints } from '../../contract/endpoints/transactions'
import { listTransactions } from '../../store/transactions'
import type { Actor } from '../deps'

type Wanted = QueryOf<(typeof transactionEndpoints)['list']>

/** The caller's own purchases or sales, newest first. */
export const findTransactions = async (actor: Actor, wanted: Wanted) => {
  const { items, total } = await listTransactions({ uid: actor.uid, ...wanted })
  return { items, total, page: wanted.page, limit: wanted.limit }
}
