import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../../amount'
import { idSchema, uidSchema } from '../../ids'
import { phoneSchema } from '../../text/phone'
import { nameSchema } from '../../text/plain-line'
import { textSchema } from '../../text/unsafe-text'
import { timestampSchema } from '../../timestamp'
import { carrierSchema, wayBackSchema } from '../delivery/carrier'
import { DELIVERY_METHODS, deliveryTimesSchema, promisedSchema } from '../delivery/delivery'
import { refundSchema } from '../money/refund'
import { transactionVatSchema } from '../money/tax'
import { chargebackSchema } from './chargeback'
import { deadlineSchema } from './deadline'
import { disputeSchema } from './dispute'
import { partialSchema } from './partial'
import { goodsReturnSchema } from './return'
import { returnPolicySchema } from './return-policy'
import { sourceSchema } from './source'
import { MAX_TRANSACTION_ITEMS, transactionItemSchema } from './transaction-item'
import { transactionMoneySchema } from './transaction-money'

export const TRANSACTION_STATUSES = [
  'pending',
  'in_escrow',
  'completed',
  'in_dispute',
  'reversed',
] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** The tabs of a transaction list; `all` is not a status. */
export const STATUS_FILTERS = ['all', ...TRANSACTION_STATUSES] as const

/** The specification's colour of each status, as a theme colour name. */
export const STATUS_COLOURS: Record<
  TransactionStatus,
  'warning' | 'neutral' | 'primary' | 'error'
> = {
  pending: 'warning',
  in_escrow: 'neutral',
  completed: 'primary',
  in_dispute: 'error',
  reversed: 'error',
}

export const statusLabel = (status: string): string => status.replaceAll('_', ' ')

export const FULFILMENTS = [
  'awaiting_confirmation',
  'confirmed',
  'shipped',
  'delivered',
  'return_asked',
  'returning',
  'returned',
  'cancelled',
] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

/** The provider's names, in the order in which they are offered; OPay and other apps are `bank`. */
export const PAYMENT_CHANNELS = ['bank_transfer', 'card', 'bank', 'ussd'] as const
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number]

export const DISPUTE_REASONS = [
  'not_received',
  'not_as_described',
  'damaged',
  'wrong_item',
  'counterfeit',
  'buyer_unreachable',
  'other',
] as const

/** Why the ship-by day isn't the promised one any more; lateness is the first alone. */
const SHIP_BY_MOVES = [
  'confirmed_late',
  'choice',
  'carrier_cancelled',
  'dispute',
  'second_try',
] as const
export type ShipByMove = (typeof SHIP_BY_MOVES)[number]

/** Of what either party writes in a dispute or a return. */
export const REASON_LENGTH = { min: 10, max: 2_000 } as const
export const reasonTextSchema = textSchema(REASON_LENGTH.min, REASON_LENGTH.max)
export const disputeTextSchema = textSchema(1, REASON_LENGTH.max)
/** Of a reason that is asked for beside an action. */
export const MAX_SHORT_REASON = 500

export const deliverySchema = z.object({
  recipient_name: nameSchema(2),
  phone: phoneSchema,
  address: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
  city: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
  state: z.string().check(z.minLength(2), z.maxLength(40)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(300))),
})
export type Delivery = z.infer<typeof deliverySchema>

/** The destination's city and state, visible to both parties from the start. */
const deliveryPlaceSchema = z.pick(deliverySchema, { city: true, state: true })

/** The recipient and exact address, visible to the buyer, and to the vendor after payment. */
export const deliveryContactSchema = z.pick(deliverySchema, {
  recipient_name: true,
  phone: true,
  address: true,
  note: true,
})
export type DeliveryContact = z.infer<typeof deliveryContactSchema>

const shipmentSchema = z.object({
  carrier: z.string(),
  tracking_number: z.optional(z.string()),
  tracking_url: z.optional(z.string()),
  /** What a booked carrier's parcel is marked with. */
  label_url: z.optional(z.string()),
  waybill_note: z.optional(z.string()),
  photo_path: z.optional(z.string()),
  shipped_at: timestampSchema,
  delivered_at: z.optional(timestampSchema),
  /** How the handover was proved. */
  proof: z.optional(z.enum(['escrow_code', 'carrier', 'buyer'])),
})
export type Shipment = z.infer<typeof shipmentSchema>

/** The document `transactions/{id}`: the specification's Transaction plus the escrow's fields. */
export const transactionSchema = z.object({
  id: idSchema,
  /** The order's number as people read it, from creation on. */
  invoice_id: z.string(),
  /** The vendor's sequential number, from 1 and without gaps; null until the money is held. */
  invoice_number: z.nullable(z.int().check(z.positive())),
  /** The goods to send; `product_details`, `product_id` and `quantity` are the first one's. */
  items: z.array(transactionItemSchema).check(z.minLength(1), z.maxLength(MAX_TRANSACTION_ITEMS)),
  /** The units of all items together. */
  units_total: z.int().check(z.positive()),
  quantity: z.int().check(z.positive()),
  currency: currencySchema,
  /** In minor units, like all amounts here. */
  escrow_fee: amountMinorSchema,
  /** Goods, delivery and escrow fee. */
  amount_paid: amountMinorSchema,
  /** The part of `amount_paid` for delivery by the vendor; none if it is included in the price. */
  delivery_fee: z.optional(amountMinorSchema),
  delivery_method: z.optional(z.enum(DELIVERY_METHODS)),
  delivery_times: z.optional(deliveryTimesSchema),
  carrier: z.optional(carrierSchema),
  /** What the vendor pays of the goods at their release, as it was at the order; none if 0. */
  commission_minor: z.optional(amountMinorSchema),
  /** What the provider keeps if the charge goes back: its local fee on this order's part at most. */
  failed_sale_cost_minor: z.optional(amountMinorSchema),
  /** Set when the money is held, if we were registered for VAT then. */
  vat: z.optional(transactionVatSchema),
  /** The store wasn't proven when it was ordered: its money matures later. */
  unproven_store: z.optional(z.literal(true)),
  /** The buyer wasn't known to have a completed purchase: unpaid, it counts with those of others. */
  unproven_buyer: z.optional(z.literal(true)),
  /** Set when the money is held. */
  promised: z.optional(promisedSchema),
  status: z.object({ status: z.enum(TRANSACTION_STATUSES) }),
  product_details: z.object({
    name: z.string(),
    price: amountMinorSchema,
    slug: z.string(),
    image_url: z.string(),
    vendor_details: z.object({
      name: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
    }),
  }),
  customer_details: z.object({ name: z.string() }),
  buyer_id: uidSchema,
  vendor_id: uidSchema,
  /** The goods' product; of a deal its id, which names no product. */
  product_id: idSchema,
  source: z.optional(sourceSchema),
  fulfilment: z.enum(FULFILMENTS),
  delivery: deliveryPlaceSchema,
  payment: z.object({
    reference: z.string(),
    channel: z.enum(PAYMENT_CHANNELS),
    paid_at: z.nullable(timestampSchema),
    /** How many orders the payment is for, each of another store; absent for one. */
    orders: z.optional(z.int().check(z.minimum(2))),
  }),
  deadline: z.nullable(deadlineSchema),
  /** When the scheduled job must act next: a reminder or the deadline. */
  due_at: z.nullable(timestampSchema),
  /** Failures of that job since its last success; each failure postpones `due_at` further. */
  due_failures: z.optional(z.int().check(z.nonnegative())),
  reminders_sent: z.int().check(z.nonnegative()),
  /** By when the vendor ships, set when the money is held: the one day that is named anywhere. */
  ship_by: z.nullable(timestampSchema),
  /** What has moved `ship_by` since, in order. */
  ship_by_moves: z.optional(z.array(z.enum(SHIP_BY_MOVES))),
  /** From when the buyer may cancel what isn't shipped; a late confirmation doesn't move it. */
  cancel_from: z.optional(timestampSchema),
  shipment: z.nullable(shipmentSchema),
  dispute: z.nullable(disputeSchema),
  /** The open return, or the last one. */
  return: z.optional(goodsReturnSchema),
  way_back: z.optional(wayBackSchema),
  /** The goods, by `goodsIdOf`, of which a return was asked: each once. */
  return_asked_for: z.optional(z.array(z.string())),
  /** The store's policy as it was bought under; absent: nothing goes back for a changed mind. */
  return_policy: z.optional(returnPolicySchema),
  /** 2 once the vendor sends a replacement or the repaired goods. */
  round: z.optional(z.literal(2)),
  /** What stays with the buyer while units are sent a second time was handed over with the code. */
  kept_by_code: z.optional(z.literal(true)),
  /** When the buyer added days to the inspection, which they may once. */
  extended_at: z.optional(timestampSchema),
  /** How many disputes each party has raised, including withdrawn ones. */
  disputes_raised: z.object({ buyer: z.int(), vendor: z.int() }),
  /** In order of arrival, including those from before the current dispute. */
  chargebacks: z.array(chargebackSchema),
  /** Where the charged money is. Always charged = held + released + fee + refunded + carrier + commission. */
  money: transactionMoneySchema,
  refund: z.nullable(refundSchema),
  /** Money came after the order had lapsed: until then its refund waits and the buyer may keep it. */
  keep_until: z.optional(timestampSchema),
  /** Set if the vendor confirmed fewer units than were ordered. */
  partial: z.optional(partialSchema),
  /** Set if the vendor had none of the units. */
  all_missing: z.optional(z.literal(true)),
  /** The chain's number of ledger entries and the hash of the last one. */
  ledger: z.object({ count: z.int(), head: z.nullable(z.string()) }),
  event_count: z.int(),
  /** Keys of applied commands, `actor:action:digest`, by which duplicates are recognized. */
  applied_commands: z.array(z.string()),
  review_id: z.nullable(z.string()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  /** When the transaction completed or was reversed. */
  ended_at: z.nullable(timestampSchema),
})
export type Transaction = z.infer<typeof transactionSchema>
