import { lineSchema, nameSchema } from '@contract/text/plain-line'
import * as z from 'zod/mini'

/** The limits of the API contract, with readable error messages. */
export const contactSchema = z.object({
  name: nameSchema(1, 80, 'Tell us your name'),
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Email is required'),
      z.email('This is not an e-mail address'),
    ),
  subject: lineSchema(3, 120, 'Say in a few words what it is about'),
  message: z
    .string()
    .check(z.trim(), z.minLength(10, 'Write at least 10 characters'), z.maxLength(4000)),
})

export type ContactMessage = z.infer<typeof contactSchema>
