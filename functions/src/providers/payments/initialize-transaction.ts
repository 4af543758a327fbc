import * as z from 'zod/mini'
import type { PaystackClient } from './client'

export type InitializeRequest = {
  email: string
  amount_minor: number
  currency: 'NGN'
  /** `[a-z0-9-]{16,50}`, never reused. */
  reference: string
  callback_url: string
  channels?: ('card' | 'bank_transfer' | 'bank' | 'ussd')[]
  metadata?: Record<string, unknown>
}

const schema = z.object({
  authorization_url: z.url(),
  access_code: z.string(),
  reference: z.string(),
})
export type InitializedCharge = z.infer<typeof schema>

/**
 * Starts a payment and returns its URL. Not repeatable: a second call with the same reference is
 * refused and doesn't return the first URL. After an unknown outcome, use a new reference; nobody
 * has the old URL, so it can't be paid.
 */
export const initializeTransaction =
  (client: PaystackClient) =>
  async (request: InitializeRequest): Promise<InitializedCharge> => {
    const { data } = await client.send({
      method: 'POST',
      path: '/transaction/initialize',
      body: {
        email: request.email,
        // The provider documents a string here.
        amount: String(request.amount_minor),
        currency: request.currency,
        reference: request.reference,
        callback_url: request.callback_url,
        ...(request.channels ? { channels: request.channels } : {}),
        ...(request.metadata ? { metadata: JSON.stringify(request.metadata) } : {}),
      },
      schema,
    })
    return data
  }
