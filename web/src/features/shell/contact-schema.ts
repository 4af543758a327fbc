import * as z from 'zod/mini'

const text = (least: number, most: number, message: string) =>
  z.string().check(z.trim(), z.minLength(least, message), z.maxLength(most))

/** The contract's limits, with the words that a person reads. */
export const contactSchema = z.object({
  name: text(1, 80, 'Tell us your name'),
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Email is required'),
      z.email('This is not an e-mail address'),
    ),
  subject: text(3, 120, 'Say in a few words what it is about'),
  message: text(10, 4000, 'Write at least 10 characters'),
})

export type ContactMessage = z.infer<typeof contactSchema>
