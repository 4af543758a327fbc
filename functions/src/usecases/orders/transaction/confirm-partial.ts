import type { BodyOf } from '../../../contract/api/endpoint'
import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { transactionEndpoints } from '../../../contract/api/orders/transactions'
import { itemsByGoods } from '../../../contract/catalog/variants'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionItem } from '../../../contract/entities/orders/transaction-item'
import { findTransition } from '../../../contract/escrow/actions'
import { loadProfile } from '../../../db/delivery/load-profile'
import { readVendor } from '../../../db/people/vendors'
import { quoteDelivery } from '../../../domain/delivery/quote-delivery'
import { divideItems } from '../../../domain/orders/transaction/effects/partial'
import type { Actor, Deps } from '../../deps'
import { executeAsParty } from './execute-as-party'

type Body = BodyOf<(typeof transactionEndpoints)['confirmPartial']>

/** What the store takes now for bringing these items, or what was paid if it can't be quoted. */
const deliveryFeeNow = async (
  { vendor_id, delivery, delivery_method, delivery_fee = 0 }: Transaction,
  items: readonly TransactionItem[],
): Promise<number> => {
  if (delivery_fee === 0) return 0
  const vendor = await readVendor(vendor_id)
  const profile = vendor && (await loadProfile(vendor.data))
  if (!profile) return delivery_fee
  const parcel = items.map(({ quantity, unit_price, weight_grams }) => ({
    quantity,
    price: unit_price,
    weight_grams,
  }))
  const { options } = quoteDelivery(profile, parcel, delivery)
  return options.find(({ method }) => method === delivery_method)?.fee_minor ?? delivery_fee
}

/** Whether the vendor has no unit of any line. */
const isNothing = (order: Transaction, lines: Body['lines']): boolean => {
  const items = itemsByGoods(order.items)
  return (
    items.length === lines.length &&
    items.every(({ product_id, variant_id }) =>
      lines.some(
        (line) =>
          line.product_id === product_id && line.variant_id === variant_id && line.quantity === 0,
      ),
    )
  )
}

/**
 * Takes an order with fewer units than were ordered. If none is left, the order is declined.
 * @throws AppError `transaction/units-out-of-range`
 */
export const confirmPartial = (
  deps: Deps,
  actor: Actor,
  id: string,
  { lines, reason }: Body,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction, party, now) => {
    // Nothing is left, also where it was declined so before.
    if (isNothing(transaction, lines)) {
      return { command: { action: 'decline', reason, is_missing: true } }
    }
    const command = { action: 'confirm_partial', lines, reason } as const
    // A repeated request is recognized before its lines are compared with what is left.
    if (!findTransition(transaction, command.action, party, now)) {
      return { command: { ...command, delivery_fee_minor: 0 } }
    }
    const { left } = divideItems(transaction, lines)
    const delivery_fee_minor = await deliveryFeeNow(transaction, left)
    return { command: { ...command, delivery_fee_minor } }
  })
