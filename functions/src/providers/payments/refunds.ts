import * as z from 'zod/mini'
import type { Payments, Refund, RefundRequest } from '../../ports/payments'
import type { PaystackClient } from './client'
import { idField, instantField, minorField, orNull } from './fields'
import { listPages } from './list-pages'
import { refused } from './provider-error'
import { verifyTransaction } from './verify-transaction'

const REFUND_STATES = ['pending', 'processing', 'processed', 'failed', 'needs_attention'] as const

/** The provider writes `needs-attention`. An unknown state counts as pending. */
export const refundStateField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replace('-', '_')),
  ),
  z.catch(z.enum(REFUND_STATES), 'pending'),
)

/** The charge: an id in lists, an object in the response to a new refund. */
const chargeField = z.pipe(
  z.union([
    idField,
    z.pipe(
      z.object({ id: idField }),
      z.transform(({ id }) => id),
    ),
  ]),
  z.transform((id) => id),
)

const refundSchema = z.pipe(
  z.object({
    id: idField,
    transaction: orNull(chargeField),
    status: refundStateField,
    amount: minorField,
    deducted_amount: orNull(minorField),
    currency: z.string(),
    merchant_note: orNull(z.string()),
    expected_at: instantField,
  }),
  z.transform((data) => ({
    refund_id: data.id,
    charge_id: data.transaction,
    state: data.status,
    amount_minor: data.amount,
    deducted_amount_minor: data.deducted_amount ?? 0,
    currency: data.currency,
    merchant_note: data.merchant_note,
    expected_at: data.expected_at,
  })),
)
/** All refunds of a charge, oldest first; empty if the provider doesn't know the charge. */
export const listRefunds =
  (client: PaystackClient) =>
  async (reference: string): Promise<Refund[]> => {
    const charge = await verifyTransaction(client)(reference)
    if (!charge) return []
    const refunds = await listPages(client, {
      path: '/refund',
      query: { transaction: charge.provider_id },
      schema: refundSchema,
      idOf: ({ refund_id }) => refund_id,
    })
    return refunds.sort((a, b) => a.refund_id.localeCompare(b.refund_id, 'en', { numeric: true }))
  }

/** All refunds, newest first. */
export const listAllRefunds = (client: PaystackClient) => (): Promise<Refund[]> =>
  listPages(client, {
    path: '/refund',
    schema: refundSchema,
    idOf: ({ refund_id }) => refund_id,
  })

/** Our refund of a charge by the key in its note, or null if the provider has none. */
export const findRefund =
  (client: PaystackClient) =>
  async ({ reference, key, amount_minor }: RefundRequest): Promise<Refund | null> => {
    const made = await listRefunds(client)(reference)
    const same = made.find((refund) => refund.merchant_note === key)
    if (same && same.amount_minor !== amount_minor) {
      throw refused({
        call: 'POST /refund',
        http_status: null,
        provider_code: 'key_reused',
        provider_message: `the key ${key} was used with another amount`,
      })
    }
    return same ?? null
  }

/**
 * Refunds part or all of a charge. The provider has no idempotency keys for refunds, so ours is
 * sent in the merchant's note and searched first: a retry after a crash or a lost response returns
 * the existing refund. Concurrent calls aren't protected; the caller holds a lease.
 */
export const createRefund =
  (client: PaystackClient) =>
  async (
    request: RefundRequest,
    mayStillSend?: Parameters<Payments['createRefund']>[1],
  ): Promise<Refund> => {
    const same = await findRefund(client)(request)
    if (same) return same
    await mayStillSend?.()
    const { data } = await client.send({
      method: 'POST',
      path: '/refund',
      body: {
        transaction: request.reference,
        amount: request.amount_minor,
        currency: request.currency,
        merchant_note: request.key,
        ...(request.customer_note ? { customer_note: request.customer_note } : {}),
      },
      schema: refundSchema,
    })
    return data
  }

export const fetchRefund =
  (client: PaystackClient) =>
  async (refund_id: string): Promise<Refund> => {
    const path = `/refund/${encodeURIComponent(refund_id)}`
    return (await client.send({ method: 'GET', path, schema: refundSchema })).data
  }

/** Sends a refund in `needs_attention` to a bank account. The provider refuses other states. */
export const retryRefund =
  (client: PaystackClient) =>
  async (refund_id: string, account: Parameters<Payments['retryRefund']>[1]): Promise<Refund> => {
    const { data } = await client.send({
      method: 'POST',
      path: `/refund/retry_with_customer_details/${encodeURIComponent(refund_id)}`,
      body: { refund_account_details: { currency: 'NGN', ...account } },
      schema: refundSchema,
    })
    return data
  }
