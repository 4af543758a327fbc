import { AppError } from '../../../contract/api/errors'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../contract/time'
import { changeDeal, readDeal } from '../../../db/orders/deals'
import { newestFirst } from '../../../db/orders/transactions'
import { usesOf } from '../../../domain/orders/checkout/deal-goods'
import { recountUses } from '../../../domain/orders/deal/recount-uses'
import type { Deps } from '../../deps'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'

/** All orders of who sells by a deal; none while nobody accepted it. */
const salesOf = async (uid: string | null): Promise<Transaction[]> => {
  const sales: Transaction[] = []
  if (uid === null) return sales
  for await (const page of newestFirst({ uid, role: 'vendor', status: 'all' })) sales.push(...page)
  return sales
}

/**
 * Counts a deal's reserved and sold uses afresh from its purchases, with the decision in the audit log.
 * @throws AppError `deal/not-found`
 */
export const recountDeal = (
  deps: Deps,
  id: string,
  by: By,
): Promise<Recorded<{ before: ProductStock; after: ProductStock }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readDeal(id)
    if (!stored) throw new AppError('deal/not-found')
    const uses = recountUses(stored.data, await salesOf(stored.data.vendor_id))
    const counted = { ...uses, updated_at: timestampFromMillis(now) }
    changeDeal(batch, stored, counted)
    const [before, after] = [usesOf(stored.data), usesOf({ ...stored.data, ...counted })]
    const entry = {
      action: 'recount-stock',
      subject: id,
      before: before.variants,
      after: after.variants,
    }
    return { entry, result: { before, after } }
  })
