import { AppError } from '../../../contract/api/errors'
import type { Product } from '../../../contract/entities/catalog/product'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { isPublicStore } from '../../../contract/people/public-store'
import { isSameRest } from '../../../contract/people/store-rest'
import { timestampFromMillis } from '../../../contract/time'
import { changeProduct, productsOfVendor, readProduct } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import { readVendor } from '../../../db/people/vendors'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

const copyOf = ({ vendor_id, name, logo, status, is_listed, delivery_version, rest }: Vendor) => ({
  vendor_details: { vendor_id, name, logo },
  vendor_active: isPublicStore({ status, is_listed }),
  ...(delivery_version === undefined ? {} : { delivery_version }),
  ...(rest === undefined ? {} : { store_rest: rest }),
})

const isUpToDate = (
  product: Product,
  { vendor_details, vendor_active, delivery_version, store_rest }: ReturnType<typeof copyOf>,
) =>
  product.vendor_active === vendor_active &&
  product.delivery_version === delivery_version &&
  isSameRest(product.store_rest, store_rest) &&
  product.vendor_details.name === vendor_details.name &&
  product.vendor_details.logo === vendor_details.logo

const copyTo = (deps: Deps, id: string, copy: ReturnType<typeof copyOf>): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
    const stored = await readProduct(id)
    if (!stored) throw new AppError('product/not-found')
    changeProduct(batch, stored, { ...copy, updated_at: timestampFromMillis(deps.clock()) })
    return { result: undefined }
  })

/**
 * Copies a store's name, logo, status, rest and version of its delivery profile to all of its
 * products, so that cards show them.
 */
export const copyToProducts = async (deps: Deps, vendor_id: string): Promise<void> => {
  const stored = await readVendor(vendor_id)
  if (!stored) return
  const copy = copyOf(stored.data)
  for await (const products of productsOfVendor(vendor_id)) {
    for (const product of products) {
      if (!isUpToDate(product, copy)) await copyTo(deps, product.id, copy)
    }
  }
}
