import { instantText } from '@contract/lagos-text'
import { timestampSchema } from '@contract/timestamp'
import { isApiError } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'

/** What an offer failed with, and from when on it goes again. */
export const offerFailure = (error: unknown): string => {
  const text = inlineFailureText(error)
  const until = timestampSchema.safeParse(isApiError(error) ? error.details.until : undefined)
  return until.success ? `${text} You can again from ${instantText(until.data)}.` : text
}
