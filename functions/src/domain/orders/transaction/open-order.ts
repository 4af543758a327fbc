import { allocate } from '../../../contract/allocate'
import { isFinal } from '../../../contract/catalog/final-goods'
import type { ReturnPolicy } from '../../../contract/entities/orders/return-policy'
import type { DealSource } from '../../../contract/entities/orders/source'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionItem } from '../../../contract/entities/orders/transaction-item'
import { commissionOf } from '../../../contract/escrow/commission'
import { lagosDayOf } from '../../../contract/lagos-day'
import { timestampFromMillis } from '../../../contract/time'
import type { Offer } from '../../catalog/product/offer'
import type { ChosenDelivery } from '../../delivery/choose-delivery'
import { arrivalDeadline, dueAt, shortPayDeadline } from './deadlines'
import type { Decision, Purchase } from './decision'
import { commandKeysAfter } from './duplicate-commands'
import { eventId } from './event-id'
import { reserve } from './stock-movements'
import { storedStatus } from './stored-status'

/** The vendor's details that a transaction copies at the time of purchase. */
export type StoreSnapshot = Transaction['product_details']['vendor_details']

/** What the buyer takes of one variant, and the haggle that its price came from. */
export type OrderLine = { offer: Offer; quantity: number; offer_id?: string }

/** One store's part of a purchase, priced. Amounts in minor units. */
export type PricedOrder = {
  id: string
  store: StoreSnapshot
  lines: readonly OrderLine[]
  chosen: ChosenDelivery
  escrow_fee: number
  /** The vendor's part of a deal's fee, which is paid at the release as a commission is. */
  vendor_fee: number
  source?: DealSource | undefined
  return_policy?: ReturnPolicy | undefined
}

export const goodsOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { offer, quantity }) => sum + offer.variant.price * quantity, 0)

/** The goods as they are bought, each with its share of the order's escrow fee. */
const itemsOf = (lines: readonly OrderLine[], escrow_fee: number): TransactionItem[] => {
  const shares = allocate(
    escrow_fee,
    lines.map(({ offer, quantity }) => ({
      id: offer.variant.id,
      weight: offer.variant.price * quantity,
    })),
  )
  return lines.map(({ offer: { product, variant, choice }, quantity, offer_id }, index) => {
    const { images } = product
    const image = images.find(({ path }) => path === variant.image_path) ?? images[0]
    return {
      product_id: product.id,
      variant_id: variant.id,
      title: product.name,
      slug: product.slug,
      options: choice,
      ...(variant.sku === undefined ? {} : { sku: variant.sku }),
      unit_price: variant.price,
      quantity,
      weight_grams: variant.weight_grams ?? 0,
      image_url: image?.url_320 ?? '',
      escrow_fee_minor: shares[index] ?? 0,
      ...(offer_id && { offer_id }),
      ...(isFinal(product) && { is_final: true as const }),
    }
  })
}

/** `OJA-20260131-K3F9QZ`: the Lagos day of the order and the end of the transaction's id. */
const invoiceId = (id: string, now: number): string =>
  `OJA-${lagosDayOf(now).replaceAll('-', '')}-${id.slice(-6).toUpperCase()}`

type Request = Pick<Purchase, 'buyer' | 'delivery' | 'channel' | 'reference'> & {
  /** How many orders are paid together. */
  orders: number
}

/** Opens one store's order of a purchase, whose lines were checked and priced. */
export const openOrder = (
  { id, store, lines, chosen, escrow_fee, vendor_fee, source, return_policy }: PricedOrder,
  { buyer, delivery, channel, reference, orders }: Request,
  now: number,
): Decision => {
  const at = timestampFromMillis(now)
  const items = itemsOf(lines, escrow_fee)
  const [line] = lines
  const [item] = items
  if (!line || !item) throw new Error(`the order ${id} is empty`)
  const { product } = line.offer
  const goods_minor = goodsOf(lines)
  const commission_minor = commissionOf(goods_minor) + vendor_fee
  const amount_paid = goods_minor + (chosen.delivery_fee ?? 0) + escrow_fee
  const { status, fulfilment } = storedStatus('pending', { fulfilment: 'awaiting_confirmation' })
  const opened: Transaction = {
    id,
    invoice_id: invoiceId(id, now),
    invoice_number: null,
    items,
    units_total: items.reduce((sum, { quantity }) => sum + quantity, 0),
    quantity: item.quantity,
    currency: product.currency,
    escrow_fee,
    amount_paid,
    ...chosen,
    ...(commission_minor > 0 && { commission_minor }),
    ...(return_policy && { return_policy }),
    status,
    product_details: {
      name: item.title,
      price: item.unit_price,
      slug: item.slug,
      image_url: item.image_url,
      vendor_details: store,
    },
    customer_details: { name: buyer.name },
    buyer_id: buyer.uid,
    vendor_id: product.vendor_id,
    product_id: product.id,
    ...(source && { source }),
    fulfilment,
    delivery: { city: delivery.city, state: delivery.state },
    payment: { reference, channel, paid_at: null, ...(orders > 1 && { orders }) },
    deadline: null,
    due_at: null,
    reminders_sent: 0,
    ship_by: null,
    shipment: null,
    dispute: null,
    disputes_raised: { buyer: 0, vendor: 0 },
    chargebacks: [],
    money: {
      charged_minor: 0,
      held_minor: 0,
      released_minor: 0,
      fee_minor: 0,
      refunded_minor: 0,
    },
    refund: null,
    ledger: { count: 0, head: null },
    event_count: 1,
    applied_commands: commandKeysAfter({ applied_commands: [] }, 'buyer:create:', 'pending'),
    review_id: null,
    created_at: at,
    updated_at: at,
    ended_at: null,
  }
  const deadline =
    buyer.is_unverified || source?.is_live
      ? shortPayDeadline(now)
      : arrivalDeadline('pending', opened, now)
  return {
    transaction: { ...opened, deadline, due_at: dueAt({ deadline }, now) },
    event: {
      id: eventId(1, 'create'),
      transaction_id: id,
      actor: { role: 'buyer', id: buyer.uid },
      action: 'create',
      from: 'none',
      to: 'pending',
      note: null,
      amount_minor: opened.amount_paid,
      at,
      deadline_at: deadline?.at ?? null,
    },
    ledger: [],
    stock: reserve(items),
    unpaid_end: null,
    vendor_minor: 0,
    vendor_cost_minor: 0,
    dispute_entry: null,
    tasks: [],
  }
}
