import type { requestEndpoints } from '../../../contract/api/orders/requests'
import { answerRequest } from '../../../usecases/orders/request/answer-request'
import { listRequests } from '../../../usecases/orders/request/list-requests'
import { saveRequest } from '../../../usecases/orders/request/save-request'
import { callerOf, type Handlers } from '../../handler'

export const requestHandlers: Handlers<typeof requestEndpoints> = {
  save: (input, deps) => saveRequest(deps, callerOf(input).uid, input.params.id, input.body),
  list: (input, deps) => listRequests(deps, callerOf(input).uid),
  answer: (input, deps) => answerRequest(deps, callerOf(input), input.params.id, input.body),
}
