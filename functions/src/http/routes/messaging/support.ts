import type { supportEndpoints } from '../../../contract/api/messaging/support'
import { decide } from '../../../usecases/console/decisions/decide'
import { lookAt } from '../../../usecases/console/looks/looks'
import { draftForConsole } from '../../../usecases/messaging/announcement/announce'
import { decidingOf as by, type Handlers, operatorOf } from '../../handler'

export const supportHandlers: Handlers<typeof supportEndpoints> = {
  ticket: (input, deps) =>
    lookAt(deps, operatorOf(input), 'ticket', { ...input.params, why: 'request' }),
  answer: (input, deps) => decide(deps, by(input), 'answer', input.params.id, input.body),
  close: (input, deps) => decide(deps, by(input), 'close', input.params.id, input.body),
  giveEmail: (input, deps) => decide(deps, by(input), 'giveEmail', input.params.id, input.body),
  note: (input, deps) => decide(deps, by(input), 'note', '', input.body),
  draft: (input, deps) => draftForConsole(deps, input.body),
  announce: (input, deps) => decide(deps, by(input), 'announce', '', input.body),
}
