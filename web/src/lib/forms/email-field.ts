import { pastedEmail } from '@contract/text/pasted-email'
import * as z from 'zod/mini'

/** An address as it is typed or pasted, with the texts of a form. */
export const emailField = (invalid = 'The email address is badly formatted.') =>
  z
    .string()
    .check(
      z.overwrite(pastedEmail),
      z.toLowerCase(),
      z.minLength(1, 'Email is required'),
      z.email(invalid),
    )
