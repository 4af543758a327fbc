import { syncStock } from '../usecases/catalog/product/sync-stock'
import type { Deps } from '../usecases/deps'

/** Keeps what the public product says of its stock up to date. Idempotent. */
export const onStockWritten = (deps: Deps, product_id: string): Promise<void> =>
  syncStock(deps, product_id)
