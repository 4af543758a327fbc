import { AppError } from '../../contract/api/errors'
import type { Product } from '../../contract/entities/product'
import type { Transaction } from '../../contract/entities/transaction'
import { escrowFeeOf } from '../../contract/escrow/fee'
import { lagosDayOf } from '../../contract/lagos-day'
import { ALL_STATES } from '../../contract/product-facts'
import { millisOf, timestampFromMillis } from '../../contract/time'
import { arrivalDeadline, dueAt } from './deadlines'
import type { Decision, Purchase } from './decision'
import { commandKeysAfter } from './duplicate-commands'
import { eventId } from './event-id'
import { reserve } from './stock-movements'
import { storedStatus } from './stored-status'

/** The vendor's details that a transaction copies at the time of purchase. */
export type StoreSnapshot = Transaction['product_details']['vendor_details']

type Stocked = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'price'
  | 'currency'
  | 'images'
  | 'available_items'
  | 'reserved_items'
  | 'held_until'
  | 'delivery_states'
  | 'vendor_id'
  | 'status'
  | 'vendor_active'
>

/** If reserved items would cover the quantity: how many they are and until when they are held. */
const heldItems = (product: Stocked, quantity: number, now: number) => {
  const { available_items, reserved_items, held_until } = product
  const isHeld = held_until !== undefined && millisOf(held_until) > now
  return isHeld && available_items + reserved_items >= quantity
    ? { held_items: reserved_items, held_until }
    : {}
}

const checkPurchase = (
  product: Stocked,
  { buyer, quantity, delivery }: Purchase,
  now: number,
): void => {
  if (product.vendor_id === buyer.uid) throw new AppError('product/own-store')
  if (product.status !== 'active' || !product.vendor_active) {
    throw new AppError('product/not-on-sale')
  }
  if (product.available_items < quantity) {
    const { available_items } = product
    const held = heldItems(product, quantity, now)
    throw new AppError('product/out-of-stock', { available_items, ...held })
  }
  const { delivery_states } = product
  if (!delivery_states.includes(ALL_STATES) && !delivery_states.includes(delivery.state)) {
    throw new AppError('product/not-delivered-there', { delivery_states })
  }
}

/** The error that carries the current total, so that the buyer can confirm it. */
export const priceChanged = (now: {
  price: number
  escrow_fee: number
  amount_paid: number
}): AppError =>
  new AppError('product/price-changed', {
    price: now.price,
    escrow_fee: now.escrow_fee,
    total_minor: now.amount_paid,
  })

/** `OJA-20260131-K3F9QZ`: the Lagos day of the order and the end of the transaction's id. */
const invoiceId = (id: string, now: number): string =>
  `OJA-${lagosDayOf(now).replaceAll('-', '')}-${id.slice(-6).toUpperCase()}`

/**
 * Opens a purchase. Price, fee and stock come from the product, never from the client. A total
 * below the one that the buyer saw is accepted; a higher one must be confirmed.
 * @param now epoch milliseconds
 */
export const openPurchase = (
  product: Stocked,
  store: StoreSnapshot,
  purchase: Purchase,
  now: number,
): Decision => {
  checkPurchase(product, purchase, now)
  const { id, buyer, quantity, delivery, channel, reference } = purchase
  const at = timestampFromMillis(now)
  const goods_minor = product.price * quantity
  const escrow_fee = escrowFeeOf(goods_minor)
  const total_minor = goods_minor + escrow_fee
  if (total_minor > purchase.expected_total_minor) {
    throw priceChanged({ price: product.price, escrow_fee, amount_paid: total_minor })
  }
  const { status, fulfilment } = storedStatus('pending', { fulfilment: 'awaiting_confirmation' })
  const opened: Transaction = {
    id,
    invoice_id: invoiceId(id, now),
    invoice_number: null,
    quantity,
    currency: product.currency,
    escrow_fee,
    amount_paid: total_minor,
    status,
    product_details: {
      name: product.name,
      price: product.price,
      slug: product.slug,
      image_url: product.images[0]?.url ?? '',
      vendor_details: store,
    },
    customer_details: { name: buyer.name },
    buyer_id: buyer.uid,
    vendor_id: product.vendor_id,
    product_id: product.id,
    fulfilment,
    delivery: { city: delivery.city, state: delivery.state },
    payment: { reference, channel, paid_at: null },
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
  const deadline = arrivalDeadline('pending', opened, now)
  return {
    transaction: { ...opened, deadline, due_at: dueAt(deadline, now) },
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
    stock: reserve(quantity),
    unpaid_end: null,
    vendor_minor: 0,
    dispute_entry: null,
    tasks: [],
  }
}
