import * as z from 'zod/mini'
import { timestampSchema } from '../timestamp'
import { NOTIFICATION_KINDS, type NotificationKind } from './notification'

export const CHANNELS = ['in_app', 'email', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** What can be left out in the app: everything else is about money, or about the account itself. */
export const MUTABLE_IN_APP = ['announcement'] as const satisfies readonly NotificationKind[]

const kindsSchema = z.array(z.enum(NOTIFICATION_KINDS))

/** The kinds that somebody is not told of, by channel. */
export const mutedSchema = z.object({
  in_app: z.array(z.enum(MUTABLE_IN_APP)),
  email: kindsSchema,
  push: kindsSchema,
})
export type Muted = z.infer<typeof mutedSchema>

/** News by mail is asked for, never sent unasked; a push is for what waits for an answer. */
export const DEFAULT_MUTED: Muted = {
  in_app: [],
  email: ['announcement'],
  push: ['account', 'system', 'announcement'],
}

/** The name of the one document in `users/{uid}/preferences`. */
export const NOTIFICATION_PREFERENCES = 'notifications'

/** The document `users/{uid}/preferences/notifications`; absent until something is changed. */
export const notificationPreferencesSchema = z.object({
  muted: mutedSchema,
  updated_at: timestampSchema,
})
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>
