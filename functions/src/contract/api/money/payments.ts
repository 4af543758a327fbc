import * as z from 'zod/mini'
import { PAYMENT_STATES, referenceSchema } from '../../entities/money/payment'
import { transactionSchema } from '../../entities/orders/transaction'
import { doneSchema, endpoint } from '../endpoint'

export const paymentEndpoints = {
  verify: endpoint({
    method: 'POST',
    path: '/payments/{reference}/verify',
    auth: 'user',
    summary: 'Asks the provider what became of a payment and acts on its response',
    params: z.strictObject({ reference: referenceSchema }),
    /** The transactions of the checkout, one for each store; none of a debt's payment. */
    response: z.object({
      state: z.enum(PAYMENT_STATES),
      transactions: z.array(transactionSchema),
    }),
  }),
  paystackWebhook: endpoint({
    method: 'POST',
    path: '/payments/webhook/paystack',
    auth: 'provider',
    summary: "The provider's signed events",
    body: z.unknown(),
    response: doneSchema,
  }),
} as const
