import * as z from 'zod/mini'
import { AUDIENCES, announcementSchema } from '../../entities/messaging/announcement'
import { ticketSchema } from '../../entities/messaging/ticket'
import { emailSchema } from '../../entities/people/user'
import { idSchema, uidSchema } from '../../ids'
import { lineSchema } from '../../text/plain-line'
import { textSchema } from '../../text/unsafe-text'
import { withoutSecretNumber } from '../../text/without-secret-number'
import { byItem, change, reasonSchema, withReason } from '../console/console-change'
import { doneSchema, endpoint } from '../endpoint'

const none = z.strictObject({})
export const ANSWER_LENGTH = { min: 10, max: 4_000 } as const
export const ANNOUNCEMENT_LENGTHS = {
  title: { min: 3, max: 120 },
  text: { min: 10, max: 1_000 },
} as const

const answerSchema = textSchema(ANSWER_LENGTH.min, ANSWER_LENGTH.max).check(withoutSecretNumber)
const announcementBody = {
  title: lineSchema(ANNOUNCEMENT_LENGTHS.title.min, ANNOUNCEMENT_LENGTHS.title.max).check(
    withoutSecretNumber,
  ),
  text: textSchema(ANNOUNCEMENT_LENGTHS.text.min, ANNOUNCEMENT_LENGTHS.text.max),
  audience: z.enum(AUDIENCES),
}

/** What operators write to people, and a way back in for who lost a number. */
export const supportEndpoints = {
  ticket: endpoint({
    method: 'GET',
    path: '/console/tickets/{id}',
    auth: 'operator',
    operator: 'support',
    limit: 'look',
    summary: 'A message to us and its answers; the look is logged',
    params: byItem,
    response: ticketSchema,
  }),
  answer: change('tickets/{id}/answer', 'Answers a ticket by email and closes it', 'support', {
    params: byItem,
    body: z.strictObject({ text: answerSchema }),
    response: ticketSchema,
  }),
  close: change('tickets/{id}/close', 'Closes a ticket without an answer', 'support', {
    params: byItem,
    body: withReason,
    response: doneSchema,
  }),
  note: change('notes', 'Writes a note on a person or a sale, in the audit log', 'support', {
    params: none,
    body: z.strictObject({
      subject: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('person'), id: uidSchema }),
        z.strictObject({ type: z.literal('transaction'), id: idSchema }),
      ]),
      text: reasonSchema,
    }),
    response: doneSchema,
  }),
  giveEmail: change('people/{id}/email', 'Gives an account without an email one', 'money', {
    params: z.strictObject({ id: uidSchema }),
    body: z.strictObject({ email: emailSchema, reason: reasonSchema }),
    response: doneSchema,
  }),
  draft: change('announcements/draft', 'Shows an announcement before it is sent', 'owner', {
    params: none,
    body: z.strictObject(announcementBody),
    response: z.object({
      id: idSchema,
      title: z.string(),
      message: z.string(),
      recipients: z.int(),
    }),
  }),
  announce: change('announcements', 'Sends an announcement that was looked at, once', 'owner', {
    params: none,
    body: z.strictObject({ ...announcementBody, id: idSchema }),
    response: announcementSchema,
  }),
} as const
