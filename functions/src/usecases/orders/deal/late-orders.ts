import type { Deal } from '../../../contract/entities/orders/deal'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { dateText } from '../../../contract/lagos-text'
import { shownDealCode } from '../../../contract/orders/deal-code'
import { dealOf } from '../../../contract/orders/deal-of'
import { timestampFromMillis } from '../../../contract/time'
import type { Batch } from '../../../db/firestore'
import { addLateOrder, readDeal } from '../../../db/orders/deals'
import { readTransaction } from '../../../db/orders/transactions'
import { dealStateOf } from '../../../domain/orders/deal/deal-state'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'

/** Of each deal: its seller can open it again for so many at once. */
const MAX_LATE_ORDERS = 10

/** Whether its seller can open it again by a later expiry or for more. `now` in epoch milliseconds. */
const canBeReopened = (deal: Deal, now: number): boolean => {
  const state = dealStateOf(deal, { is_payable: true }, now)
  const is_over = state === 'expired' || state === 'sold_out'
  return is_over && deal.made_by === 'vendor' && !deal.of
}

/**
 * Notes an order whose money came after its deal had ended and goes back, and tells the seller, who can
 * open the deal again for its buyer. Undefined where there is nothing to open.
 */
export const noteLateOrder = async (
  deps: Deps,
  transaction: Transaction,
  now: number,
): Promise<((batch: Batch) => Promise<void>) | undefined> => {
  const source = dealOf(transaction)
  const deal = source && (await readDeal(source.id))?.data
  if (!deal || !canBeReopened(deal, now)) return undefined
  if ((deal.late_orders?.length ?? 0) >= MAX_LATE_ORDERS) return undefined
  return async (batch) => {
    addLateOrder(batch, deal.id, transaction.id)
    await notify(deps, batch, {
      uid: transaction.vendor_id,
      type: 'DEAL_PAID_LATE',
      id: `late-${transaction.id}`,
      values: {
        party: 'vendor',
        deal_id: deal.id,
        product_name: deal.terms.title,
        image_url: transaction.product_details.image_url,
      },
      at: timestampFromMillis(now),
    })
  }
}

/** Tells the buyers of late orders that the deal is open again. */
export const tellReopened = async (
  deps: Deps,
  batch: Batch,
  { id, code, version, terms, expires_at, late_orders = [], updated_at: at }: Deal,
  vendor: Vendor,
): Promise<void> => {
  const orders = await Promise.all(late_orders.map(readTransaction))
  const buyers = new Set(orders.flatMap((order) => order?.data.buyer_id ?? []))
  await notify(
    deps,
    batch,
    ...[...buyers].map((uid) => ({
      uid,
      type: 'DEAL_REOPENED' as const,
      id: `reopened-${id}-${version}`,
      values: {
        party: 'buyer' as const,
        deal_code: shownDealCode(code),
        product_name: terms.title,
        vendor_name: vendor.name,
        date: dateText(expires_at),
      },
      at,
    })),
  )
}
