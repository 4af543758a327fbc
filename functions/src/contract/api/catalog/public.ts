import * as z from 'zod/mini'
import { TICKET_TOPICS } from '../../entities/messaging/ticket-topics'
import { emailSchema, personNameSchema } from '../../entities/people/user'
import { lineSchema } from '../../text/plain-line'
import { textSchema } from '../../text/unsafe-text'
import { withoutSecretNumber } from '../../text/without-secret-number'
import { doneSchema, endpoint } from '../endpoint'
import { announcementEndpoints } from '../messaging/announcements'
import { newsletterEndpoints } from '../messaging/newsletter'
import { bankEndpoints } from '../money/banks'
import { referenceEndpoints } from '../people/reference'

/** What is written to us. */
export const CONTACT_LENGTHS = {
  subject: { min: 3, max: 120 },
  message: { min: 10, max: 4_000 },
} as const

export const publicEndpoints = {
  ...referenceEndpoints,
  ...newsletterEndpoints,
  ...announcementEndpoints,
  ...bankEndpoints,
  health: endpoint({
    method: 'GET',
    path: '/health',
    auth: 'public',
    summary: 'Whether the service runs, which version, and where',
    response: z.object({ version: z.string(), region: z.string() }),
  }),
  contact: endpoint({
    method: 'POST',
    path: '/public/others/contact',
    auth: 'public',
    summary: 'Sends a message to the people who run the site',
    limit: 'contact',
    body: z.strictObject({
      topic: z._default(z.enum(TICKET_TOPICS), 'question'),
      name: personNameSchema,
      email: emailSchema,
      subject: lineSchema(CONTACT_LENGTHS.subject.min, CONTACT_LENGTHS.subject.max).check(
        withoutSecretNumber,
      ),
      message: textSchema(CONTACT_LENGTHS.message.min, CONTACT_LENGTHS.message.max).check(
        withoutSecretNumber,
      ),
    }),
    response: doneSchema,
  }),
} as const
