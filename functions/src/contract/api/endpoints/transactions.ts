import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { ratingSchema, reviewSchema, reviewTextSchema } from '../../entities/review'
import {
  DISPUTE_REASONS,
  deliveryRequestSchema,
  disputeEntrySchema,
  MAX_EVIDENCE_PER_PARTY,
  PARTIES,
  PAYMENT_CHANNELS,
  privatePartSchema,
  reasonTextSchema,
  STATUS_FILTERS,
  transactionEventSchema,
  transactionSchema,
} from '../../entities/transaction'
import { accountNumberSchema, bankCodeSchema } from '../../entities/vendor'
import { ESCROW_ACTIONS } from '../../escrow/transition'
import { idSchema } from '../../ids'
import { webLinkSchema } from '../../url'
import { endpoint, pageOf, pageQuery, type StrictLimit } from '../endpoint'

const byId = z.strictObject({ id: idSchema })
const storagePathSchema = z.string().check(z.minLength(1), z.maxLength(400))
const evidencePathsSchema = z.array(storagePathSchema).check(z.maxLength(MAX_EVIDENCE_PER_PARTY))
const reasonField = { reason: z.optional(z.string().check(z.trim(), z.maxLength(500))) }
const actionsSchema = z.array(z.enum(ESCROW_ACTIONS))

/** The response of every action: the current transaction and the caller's next actions. */
export const transactionResponseSchema = z.object({
  transaction: transactionSchema,
  actions: actionsSchema,
})
export type TransactionResponse = z.infer<typeof transactionResponseSchema>

const action = <B extends z.core.$ZodType>(
  path: string,
  summary: string,
  body: B,
  limit?: StrictLimit,
) =>
  endpoint({
    method: 'POST',
    path: `/transactions/{id}/${path}`,
    auth: 'user',
    summary,
    params: byId,
    body,
    ...(limit && { limit }),
    response: transactionResponseSchema,
  })

const none = z.strictObject({})

export const transactionEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/transactions',
    auth: 'user',
    summary: 'Reserves the items and says where to pay',
    idempotent: true,
    limit: 'purchase',
    body: z.strictObject({
      product_id: idSchema,
      quantity: z.int().check(z.minimum(1), z.maximum(1000)),
      /** The total that the buyer saw; a higher current total refuses the purchase. */
      expected_total_minor: amountMinorSchema,
      delivery: deliveryRequestSchema,
      channel: z._default(z.enum(PAYMENT_CHANNELS), 'card'),
    }),
    response: z.object({
      transaction: transactionSchema,
      actions: actionsSchema,
      authorization_url: z.string(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/transactions',
    auth: 'user',
    summary:
      "The caller's purchases or sales, newest first; of a search the total may say no more than that there are more",
    query: z.strictObject({
      ...pageQuery,
      role: z._default(z.enum(PARTIES), 'buyer'),
      status: z._default(z.enum(STATUS_FILTERS), 'all'),
      /** Searches the product, the invoice, the other party's name and the status. */
      q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    }),
    response: pageOf(transactionSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/transactions/{id}',
    auth: 'user',
    summary: 'One transaction whole: timeline, dispute, what the caller may do',
    params: byId,
    response: z.extend(transactionResponseSchema, {
      events: z.array(transactionEventSchema),
      dispute_entries: z.array(disputeEntrySchema),
      /** The caller's private part; a vendor has none until the order is paid. */
      own: z.nullable(privatePartSchema),
    }),
  }),
  cancel: action('cancel', 'Buyer: before payment, or when the vendor ships too late', none),
  confirm: action('confirm', 'Vendor: takes the order', none),
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
      carrier: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
      tracking_number: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(60))),
      /** The carrier's tracking page of this parcel. */
      tracking_url: z.optional(webLinkSchema),
      waybill_note: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(300))),
      photo_path: z.optional(storagePathSchema),
    }),
  ),
  deliver: action(
    'deliver',
    'Vendor: handed over, with the escrow code or other proof',
    z.strictObject({
      escrow_code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    }),
  ),
  receive: action('receive', 'Buyer: the goods are here; inspection begins', none),
  approve: action('approve', 'Buyer: releases the money to the vendor', none),
  refundAccount: endpoint({
    method: 'POST',
    path: '/transactions/{id}/refund-account',
    auth: 'user',
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
      text: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    }),
    'dispute',
  ),
  addMessage: action(
    'dispute/message',
    'Either: writes in the dispute',
    z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
    'dispute',
  ),
  withdraw: action('dispute/withdraw', 'Who raised it: takes the dispute back', none),
  acceptRefund: action('dispute/accept-refund', 'Vendor: refunds in full', none),
  propose: action(
    'dispute/propose',
    'Either: offers a settlement',
    z.strictObject({ refund_minor: amountMinorSchema }),
    'dispute',
  ),
  accept: action(
    'dispute/accept',
    "Either: accepts the other's offer as it was read",
    z.strictObject({ refund_minor: amountMinorSchema }),
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
    summary: 'Buyer: changes their review within 24 hours of writing it',
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
