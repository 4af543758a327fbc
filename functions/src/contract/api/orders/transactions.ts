import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { taxDocumentSchema } from '../../entities/money/tax-document'
import { GOODS_AFTER } from '../../entities/orders/dispute'
import { sendableLineSchema } from '../../entities/orders/partial'
import { ratingSchema, reviewSchema, reviewTextSchema } from '../../entities/orders/review'
import {
  DISPUTE_REASONS,
  disputeTextSchema,
  MAX_SHORT_REASON,
  REASON_LENGTH,
  reasonTextSchema,
} from '../../entities/orders/transaction'
import { MAX_TRANSACTION_ITEMS } from '../../entities/orders/transaction-item'
import { accountNumberSchema, bankCodeSchema } from '../../entities/people/store-fields'
import { POLICY } from '../../escrow/policy'
import { sixDigitsSchema } from '../../text/six-digits'
import { textSchema } from '../../text/unsafe-text'
import { lagosDaySchema } from '../../timestamp'
import { webLinkSchema } from '../../url'
import { endpoint } from '../endpoint'
import { purchaseEndpoints } from './purchase'
import { shipmentFields } from './shipment'
import { action, byId, none, storagePathSchema } from './transaction-action'
import { transactionReads, transactionResponseSchema } from './transaction-reads'

const evidencePathsSchema = z
  .array(storagePathSchema)
  .check(z.maxLength(POLICY.max_evidence_per_party))
const reasonField = { reason: z.optional(textSchema(0, MAX_SHORT_REASON)) }

/** With `return` nothing moves before the goods are back. */
export const settlementOfferSchema = z.strictObject({
  refund_minor: amountMinorSchema,
  goods: z.optional(z.enum(GOODS_AFTER)),
})

export const transactionEndpoints = {
  ...transactionReads,
  ...purchaseEndpoints,
  taxDocuments: endpoint({
    method: 'GET',
    path: '/transactions/{id}/tax-documents',
    auth: 'user',
    summary: 'The buyer’s receipt and credit notes with VAT',
    params: byId,
    response: z.object({ documents: z.array(taxDocumentSchema) }),
  }),
  cancel: action('cancel', 'Buyer: before payment, or when the vendor ships too late', none),
  keep: action('keep', 'Buyer: keeps a lapsed order whose money came late', none),
  confirm: action('confirm', 'Vendor: takes the order', none),
  confirmPartial: action(
    'confirm-partial',
    'Vendor: takes the order with fewer units',
    z.strictObject({
      /** How many units of each line can be sent; lines that aren't named are sent whole. */
      lines: z.array(sendableLineSchema).check(z.minLength(1), z.maxLength(MAX_TRANSACTION_ITEMS)),
      ...reasonField,
    }),
  ),
  acceptPartial: action('accept-partial', 'Buyer: takes the units that there are', none),
  decline: action(
    'decline',
    'Vendor: does not take the order; full refund',
    z.strictObject(reasonField),
  ),
  releaseReservation: action(
    'release-reservation',
    'Vendor: takes back the items of an order that is not paid',
    none,
  ),
  ship: action(
    'ship',
    'Vendor: the goods are on their way',
    z.strictObject({
      ...shipmentFields,
      /** The carrier's tracking page of this parcel. */
      tracking_url: z.optional(webLinkSchema),
    }),
  ),
  book: action(
    'book',
    'Vendor: books the pickup by the carrier that was paid for',
    z.strictObject({ pickup_day: lagosDaySchema }),
    'booking',
  ),
  deliver: action(
    'deliver',
    'Vendor: handed over, with the escrow code or other proof',
    z.strictObject({
      escrow_code: z.optional(sixDigitsSchema),
    }),
  ),
  receive: action('receive', 'Buyer: the goods are here; inspection begins', none),
  approve: action('approve', 'Buyer: releases the money to the vendor', none),
  refundAccount: endpoint({
    method: 'POST',
    path: '/transactions/{id}/refund-account',
    auth: 'user',
    needs_more_than_phone: true,
    summary: 'Buyer: where a refund goes that could not go back to how it was paid',
    limit: 'refund_account',
    params: byId,
    body: z.strictObject({
      bank_code: bankCodeSchema,
      account_number: accountNumberSchema,
      /** If false, only returns the account's name and changes nothing. */
      is_confirmed: z.boolean(),
    }),
    response: z.extend(transactionResponseSchema, {
      account_name: z.string(),
      bank_name: z.string(),
    }),
  }),
  dispute: action(
    'dispute',
    'Either: stops the clock and holds the money',
    z.strictObject({
      reason: z.enum(DISPUTE_REASONS),
      description: reasonTextSchema,
      evidence_paths: z._default(evidencePathsSchema, []),
    }),
    'dispute',
  ),
  addEvidence: action(
    'dispute/evidence',
    'Either: adds pictures to the dispute',
    z.strictObject({
      paths: evidencePathsSchema.check(z.minLength(1)),
      text: z.optional(textSchema(0, REASON_LENGTH.max)),
    }),
    'dispute',
  ),
  addMessage: action(
    'dispute/message',
    'Either: writes in the dispute',
    z.strictObject({ text: disputeTextSchema }),
    'dispute',
  ),
  withdraw: action('dispute/withdraw', 'Who raised it: takes the dispute back', none),
  acceptRefund: action('dispute/accept-refund', 'Vendor: refunds in full', none),
  propose: action(
    'dispute/propose',
    'Either: offers a settlement',
    settlementOfferSchema,
    'dispute',
  ),
  accept: action(
    'dispute/accept',
    "Either: accepts the other's offer as it was read",
    settlementOfferSchema,
  ),
  declineOffer: action(
    'dispute/decline-offer',
    "Either: declines the other's offer as it was read; no money moves",
    z.extend(settlementOfferSchema, reasonField),
  ),
  withdrawOffer: action(
    'dispute/withdraw-offer',
    'Who made the open offer: takes it back; no money moves',
    settlementOfferSchema,
  ),
  review: endpoint({
    method: 'POST',
    path: '/transactions/{id}/review',
    auth: 'user',
    summary: 'Buyer: reviews a completed purchase',
    limit: 'review',
    params: byId,
    body: z.strictObject({ rating: ratingSchema, text: reviewTextSchema }),
    response: reviewSchema,
  }),
  editReview: endpoint({
    method: 'PUT',
    path: '/reviews/{id}',
    auth: 'user',
    summary: 'Buyer: changes their review within 24 hours',
    limit: 'review',
    params: byId,
    body: z.strictObject({ rating: ratingSchema, text: reviewTextSchema }),
    response: reviewSchema,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/reviews/{id}/reply',
    auth: 'vendor',
    summary: 'Vendor: answers a review once',
    limit: 'review',
    params: byId,
    body: z.strictObject({ text: reviewTextSchema }),
    response: reviewSchema,
  }),
} as const
