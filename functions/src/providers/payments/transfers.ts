import * as z from 'zod/mini'
import type { TransferOutcome, TransferState } from '../../ports/payment-events'
import type { Transfer, TransferRequest } from '../../ports/payments'
import { isRefusal } from '../../ports/provider-problem'
import type { PaystackClient } from './client'
import { idField, instantField, minorField, orNull, recipientField } from './fields'
import { listPages } from './list-pages'

const TRANSFER_STATES = [
  'success',
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
  'pending',
  'otp',
  'received',
] as const

/** An unknown state is inconclusive. */
export const transferStateField = z.catch(z.enum(TRANSFER_STATES), 'pending')

const OUTCOMES: Record<TransferState, TransferOutcome> = {
  success: 'paid',
  failed: 'not_paid',
  reversed: 'not_paid',
  abandoned: 'not_paid',
  blocked: 'not_paid',
  rejected: 'not_paid',
  pending: 'open',
  otp: 'open',
  received: 'open',
}

export const transferOutcome = (state: TransferState): TransferOutcome => OUTCOMES[state]

const transferSchema = z.pipe(
  z.object({
    id: idField,
    reference: z.string(),
    transfer_code: z.string(),
    status: transferStateField,
    amount: minorField,
    currency: z.string(),
    recipient: recipientField,
    fee_charged: orNull(minorField),
    gateway_response: orNull(z.string()),
    createdAt: instantField,
  }),
  z.transform((data) => ({
    transfer_id: data.id,
    reference: data.reference,
    transfer_code: data.transfer_code,
    state: data.status,
    outcome: transferOutcome(data.status),
    amount_minor: data.amount,
    currency: data.currency,
    recipient_code: data.recipient,
    fee_minor: data.fee_charged,
    gateway_response: data.gateway_response,
    created_at: data.createdAt,
  })),
)
/** Fetches a transfer by reference, or null if the provider doesn't know it. */
export const verifyTransfer =
  (client: PaystackClient) =>
  async (reference: string): Promise<Transfer | null> => {
    try {
      const path = `/transfer/verify/${encodeURIComponent(reference)}`
      return (await client.send({ method: 'GET', path, schema: transferSchema })).data
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

/** All transfers, newest first. */
export const listTransfers = (client: PaystackClient) => (): Promise<Transfer[]> =>
  listPages(client, {
    path: '/transfer',
    schema: transferSchema,
    idOf: ({ transfer_id }) => transfer_id,
  })

/**
 * Sends a transfer from our balance. A retry with the same reference never pays twice: the provider
 * refuses a used reference, and the existing transfer is returned.
 */
export const initiateTransfer =
  (client: PaystackClient) =>
  async (request: TransferRequest, mayStillSend?: () => Promise<void>): Promise<Transfer> => {
    await mayStillSend?.()
    try {
      const { data } = await client.send({
        method: 'POST',
        path: '/transfer',
        body: {
          source: 'balance',
          amount: request.amount_minor,
          currency: 'NGN',
          recipient: request.recipient_code,
          reference: request.reference,
          reason: request.reason,
        },
        schema: transferSchema,
      })
      return data
    } catch (error) {
      const earlier = isRefusal(error) ? await verifyTransfer(client)(request.reference) : null
      if (earlier) return earlier
      throw error
    }
  }
