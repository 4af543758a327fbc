import { AppError } from '../../../../contract/api/errors'
import type { ReportedProduct } from '../../../../contract/entities/catalog/product-report'
import { getProduct } from '../../../../db/catalog/get-product'
import { readDeal } from '../../../../db/orders/deals'
import { flagValuesOf, makerOf } from '../../../../domain/orders/deal/flagged-deal'

/** What people can report: a product on sale, or a deal, of which they know the code. */
type Goods = Pick<ReportedProduct, 'product_name' | 'vendor_id' | 'deal'>

/** @throws AppError `product/not-found` */
export const readGoods = async (id: string): Promise<Goods> => {
  const deal = (await readDeal(id))?.data
  if (!deal) {
    const { name, vendor_id } = await getProduct(id)
    return { product_name: name, vendor_id }
  }
  if (deal.status === 'withdrawn') throw new AppError('product/not-found')
  const { product_name, ...values } = flagValuesOf(deal)
  return { product_name, vendor_id: makerOf(deal), deal: values }
}
