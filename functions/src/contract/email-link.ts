import * as z from 'zod/mini'
import { uidSchema } from './ids'

export const emailLinkSchema = z.discriminatedUnion('kind', [
  /** Confirms a newsletter subscription; expires at `until`, in epoch milliseconds. */
  z.strictObject({
    kind: z.literal('subscribe'),
    email: z.string(),
    name: z.string(),
    until: z.number(),
  }),
  /** Ends a newsletter subscription. */
  z.strictObject({ kind: z.literal('unsubscribe'), email: z.string() }),
  /** Mutes announcements by email for a user with an account. */
  z.strictObject({ kind: z.literal('mute'), uid: uidSchema }),
])

/** The action of a link in an email; it needs no sign-in. */
export type EmailLink = z.infer<typeof emailLinkSchema>
