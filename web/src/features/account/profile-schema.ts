import * as z from 'zod/mini'

export const profileSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(80, 'This name is too long.')),
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Email is required'),
      z.email('The email address is badly formatted.'),
    ),
})
