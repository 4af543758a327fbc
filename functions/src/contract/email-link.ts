import * as z from 'zod/mini'
import { uidSchema } from './ids'

export const emailLinkSchema = z.discriminatedUnion('kind', [
  /** Confirms a subscription; `until` in epoch milliseconds. */
  z.strictObject({
    kind: z.literal('subscribe'),
    email: z.string(),
    name: z.string(),
    until: z.number(),
  }),
  /** Ends a subscription to the newsletter. */
  z.strictObject({ kind: z.literal('unsubscribe'), email: z.string() }),
  /** Ends announcements by email to somebody with an account. */
  z.strictObject({ kind: z.literal('mute'), uid: uidSchema }),
])

/** What a link in an email does for whoever holds it, without a login. */
export type EmailLink = z.infer<typeof emailLinkSchema>
