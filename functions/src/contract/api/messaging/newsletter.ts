import * as z from 'zod/mini'
import { emailSchema } from '../../entities/people/user'
import { lineSchema, MAX_NAME_LENGTH } from '../../text/plain-line'
import { doneSchema, endpoint } from '../endpoint'

/** The token in the URL that an email links to. */
const tokenBody = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(2048)) })

/** On every public page, which loads nothing else of the public endpoints. */
export const newsletterEndpoints = {
  newsletter: endpoint({
    method: 'POST',
    path: '/public/others/newsletter',
    auth: 'public',
    summary: 'Sends a link that subscribes to the newsletter',
    limit: 'newsletter',
    body: z.strictObject({ email: emailSchema, name: lineSchema(1, MAX_NAME_LENGTH) }),
    response: doneSchema,
    message: 'Thank you for subscribing!',
  }),
  confirmNewsletter: endpoint({
    method: 'POST',
    path: '/public/others/newsletter/confirm',
    auth: 'public',
    summary: 'Subscribes the address that the link was sent to',
    body: tokenBody,
    response: doneSchema,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/public/others/newsletter/unsubscribe',
    auth: 'public',
    summary: 'Ends the newsletter or announcements by email',
    body: tokenBody,
    response: doneSchema,
  }),
} as const
