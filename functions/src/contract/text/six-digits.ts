import * as z from 'zod/mini'
import { pastedNumber } from './digits'

const SIX_DIGITS = /^\d{6}$/

/** A code of six digits that was typed or pasted: "123 456", "Code: 123456". */
export const sixDigitsSchema = z
  .string()
  .check(z.maxLength(60), z.overwrite(pastedNumber), z.regex(SIX_DIGITS, 'Enter the six digits.'))
