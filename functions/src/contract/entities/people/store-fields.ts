import * as z from 'zod/mini'
import { pastedNumber } from '../../text/digits'
import { nameSchema } from '../../text/plain-line'

// What vendors type of their store, apart from the documents: public pages load those.

const ACCOUNT_NUMBER = 'Enter the 10 digits of the account number.'

/** As the provider lists banks: 058, and with letters 035A. */
export const bankCodeSchema = z.string().check(z.regex(/^[0-9A-Z]{3,10}$/))
export const STORE_NAME_LENGTH = { min: 3, max: 60 } as const
export const STORE_DESCRIPTION_LENGTH = { min: 20, max: 1_000 } as const
export const storeNameSchema = nameSchema(STORE_NAME_LENGTH.min, STORE_NAME_LENGTH.max)
export const legalNameSchema = nameSchema(3, 100)
/** As typed or pasted, with spaces, hyphens or marks between its digits. */
export const accountNumberSchema = z
  .string()
  .check(
    z.maxLength(60, ACCOUNT_NUMBER),
    z.overwrite(pastedNumber),
    z.regex(/^\d{10}$/, ACCOUNT_NUMBER),
  )
