import { AppError } from '../../contract/errors'
import type { Product } from '../../contract/product'
import { timestampFromMillis } from '../../contract/time'
import type { Vendor } from '../../contract/vendor'
import { commitGuarded } from '../../store/commit'
import { changeProduct, productsOfVendor, readProduct } from '../../store/products'
import { readVendor } from '../../store/vendors'
import type { Deps } from '../deps'
import { paceOf } from '../pace'

const copyOf = ({ vendor_id, name, logo, status }: Vendor) => ({
  vendor_details: { vendor_id, name, logo },
  vendor_active: status === 'active',
})

const isUpToDate = (
  product: Product,
  { vendor_details, vendor_active }: ReturnType<typeof copyOf>,
) =>
  product.vendor_active === vendor_active &&
  product.vendor_details.name === vendor_details.name &&
  product.vendor_details.logo === vendor_details.logo

const copyTo = (deps: Deps, id: string, copy: ReturnType<typeof copyOf>): Promise<void> =>
  commitGuarded(paceOf(deps), 'product/busy', async (batch) => {
    const kept = await readProduct(id)
    if (!kept) throw new AppError('product/not-found')
    changeProduct(batch, kept, { ...copy, updated_at: timestampFromMillis(deps.clock()) })
    return { answer: undefined }
  })

/** Cards carry the store's name and logo: brings every product of a store to what the store says. */
export const copyToProducts = async (deps: Deps, vendor_id: string): Promise<void> => {
  const kept = await readVendor(vendor_id)
  if (!kept) return
  const copy = copyOf(kept.data)
  for await (const products of productsOfVendor(vendor_id)) {
    for (const product of products) {
      if (!isUpToDate(product, copy)) await copyTo(deps, product.id, copy)
    }
  }
}
