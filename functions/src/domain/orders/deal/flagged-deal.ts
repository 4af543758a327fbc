import type { Deal } from '../../../contract/entities/orders/deal'
import { shownDealCode } from '../../../contract/orders/deal-code'

/** Who wrote it: the seller, or the buyer of a request. @throws Error if it was nobody */
export const makerOf = ({ id, made_by, vendor_id, buyer_id }: Deal): string => {
  const uid = made_by === 'buyer' ? buyer_id : vendor_id
  if (uid === null) throw new Error(`the deal ${id} was made by nobody`)
  return uid
}

/** What its maker's notification says of it. */
export const flagValuesOf = ({ id, code, made_by, terms }: Deal) => ({
  party: made_by,
  deal_id: id,
  deal_code: shownDealCode(code),
  product_name: terms.title,
})
