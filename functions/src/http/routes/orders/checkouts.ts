import type { checkoutEndpoints } from '../../../contract/api/orders/checkouts'
import { createCheckout } from '../../../usecases/orders/checkout/create-checkout'
import { quoteCheckout } from '../../../usecases/orders/checkout/quote-checkout'
import { cancelCheckout, showCheckout } from '../../../usecases/orders/checkout/show-checkout'
import { callerOf, type Handlers, idempotentReply } from '../../handler'

export const checkoutHandlers: Handlers<typeof checkoutEndpoints> = {
  quote: (input, deps) => quoteCheckout(deps, input.body),
  offer: (input, deps) => quoteCheckout(deps, input.body, callerOf(input).uid),
  create: async (input, deps) =>
    idempotentReply(await createCheckout(deps, callerOf(input), input.body, input.idempotency_key)),
  get: (input) => showCheckout(callerOf(input), input.params.reference),
  cancel: (input, deps) => cancelCheckout(deps, callerOf(input), input.params.reference),
}
