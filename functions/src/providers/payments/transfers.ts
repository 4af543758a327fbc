import * as z from 'zod/mini'
import { isRefusal } from '../../usecases/payment/provider-problem'
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
export type TransferState = (typeof TRANSFER_STATES)[number]

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
export type TransferOutcome = 'paid' | 'not_paid' | 'open'

/** The outcome of a state. While it is `open`, never make another transfer. */
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
    /** Epoch milliseconds. */
    created_at: data.createdAt,
  })),
)
export type Transfer = z.infer<typeof transferSchema>

export type TransferRequest = {
  amount_minor: number
  recipient_code: string
  /** `[a-z0-9_-]{16,50}`, one per transfer and the same for every attempt. */
  reference: string
  reason: string
}

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
