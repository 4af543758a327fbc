import type { messageEndpoints } from '../../contract/endpoints/messages'
import { blockConversation, unblockConversation } from '../../usecases/message/block-conversation'
import { reportConversation } from '../../usecases/message/report-conversation'
import { callerOf, type Handlers } from '../handler'

export const messageHandlers: Handlers<typeof messageEndpoints> = {
  block: (input, deps) => blockConversation(deps, callerOf(input).uid, input.params.id),
  unblock: (input, deps) => unblockConversation(deps, callerOf(input).uid, input.params.id),
  report: (input, deps) =>
    reportConversation(deps, callerOf(input).uid, input.params.id, input.body),
}
