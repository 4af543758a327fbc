import type { messageEndpoints } from '../../../contract/api/messaging/messages'
import {
  blockConversation,
  unblockConversation,
} from '../../../usecases/messaging/message/block-conversation'
import { listConversations } from '../../../usecases/messaging/message/list-conversations'
import { reportConversation } from '../../../usecases/messaging/message/report-conversation'
import { callerOf, type Handlers } from '../../handler'

export const messageHandlers: Handlers<typeof messageEndpoints> = {
  list: (input) => listConversations(callerOf(input).uid, input.query),
  block: (input, deps) => blockConversation(deps, callerOf(input).uid, input.params.id),
  unblock: (input, deps) => unblockConversation(deps, callerOf(input).uid, input.params.id),
  report: (input, deps) =>
    reportConversation(deps, callerOf(input).uid, input.params.id, input.body),
}
