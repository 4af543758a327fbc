import { MIN_PASSWORD_LENGTH } from '@contract/entities/people/user'
import { nameSchema } from '@contract/text/plain-line'
import * as z from 'zod/mini'
import { emailField } from '@/lib/forms/email-field'
import { WEAK_PASSWORD } from '@/lib/session/auth-errors'

const newPasswordField = z
  .string()
  .check(
    z.trim(),
    z.minLength(MIN_PASSWORD_LENGTH, WEAK_PASSWORD),
    z.maxLength(128, 'This password is too long.'),
  )

export const loginSchema = z.object({
  email: emailField(),
  password: z.string().check(z.trim(), z.minLength(1, 'Enter your password.')),
})
export type LoginFields = z.input<typeof loginSchema>

export const signupSchema = z.object({
  name: nameSchema(1, 80, 'Name is required'),
  email: emailField(),
  password: newPasswordField,
  accepted_conditions: z.boolean().check(z.refine((is) => is, 'Please accept the terms to go on.')),
})
export type SignupFields = z.input<typeof signupSchema>

export const forgotPasswordSchema = z.object({ email: emailField() })

export const resetPasswordSchema = z.object({ password: newPasswordField })
