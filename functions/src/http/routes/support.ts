import type { supportEndpoints } from '../../contract/api/endpoints/support'
import { announceFromConsole, draftForConsole } from '../../usecases/announcement/announce'
import { addNote } from '../../usecases/console/add-note'
import { answerTicket, closeTicket, showTicket } from '../../usecases/ticket/answer-ticket'
import { type Handlers, operatorOf } from '../handler'

export const supportHandlers: Handlers<typeof supportEndpoints> = {
  ticket: (input, deps) => showTicket(deps, operatorOf(input), input.params.id),
  answer: (input, deps) => answerTicket(deps, operatorOf(input), input.params.id, input.body.text),
  close: (input, deps) => closeTicket(deps, operatorOf(input), input.params.id, input.body.reason),
  note: (input, deps) => addNote(deps, operatorOf(input), input.body),
  draft: (input, deps) => draftForConsole(deps, input.body),
  announce: (input, deps) => announceFromConsole(deps, operatorOf(input), input.body),
}
