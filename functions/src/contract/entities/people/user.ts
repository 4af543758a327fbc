import * as z from 'zod/mini'
import { uidSchema } from '../../ids'
import { pastedEmail } from '../../text/pasted-email'
import { nameSchema } from '../../text/plain-line'
import { timestampSchema } from '../../timestamp'

export const ROLES = ['user', 'vendor'] as const
export type Role = (typeof ROLES)[number]

export const MIN_PASSWORD_LENGTH = 6

export const personNameSchema = nameSchema(1)
export const emailSchema = z
  .string()
  .check(z.overwrite(pastedEmail), z.email(), z.maxLength(254), z.toLowerCase())
export const passwordSchema = z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(128))

/** The document `users/{uid}`, written at sign-up. */
export const userSchema = z.object({
  user_id: uidSchema,
  name: z.string(),
  /** Empty if the account has a phone number alone. */
  email: z.string(),
  photo_url: z.string(),
  /** In E.164; only the server writes it, and one account at a time has it. */
  phone: z.optional(z.string()),
  /** When the owner last typed a code that was sent to the number. */
  phone_verified_at: z.optional(timestampSchema),
  accepted_conditions: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  /** Earlier notifications count as read; absent until all were first marked as read. */
  notifications_read_at: z.optional(timestampSchema),
})
/** With what operators find the document by; only the server writes it, and no response has it. */
export type User = z.infer<typeof userSchema> & { search_words?: string[] }

/** The most devices that notifications are pushed to. */
export const MAX_DEVICES = 10
export const MAX_FAVOURITES = 500
export const MAX_VIEWED_PRODUCTS = 100
