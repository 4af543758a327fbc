import type { returnEndpoints } from '../../../contract/api/orders/returns'
import { bookWayBack, quoteWayBack } from '../../../usecases/delivery/book-way-back'
import { agreeReturn } from '../../../usecases/orders/return/agree-return'
import { askReturn } from '../../../usecases/orders/return/ask-return'
import { extendProtection } from '../../../usecases/orders/return/extend-protection'
import { markSellable } from '../../../usecases/orders/return/mark-sellable'
import { opposeReturn } from '../../../usecases/orders/return/oppose-return'
import { handBack, sendBack } from '../../../usecases/orders/return/send-back'
import { applyAction } from '../../../usecases/orders/transaction/execute-as-party'
import { releaseAsBuyer } from '../../../usecases/orders/transaction/release-as-buyer'
import { callerOf, type Handlers } from '../../handler'

export const returnHandlers: Handlers<typeof returnEndpoints> = {
  extend: (input, deps) => extendProtection(deps, callerOf(input), input.params.id),
  ask: (input, deps) => askReturn(deps, callerOf(input), input.params.id, input.body),
  agree: (input, deps) =>
    agreeReturn(deps, callerOf(input), input.params.id, 'agree_return', input.body),
  waive: (input, deps) => agreeReturn(deps, callerOf(input), input.params.id, 'waive_return'),
  offerPart: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'offer_part', ...input.body }),
  acceptPart: (input, deps) =>
    releaseAsBuyer(deps, callerOf(input), input.params.id, {
      action: 'accept_part',
      ...input.body,
    }),
  declinePart: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'decline_part', ...input.body }),
  offerWait: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'offer_wait', ...input.body }),
  acceptWait: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'accept_wait', ...input.body }),
  declineWait: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'decline_wait', ...input.body }),
  refuse: (input, deps) =>
    opposeReturn(deps, callerOf(input), input.params.id, 'refuse_return', input.body),
  withdraw: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'withdraw_return' }),
  sendBack: (input, deps) => sendBack(deps, callerOf(input), input.params.id, input.body),
  quoteWayBack: (input, deps) => quoteWayBack(deps, callerOf(input), input.params.id),
  bookWayBack: (input, deps) => bookWayBack(deps, callerOf(input), input.params.id, input.body),
  takeBack: (input, deps) =>
    handBack(deps, callerOf(input), input.params.id, input.body.return_code),
  confirmArrival: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'confirm_arrival' }),
  accept: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, {
      action: 'accept_return',
      ...input.body,
    }),
  contest: (input, deps) =>
    opposeReturn(deps, callerOf(input), input.params.id, 'contest_return', input.body),
  markSellable: (input, deps) =>
    markSellable(deps, callerOf(input), input.params.id, input.body.is_sellable),
}
