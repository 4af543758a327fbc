import * as z from 'zod/mini'
import type { Payments } from '../../usecases/ports/payments'
import type { PaystackClient } from './client'

const schema = z.object({ recipient_code: z.string(), name: z.string(), active: z.boolean() })

/** Creates a transfer recipient. The same account returns the same recipient. */
export const createRecipient =
  (client: PaystackClient) => async (request: Parameters<Payments['createRecipient']>[0]) => {
    const { data } = await client.send({
      method: 'POST',
      path: '/transferrecipient',
      body: { type: 'nuban', currency: 'NGN', ...request },
      schema,
      is_repeatable: true,
    })
    return data
  }
