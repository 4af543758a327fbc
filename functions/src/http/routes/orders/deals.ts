import type { dealEndpoints } from '../../../contract/api/orders/deals'
import { goLive, makePriceForOne, showLeft } from '../../../usecases/orders/deal/go-live'
import { noteOpened } from '../../../usecases/orders/deal/note-opened'
import { listOwnDeals, showOwnDeal } from '../../../usecases/orders/deal/read-own-deals'
import { createDeal, updateDeal } from '../../../usecases/orders/deal/save-deal'
import { showDeal } from '../../../usecases/orders/deal/show-deal'
import { withdrawDeal } from '../../../usecases/orders/deal/withdraw-deal'
import { callerOf, type Handlers, idempotentReply, reply } from '../../handler'

export const dealHandlers: Handlers<typeof dealEndpoints> = {
  create: async (input, deps) =>
    idempotentReply(await createDeal(deps, callerOf(input), input.body, input.idempotency_key)),
  update: (input, deps) => updateDeal(deps, callerOf(input), input.params.id, input.body),
  withdraw: (input, deps) => withdrawDeal(deps, callerOf(input).uid, input.params.id),
  list: (input, deps) => listOwnDeals(deps, callerOf(input).uid, input.query),
  get: (input, deps) => showOwnDeal(deps, callerOf(input).uid, input.params.id),
  goLive: (input, deps) => goLive(deps, callerOf(input).uid, input.params.id, input.body.minutes),
  priceForOne: async (input, deps) => {
    const { params, body, idempotency_key } = input
    const { uid } = callerOf(input)
    return idempotentReply(
      await makePriceForOne(deps, uid, params.id, body.price_minor, idempotency_key),
    )
  },
  left: ({ params, address }, deps) => showLeft(deps, params.code, address),
  opened: ({ params, address }, deps) => noteOpened(deps, params.code, address),
  show: async ({ params, query, address }, deps) => {
    const shown = await showDeal(deps, params.code, address, query.version)
    // Who sells is agreed without a new version: nobody pays whom they don't see.
    return reply(shown, { is_kept: shown.deal.made_by === 'vendor' })
  },
}
