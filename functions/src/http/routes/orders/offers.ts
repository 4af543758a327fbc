import type { offerEndpoints } from '../../../contract/api/orders/offers'
import { answerOffer } from '../../../usecases/orders/offer/answer-offer'
import { listOffers } from '../../../usecases/orders/offer/list-offers'
import { makeOffer } from '../../../usecases/orders/offer/make-offer'
import { callerOf, type Handlers } from '../../handler'

export const offerHandlers: Handlers<typeof offerEndpoints> = {
  make: (input, deps) => makeOffer(deps, callerOf(input), input.params.id, input.body),
  answer: (input, deps) => answerOffer(deps, callerOf(input).uid, input.params.id, input.body),
  list: (input) => listOffers(callerOf(input).uid),
}
