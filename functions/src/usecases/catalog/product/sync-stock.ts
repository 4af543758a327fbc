import type { Product } from '../../../contract/entities/catalog/product'
import { timestampFromMillis } from '../../../contract/time'
import { changeProduct, readProduct } from '../../../db/catalog/products'
import { readStock } from '../../../db/catalog/stock'
import { commitWithRetry } from '../../../db/commit'
import { brokenVariants } from '../../../domain/catalog/product/stock-counts'
import { isOutdated, stockFigures } from '../../../domain/catalog/product/stock-figures'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/**
 * Brings the public product's figures up to its stock if people would notice the difference.
 * Reads both as they are now, so that events may come twice and in any order. An operator is alerted of
 * a count below zero.
 */
export const syncStock = (deps: Deps, product_id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
    const [stored, stock] = await Promise.all([readProduct(product_id), readStock(product_id)])
    if (!stored || !stock) return { result: undefined, skip_commit: true }
    // Payments and returns add to the counts without reading them, so it is looked at here.
    const variants = brokenVariants(stock.data)
    if (variants.length > 0) {
      deps.log.error('A count of stock is below zero', { id: product_id, variants })
    }
    const figures = stockFigures(stored.data, stock.data)
    if (!isOutdated(stored.data, figures)) return { result: undefined, skip_commit: true }
    const change: Partial<Product> = {
      ...figures,
      updated_at: timestampFromMillis(deps.clock()),
    }
    changeProduct(batch, stored, change)
    return { result: undefined }
  })
