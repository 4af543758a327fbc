import * as z from 'zod/mini'
import type { Payments } from '../../ports/payments'
import type { PaystackClient } from './client'

const schema = z.object({
  authorization_url: z.url(),
  access_code: z.string(),
  reference: z.string(),
})

/**
 * Starts a payment and returns its URL. Not repeatable: a second call with the same reference is
 * refused and doesn't return the first URL. After an unknown outcome, use a new reference; nobody
 * has the old URL, so it can't be paid.
 */
export const initializeTransaction =
  (client: PaystackClient) => async (request: Parameters<Payments['initializeTransaction']>[0]) => {
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
