import { isApiError } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'

/** Returns the error text for a rejected account, with the masked holder's name if known. */
export const accountFailureText = (error: unknown): string => {
  const masked_name = isApiError(error) ? error.details.masked_name : undefined
  const text = inlineFailureText(error)
  return typeof masked_name === 'string' ? `${text} The bank knows it as ${masked_name}.` : text
}
