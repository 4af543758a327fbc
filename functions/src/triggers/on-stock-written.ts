import type { Deps } from '../usecases/deps'
import { followStock } from '../usecases/product/follow-stock'

/** Keeps what the public product says of its stock up to date. Idempotent. */
export const onStockWritten = (deps: Deps, product_id: string): Promise<void> =>
  followStock(deps, product_id)
