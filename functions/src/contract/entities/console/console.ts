import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { timestampSchema } from '../../timestamp'
import { attributesSchema } from '../catalog/product-fields'
import { PRODUCT_REPORT_REASONS } from '../catalog/product-report'
import { messageSchema } from '../messaging/message'
import { ledgerEntrySchema } from '../money/ledger'
import { walletHoldSchema } from '../money/wallet-hold'
import { dealTermsSchema } from '../orders/deal'
import { deliveryContactSchema, transactionSchema } from '../orders/transaction'
import { disputeEntrySchema, transactionEventSchema } from '../orders/transaction-parts'
import { OUTBOX_STATES } from '../outbox'
import { payoutAccountSchema, vendorSchema } from '../people/vendor'
import { auditLineSchema } from './audit'
import { caseDecisionSchema } from './case-decision'

/** What waits for a person. */
export const QUEUE_KINDS = [
  'decision',
  'dispute',
  'chargeback',
  'refund',
  'otp',
  'task',
  'failing',
  'product_report',
  'conversation_report',
  'ticket',
  'flagged_sale',
  'carrier_charge',
  'carrier_claim',
  'carrier_wallet',
  'unplaced',
] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]

/** What an item opens: a case, a reported product or conversation, or itself. */
const QUEUE_SUBJECTS = [
  'transaction',
  'payout',
  'store',
  'product',
  'report',
  'ticket',
  'unplaced',
  'due_item',
  'carrier',
] as const

export const queueItemSchema = z.object({
  /** What a decision about it names: the task, the event, the report and so on. */
  id: z.string(),
  kind: z.enum(QUEUE_KINDS),
  subject: z.object({ type: z.enum(QUEUE_SUBJECTS), id: z.string() }),
  title: z.string(),
  note: z.string(),
  /** Until when somebody should have acted, or since when it waits. */
  due_at: timestampSchema,
  amount_minor: z.nullable(z.int()),
  currency: z.nullable(z.string()),
})
export type QueueItem = z.infer<typeof queueItemSchema>

/**
 * What a chargeback is answered with: contested with proof, accepted, or contested with what there
 * is.
 */
const CHARGEBACK_ANSWERS = ['contest', 'accept', 'contest_weakly'] as const
export type ChargebackAnswer = (typeof CHARGEBACK_ANSWERS)[number]

const historySchema = z.object({
  all: z.int(),
  completed: z.int(),
  in_dispute: z.int(),
  reversed: z.int(),
})

/** A party of a case and what they did before. */
export const casePartySchema = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  joined_at: z.nullable(timestampSchema),
  history: historySchema,
})
export type CaseParty = z.infer<typeof casePartySchema>

const sharesSchema = z.object({
  buyer_minor: amountMinorSchema,
  /** Negative if the vendor bears a booked carrier's fee. */
  vendor_minor: z.int(),
  platform_minor: amountMinorSchema,
})

/** An order of a contested payment: what the bank claims of it, and what it could claim. */
const contestedOrderSchema = z.object({
  transaction_id: z.string(),
  version: z.int(),
  invoice_id: z.string(),
  goods: z.string(),
  store: z.string(),
  claimed_minor: amountMinorSchema,
  max_minor: amountMinorSchema,
})
export type ContestedOrder = z.infer<typeof contestedOrderSchema>

/** What buyers read of a product, as it was when it was ordered or as it is. */
export const shownProductSchema = z.object({
  product_id: z.string(),
  name: z.string(),
  description: z.string(),
  attributes: attributesSchema,
  /** As they are now: pictures that were replaced are gone. */
  images: z.array(z.string()),
  /** Whether the vendor changed the words since the order. */
  is_changed: z.boolean(),
  /** Of a deal, which has no attributes. */
  agreed: z.optional(
    z.pick(dealTermsSchema, { price_minor: true, delivery: true, fee_payer: true }),
  ),
})
export type ShownProduct = z.infer<typeof shownProductSchema>

/** Everything that a dispute is decided with. */
export const caseSchema = z.object({
  transaction: transactionSchema,
  /** A decision names it; what happens in between wins. */
  version: z.int(),
  /** Whether an operator can decide it now. */
  is_decidable: z.boolean(),
  /** Whether a second person has to confirm the decision. */
  needs_two: z.boolean(),
  /** What each outcome would do; a split at most gives back `split_max_minor`. */
  shares: z.object({ release: sharesSchema, refund: sharesSchema }),
  split_max_minor: amountMinorSchema,
  events: z.array(transactionEventSchema),
  dispute_entries: z.array(disputeEntrySchema),
  /** What was bought, as buyers read it when it was ordered. */
  products: z.array(shownProductSchema),
  /** Where it goes; null until it is paid, and once the buyer's account is deleted. */
  contact: z.nullable(deliveryContactSchema),
  /** What the two wrote to each other, oldest first; empty without a dispute or a chargeback. */
  thread: z.array(messageSchema),
  ledger: z.array(ledgerEntrySchema),
  tasks: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.enum(OUTBOX_STATES),
      last_error: z.nullable(z.string()),
    }),
  ),
  buyer: casePartySchema,
  vendor: casePartySchema,
  store: z.nullable(z.object({ status: vendorSchema.shape.status, payouts_blocked: z.boolean() })),
  /** Why the vendor's money of it stays pending; absent without a reason. */
  hold: z.optional(walletHoldSchema),
  /** The open chargebacks, and what the rule answers at `answers_at` unless a person did. */
  chargebacks: z.array(
    z.object({
      id: z.string(),
      answer: z.enum(CHARGEBACK_ANSWERS),
      answers_at: timestampSchema,
      /** Null until a person or the rule has answered; then the bank decides. */
      answered_at: z.nullable(timestampSchema),
      /** What accepting would give the bank. */
      acceptable_minor: amountMinorSchema,
      /** What the bank claims beyond all orders of the payment; it is ours. */
      beyond_minor: amountMinorSchema,
      /** The orders of the payment, which an operator may give the claim to. */
      orders: z.array(contestedOrderSchema),
    }),
  ),
  /** Lost chargebacks that can be given to other orders of the payment. */
  lost_chargebacks: z.array(z.object({ id: z.string(), orders: z.array(contestedOrderSchema) })),
  decision: z.nullable(caseDecisionSchema),
  decisions: z.array(auditLineSchema),
})
export type Case = z.infer<typeof caseSchema>

/** A transaction in a list. */
export const transactionLineSchema = z.object({
  id: z.string(),
  invoice_id: z.string(),
  product: z.string(),
  status: transactionSchema.shape.status.shape.status,
  amount_minor: amountMinorSchema,
  currency: z.string(),
  created_at: timestampSchema,
})
export type TransactionLine = z.infer<typeof transactionLineSchema>

export const personSchema = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  /** In E.164; empty without one. */
  phone: z.string(),
  joined_at: z.nullable(timestampSchema),
  store: z.nullable(
    z.object({
      name: z.string(),
      status: vendorSchema.shape.status,
      legal_name: z.string(),
      phone: z.string(),
      payouts_blocked: z.boolean(),
      payout_account: z.nullable(
        z.pick(payoutAccountSchema, {
          bank_name: true,
          account_number_masked: true,
          account_name: true,
        }),
      ),
    }),
  ),
  purchases: z.array(transactionLineSchema),
  sales: z.array(transactionLineSchema),
  decisions: z.array(auditLineSchema),
})
export type ConsolePerson = z.infer<typeof personSchema>

export const foundSchema = z.object({
  people: z.array(z.object({ uid: z.string(), name: z.string(), email: z.string() })),
  stores: z.array(z.object({ uid: z.string(), name: z.string() })),
  transactions: z.array(transactionLineSchema),
})
export type Found = z.infer<typeof foundSchema>

/** A reported product or deal as buyers see it, and what people say about it and about its store. */
export const productReportSchema = z.object({
  product: shownProductSchema,
  status: z.string(),
  slug: z.string(),
  /** Of a deal, which has no slug. */
  code: z.optional(z.string()),
  price: amountMinorSchema,
  vendor: z.object({ uid: z.string(), name: z.string() }),
  open_reports: z.int(),
  /** The vendor was told. */
  flagged: z.boolean(),
  /** The newest first; those of earlier rounds too. */
  reports: z.array(
    z.object({
      reporter: z.object({ uid: z.string(), name: z.string() }),
      reason: z.enum(PRODUCT_REPORT_REASONS),
      text: z.string(),
      at: timestampSchema,
    }),
  ),
  /** Other products and deals of the store that were ever reported. */
  others: z.array(z.object({ product_id: z.string(), name: z.string(), count: z.int() })),
  decisions: z.array(auditLineSchema),
})

/** A reported conversation, opened for the report alone. */
export const reportSchema = z.object({
  id: z.string(),
  reporter_id: z.string(),
  reported_id: z.string(),
  names: z.record(z.string(), z.string()),
  reason: z.string(),
  text: z.string(),
  state: z.enum(['open', 'resolved']),
  created_at: timestampSchema,
  /** The newest, oldest first. */
  messages: z.array(messageSchema),
})
