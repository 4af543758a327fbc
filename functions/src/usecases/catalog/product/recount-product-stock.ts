import { AppError } from '../../../contract/api/errors'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../contract/time'
import { correctStock, readStock } from '../../../db/catalog/stock'
import { newestFirst } from '../../../db/orders/transactions'
import { recountStock } from '../../../domain/catalog/product/recount-stock'
import type { Deps } from '../../deps'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'

const salesOf = async (uid: string): Promise<Transaction[]> => {
  const sales: Transaction[] = []
  for await (const page of newestFirst({ uid, role: 'vendor', status: 'all' })) sales.push(...page)
  return sales
}

/**
 * Counts a product's reserved units afresh from the unpaid orders, and those that are available from
 * what was ever stocked, with the decision in the audit log. Every order that moves units changes the stock, so that one which is made meanwhile makes
 * this start again.
 * @throws AppError `product/not-found`
 */
export const recountProductStock = (
  deps: Deps,
  product_id: string,
  by: By,
): Promise<Recorded<{ before: ProductStock; after: ProductStock }>> =>
  commitDecision(deps, by, 'product/busy', async (batch, now) => {
    const stored = await readStock(product_id)
    if (!stored) throw new AppError('product/not-found')
    const before = stored.data
    const sales = await salesOf(before.vendor_id)
    const after = { ...recountStock(before, sales), updated_at: timestampFromMillis(now) }
    correctStock(batch, after, stored)
    const entry = {
      action: 'recount-stock',
      subject: product_id,
      before: before.variants,
      after: after.variants,
    }
    return { entry, result: { before, after } }
  })
