import * as z from 'zod/mini'
import type { PaystackClient } from './client'

export type RecipientRequest = {
  name: string
  /** Ten digits (NUBAN). */
  account_number: string
  bank_code: string
}

const schema = z.object({ recipient_code: z.string(), name: z.string(), active: z.boolean() })
export type Recipient = z.infer<typeof schema>

/** Creates a transfer recipient. The same account returns the same recipient. */
export const createRecipient =
  (client: PaystackClient) =>
  async (request: RecipientRequest): Promise<Recipient> => {
    const { data } = await client.send({
      method: 'POST',
      path: '/transferrecipient',
      body: { type: 'nuban', currency: 'NGN', ...request },
      schema,
      is_repeatable: true,
    })
    return data
  }
