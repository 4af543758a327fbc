import type { deliveryEndpoints } from '../../../contract/api/delivery/delivery'
import { readRates } from '../../../domain/delivery/read-rates'
import { exportRates } from '../../../usecases/delivery/export-rates'
import { listCharges, objectToCharge } from '../../../usecases/delivery/object-to-charge'
import { quoteAreasOfState } from '../../../usecases/delivery/quote-areas-of-state'
import { quoteProduct } from '../../../usecases/delivery/quote-product'
import { receiveCarrierWebhook } from '../../../usecases/delivery/receive-carrier-webhook'
import { saveProfile } from '../../../usecases/delivery/save-profile'
import { showProfile } from '../../../usecases/delivery/show-profile'
import { tryPlace } from '../../../usecases/delivery/try-place'
import { fileReply } from '../../file-response'
import { callerOf, type Handlers } from '../../handler'

const SIGNATURE = 'x-ship-signature'

export const deliveryHandlers: Handlers<typeof deliveryEndpoints> = {
  profile: (input, deps) => showProfile(deps, callerOf(input).uid),
  saveProfile: (input, deps) => saveProfile(deps, callerOf(input).uid, input.body),
  toState: ({ params, query }, deps) => quoteAreasOfState(deps, params.id, query),
  quote: (input, deps) => quoteProduct(deps, callerOf(input).uid, input.body),
  tryPlace: async (input) => tryPlace(input.body),
  carrierWebhook: async ({ raw_body, headers }, deps) => {
    const signature = headers[SIGNATURE]
    const only = Array.isArray(signature) ? undefined : signature
    await receiveCarrierWebhook(deps, raw_body ?? Buffer.alloc(0), only)
    return { done: true }
  },
  charges: (input) => listCharges(callerOf(input), input.params.id),
  objectToCharge: (input, deps) =>
    objectToCharge(deps, callerOf(input), input.params, input.body.text),
  readRates: async (input) => readRates(input.body),
  exportRates: async (input) =>
    fileReply('oja-delivery-rates.csv', await exportRates(callerOf(input).uid)),
}
