import * as z from 'zod/mini'
import { withAsciiDigits } from '../text/digits'

/** On one line, with signs that people type: carriers' pages search for it as it is. */
const pastedTrackingNumber = (text: string): string =>
  withAsciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()

export const TRACKING_NUMBER_LENGTH = { min: 3, max: 60 } as const
const MAX_TYPED = 300

/** What a carrier calls a parcel, as it is typed or pasted. */
export const trackingNumberSchema = z
  .string()
  .check(
    z.maxLength(MAX_TYPED, { abort: true }),
    z.overwrite(pastedTrackingNumber),
    z.minLength(TRACKING_NUMBER_LENGTH.min),
    z.maxLength(TRACKING_NUMBER_LENGTH.max),
  )
