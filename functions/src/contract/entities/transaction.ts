import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../amount'
import { idSchema, uidSchema } from '../ids'
import { STATES } from '../reference/states'
import { phoneSchema } from '../text/phone'
import { nameSchema } from '../text/plain-line'
import { timestampSchema } from '../timestamp'

export const TRANSACTION_STATUSES = [
  'pending',
  'in_escrow',
  'completed',
  'in_dispute',
  'reversed',
] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** The tabs of a transaction list: `all` is a filter only, never a status. */
export const STATUS_FILTERS = ['all', ...TRANSACTION_STATUSES] as const

/** The specification's colour of each status, by the theme's name. */
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

/** A status as a person reads it. */
export const statusLabel = (status: string): string => status.replaceAll('_', ' ')

export const FULFILMENTS = [
  'awaiting_confirmation',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

export const PARTIES = ['buyer', 'vendor'] as const
export type Party = (typeof PARTIES)[number]
export const ACTORS = [...PARTIES, 'provider', 'system', 'operator'] as const
export type Actor = (typeof ACTORS)[number]

export const PAYMENT_CHANNELS = ['card', 'bank_transfer'] as const
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

/** `lost`: the bank took the money, or a part of it. */
export const CHARGEBACK_STATES = ['open', 'won', 'lost'] as const

export const MAX_EVIDENCE_PER_PARTY = 5
export const reasonTextSchema = z.string().check(z.trim(), z.minLength(10), z.maxLength(2000))

export const deliverySchema = z.object({
  recipient_name: nameSchema(2),
  phone: phoneSchema,
  address: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
  city: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
  state: z.string().check(z.minLength(2), z.maxLength(40)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(300))),
})
export type Delivery = z.infer<typeof deliverySchema>

/** Roughly where it goes: both parties see it from the start. */
export const deliveryPlaceSchema = z.pick(deliverySchema, { city: true, state: true })

/** To whom and where exactly: the buyer's own, and the vendor's once it is paid. */
export const deliveryContactSchema = z.pick(deliverySchema, {
  recipient_name: true,
  phone: true,
  address: true,
  note: true,
})
export type DeliveryContact = z.infer<typeof deliveryContactSchema>
/** As it is asked for: the server holds the area, `city`, against the state's list. */
export const deliveryRequestSchema = z.extend(deliverySchema, { state: z.enum(STATES) })

/** What happens to the money if the actor does nothing by `at`. */
export const DEADLINE_EFFECTS = [
  'reverse_unpaid',
  'refund_buyer',
  'allow_cancellation',
  'release_to_vendor',
  'decide_by_default',
  'escalate',
  'stay_held',
] as const
export type DeadlineEffect = (typeof DEADLINE_EFFECTS)[number]

export const deadlineSchema = z.object({
  actor: z.enum(ACTORS),
  /** The action of the escrow table that is waited for. */
  action: z.string(),
  /** When the period began: reminders are sent at its half. */
  since: timestampSchema,
  at: timestampSchema,
  effect: z.enum(DEADLINE_EFFECTS),
})
export type Deadline = z.infer<typeof deadlineSchema>

export const shipmentSchema = z.object({
  carrier: z.string(),
  tracking_number: z.optional(z.string()),
  tracking_url: z.optional(z.string()),
  waybill_note: z.optional(z.string()),
  photo_path: z.optional(z.string()),
  shipped_at: timestampSchema,
  delivered_at: z.optional(timestampSchema),
  /** How the handover is known. */
  proof: z.optional(z.enum(['escrow_code', 'carrier', 'buyer'])),
})
export type Shipment = z.infer<typeof shipmentSchema>

export const proposalSchema = z.object({
  by: z.enum(PARTIES),
  /** What the buyer would get back, in minor units; at most the goods. */
  refund_minor: amountMinorSchema,
  at: timestampSchema,
})

/** One claim of the payer's bank on the payment; there may be several. */
export const chargebackSchema = z.object({
  /** The provider's id of it. */
  id: z.string(),
  state: z.enum(CHARGEBACK_STATES),
  /** What the bank asks for while it is open, and what it took in the end. */
  amount_minor: amountMinorSchema,
  opened_at: timestampSchema,
  /** Until when the provider takes our answer. */
  due_at: timestampSchema,
})
export type Chargeback = z.infer<typeof chargebackSchema>

/** The dispute's summary; its evidence and messages are documents of their own. */
export const disputeSchema = z.object({
  raised_by: z.enum(['buyer', 'vendor', 'provider']),
  reason: z.string(),
  description: z.string(),
  opened_at: timestampSchema,
  /** What was left of the clock that stopped, and what it was waiting for. */
  paused: z.nullable(
    z.object({ deadline: deadlineSchema, left_ms: z.int().check(z.nonnegative()) }),
  ),
  responded: z.boolean(),
  escalated: z.boolean(),
  /** True while any chargeback is open: only the provider and the operator move money. */
  frozen: z.boolean(),
  proposal: z.nullable(proposalSchema),
  evidence_count: z.object({ buyer: z.int(), vendor: z.int() }),
})
export type Dispute = z.infer<typeof disputeSchema>

export const REFUND_STATES = [
  'pending',
  'processing',
  'processed',
  'failed',
  'needs_attention',
] as const

/** The document `transactions/{id}`: the specification's Transaction, and what escrow needs. */
export const transactionSchema = z.object({
  id: idSchema,
  /** What people call the order from its first moment. */
  invoice_id: z.string(),
  /** Counts the vendor's paid sales, from 1 and without a gap; null until the money is held. */
  invoice_number: z.nullable(z.int().check(z.positive())),
  quantity: z.int().check(z.positive()),
  currency: currencySchema,
  /** Minor units, as all amounts here. */
  escrow_fee: amountMinorSchema,
  amount_paid: amountMinorSchema,
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
  product_id: idSchema,
  fulfilment: z.enum(FULFILMENTS),
  delivery: deliveryPlaceSchema,
  payment: z.object({
    reference: z.string(),
    channel: z.enum(PAYMENT_CHANNELS),
    paid_at: z.nullable(timestampSchema),
  }),
  deadline: z.nullable(deadlineSchema),
  /** The next instant at which the sweep has work here: a reminder or the deadline. */
  due_at: z.nullable(timestampSchema),
  /** How often that work failed since it last went well; each time `due_at` moves further on. */
  due_failures: z.optional(z.int().check(z.nonnegative())),
  reminders_sent: z.int().check(z.nonnegative()),
  /** Until when the vendor should ship; after it the buyer may cancel. */
  ship_by: z.nullable(timestampSchema),
  shipment: z.nullable(shipmentSchema),
  dispute: z.nullable(disputeSchema),
  /** How many disputes each party has raised here, those that were withdrawn included. */
  disputes_raised: z.object({ buyer: z.int(), vendor: z.int() }),
  /** In the order in which they came; also those of before a dispute that is open now. */
  chargebacks: z.array(chargebackSchema),
  /** Where the charged money is. charged = held + released + fee + refunded, at every instant. */
  money: z.object({
    charged_minor: amountMinorSchema,
    held_minor: amountMinorSchema,
    released_minor: amountMinorSchema,
    fee_minor: amountMinorSchema,
    refunded_minor: amountMinorSchema,
  }),
  refund: z.nullable(z.object({ amount_minor: amountMinorSchema, state: z.enum(REFUND_STATES) })),
  /** How many ledger entries it has, and the hash of the last one. */
  ledger: z.object({ count: z.int(), head: z.nullable(z.string()) }),
  event_count: z.int(),
  /** What was done, as `actor:action:what`, by which a repeated request is known. */
  applied: z.array(z.string()),
  review_id: z.nullable(z.string()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  /** When it completed or was reversed. */
  ended_at: z.nullable(timestampSchema),
})
export type Transaction = z.infer<typeof transactionSchema>

/** The document `transactions/{id}/private/{uid}`: what the other party doesn't read there. */
export const privatePartSchema = z.object({
  contact: deliveryContactSchema,
  /** The buyer's alone, as is where to pay. */
  escrow_code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  authorization_url: z.optional(z.string()),
})
export type PrivatePart = z.infer<typeof privatePartSchema>
export type BuyerSecret = Required<PrivatePart>

/** An immutable step of the timeline, `transactions/{id}/events/{id}`. */
export const transactionEventSchema = z.object({
  id: z.string(),
  transaction_id: idSchema,
  who: z.object({ actor: z.enum(ACTORS), id: z.string() }),
  action: z.string(),
  from: z.string(),
  to: z.string(),
  note: z.nullable(z.string()),
  amount_minor: z.nullable(amountMinorSchema),
  at: timestampSchema,
  /** Until when the next step was due once this one was taken; null where nothing was waited for. */
  deadline_at: z.nullable(timestampSchema),
})
export type TransactionEvent = z.infer<typeof transactionEventSchema>

/** Evidence and messages of a dispute, `transactions/{id}/dispute/{id}`; append-only. */
export const disputeEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['evidence', 'message', 'proposal']),
  by: z.enum(PARTIES),
  text: z.nullable(z.string()),
  paths: z.array(z.string()),
  refund_minor: z.nullable(amountMinorSchema),
  at: timestampSchema,
})
export type DisputeEntry = z.infer<typeof disputeEntrySchema>
