import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'
import { NOTIFICATION_KINDS, type NotificationKind } from '../messaging/notification'

const CHANNELS = ['in_app', 'email', 'push', 'sms', 'whatsapp'] as const
export type Channel = (typeof CHANNELS)[number]

/** The kinds that can be muted in the app; the others concern money or the account itself. */
export const MUTABLE_IN_APP = ['announcement'] as const satisfies readonly NotificationKind[]

const kindsSchema = z.array(z.enum(NOTIFICATION_KINDS))

/** The muted kinds by channel. */
const mutedSchema = z.object({
  in_app: z.array(z.enum(MUTABLE_IN_APP)),
  email: kindsSchema,
  push: kindsSchema,
  /** Absent in what was saved before there were messages to phones. */
  sms: z.optional(kindsSchema),
  whatsapp: z.optional(kindsSchema),
})
export type Muted = z.infer<typeof mutedSchema>

/** Announcements by email are opt-in; push is only for what needs the recipient's attention. */
export const DEFAULT_MUTED: Muted = {
  in_app: [],
  email: ['announcement'],
  push: ['account', 'system', 'announcement'],
}

/** The id of their document in `users/{uid}/preferences`. */
export const NOTIFICATION_PREFERENCES = 'notifications'

/** The document `users/{uid}/preferences/notifications`; absent until the first change. */
export const notificationPreferencesSchema = z.object({
  muted: mutedSchema,
  updated_at: timestampSchema,
})
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>
