import * as z from 'zod/mini'
import { consoleEndpoints } from '../../../contract/api/console/console'
import { supportEndpoints } from '../../../contract/api/messaging/support'
import { idSchema } from '../../../contract/ids'
import { announceFromConsole } from '../../messaging/announcement/announce'
import {
  draftAnnouncement,
  publishAnnouncement,
} from '../../messaging/announcement/publish-announcement'
import { answerTicket, closeTicket } from '../../messaging/support/answer-ticket'
import { NOBODY } from '../../operators/own-side'
import { carriedOn } from '../../operators/recorded'
import { giveEmail } from '../../people/user/give-email'
import { addNote } from '../add-note'
import { closeReport as close } from '../conversation-report'
import { subjectOfAccount, subjectOfCase, subjectOfReport, subjectOfTicket } from '../subjects'
import { decision, decisionOf } from './decision'

/** Closes the report of a conversation. */
export const closeReport = decisionOf(consoleEndpoints.closeReport, {
  subject: subjectOfReport,
  second_person: 'alone',
  run: close,
})

/** Answers a ticket by email and closes it. */
export const answer = decisionOf(supportEndpoints.answer, {
  subject: subjectOfTicket,
  second_person: 'alone',
  run: (deps, by, id, { text }) => answerTicket(deps, by, id, text),
})

/** Closes a ticket without an answer. */
export const closeWithout = decisionOf(supportEndpoints.close, {
  subject: subjectOfTicket,
  second_person: 'alone',
  run: async (deps, by, id) => carriedOn(await closeTicket(deps, by, id), { done: true }),
})

/** Writes a note on a person or a sale. */
export const note = decisionOf(supportEndpoints.note, {
  subject: (_, { subject: { type, id } }) =>
    type === 'person' ? subjectOfAccount(id) : subjectOfCase(id),
  second_person: 'alone',
  run: (deps, by, _, { subject, text }) => addNote(deps, { ...by, reason: text }, subject),
})

/** Gives an account an email address whose number its person lost. */
export const email = decisionOf(supportEndpoints.giveEmail, {
  subject: subjectOfAccount,
  second_person: 'alone',
  run: (deps, by, id, { email: address }) => giveEmail(deps, id, { ...by, email: address }),
})

const maintenanceSchema = z.strictObject({ id: idSchema, from: z.int(), until: z.int() })

/** Announces to everyone when the service is unavailable; times in epoch milliseconds. */
export const maintain = decision({
  role: 'owner',
  fresh_sign_in: true,
  body: maintenanceSchema,
  subject: async () => NOBODY,
  second_person: 'alone',
  run: (deps, by, _, { id, from, until }) => {
    const draft = draftAnnouncement(deps, { type: 'MAINTENANCE_ALERT', from, until })
    return publishAnnouncement(deps, { ...draft, id }, by)
  },
})

/** Sends an announcement that was looked at, once. */
export const announce = decisionOf(supportEndpoints.announce, {
  subject: async () => NOBODY,
  second_person: 'alone',
  run: (deps, by, _, body) => announceFromConsole(deps, by, body),
})
