import { AppError } from '../../contract/api/errors'
import type { ProductStock } from '../../contract/entities/catalog/product-stock'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { readStock, saveStock } from '../../db/catalog/stock'
import { commitWithRetry } from '../../db/commit'
import { newestFirst } from '../../db/orders/transactions'
import { recountStock } from '../../domain/product/recount-stock'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

type Decided = { operator: string; reason: string }

const salesOf = async (uid: string): Promise<Transaction[]> => {
  const sales: Transaction[] = []
  for await (const page of newestFirst({ uid, role: 'vendor', status: 'all' })) sales.push(...page)
  return sales
}

/**
 * Counts a product's reserved units afresh from the unpaid orders, with the decision in the audit
 * log. Every order that moves units changes the stock, so that one which is made meanwhile makes
 * this start again.
 * @throws AppError `product/not-found`
 */
export const recountProductStock = (
  deps: Deps,
  product_id: string,
  decided: Decided,
): Promise<{ before: ProductStock; after: ProductStock }> =>
  commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
    const stored = await readStock(product_id)
    if (!stored) throw new AppError('product/not-found')
    const before = stored.data
    const at = timestampFromMillis(deps.clock())
    const after = { ...recountStock(before, await salesOf(before.vendor_id)), updated_at: at }
    saveStock(batch, after, stored)
    await addOpsDecision(batch, {
      ...decided,
      id: deps.ids(),
      action: 'recount-stock',
      subject: product_id,
      before: before.variants,
      after: after.variants,
      at,
    })
    return { result: { before, after } }
  })
