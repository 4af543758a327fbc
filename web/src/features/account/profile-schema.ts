import { nameSchema } from '@contract/text/plain-line'
import * as z from 'zod/mini'

export const profileSchema = z.object({
  name: nameSchema(1, 80, 'Name is required'),
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Email is required'),
      z.email('The email address is badly formatted.'),
    ),
})

/** Of who signs in by a phone number alone: an address can be added, and needn't. */
export const profileWithoutEmailSchema = z.extend(profileSchema, {
  email: z.union([z.literal(''), profileSchema.shape.email]),
})
