import type { checkEndpoints } from '../../../contract/api/messaging/check'
import { checkMessage, checkOwnMessage } from '../../../usecases/messaging/check/check-message'
import { callerOf, type Handlers } from '../../handler'

export const checkHandlers: Handlers<typeof checkEndpoints> = {
  message: ({ address, body }, deps) => checkMessage(deps, address, body.text),
  own: (input, deps) =>
    checkOwnMessage(deps, { uid: callerOf(input).uid, address: input.address }, input.body.text),
}
