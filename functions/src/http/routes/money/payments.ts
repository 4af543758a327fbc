import type { paymentEndpoints } from '../../../contract/api/money/payments'
import { receiveWebhook } from '../../../usecases/money/payment/receive-webhook'
import { verifyPayment } from '../../../usecases/money/payment/verify-payment'
import { callerOf, type Handlers } from '../../handler'

const SIGNATURE = 'x-paystack-signature'

export const paymentHandlers: Handlers<typeof paymentEndpoints> = {
  verify: (input, deps) => verifyPayment(deps, callerOf(input), input.params.reference),
  paystackWebhook: async ({ raw_body, headers }, deps) => {
    const signature = headers[SIGNATURE]
    const only = Array.isArray(signature) ? undefined : signature
    await receiveWebhook(deps, raw_body ?? Buffer.alloc(0), only)
    return { done: true }
  },
}
