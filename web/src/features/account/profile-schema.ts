import { nameSchema } from '@contract/text/plain-line'
import * as z from 'zod/mini'
import { emailField } from '@/lib/forms/email-field'

export const profileSchema = z.object({
  name: nameSchema(1, 80, 'Name is required'),
  email: emailField(),
})

/** Of who signs in by a phone number alone: an address can be added, and needn't. */
export const profileWithoutEmailSchema = z.extend(profileSchema, {
  email: z.union([z.literal(''), profileSchema.shape.email]),
})
