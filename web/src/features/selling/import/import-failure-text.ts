import { isApiError, isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'

/** Names the columns where they are what was refused. */
export const importFailureText = (error: unknown): string => {
  if (isRefusal(error, 'product/import-columns') && isApiError(error)) {
    const { message } = error.details
    return typeof message === 'string' ? `${error.message} ${message}` : error.message
  }
  // Texts of our own, about the file.
  if (error instanceof Error && !isApiError(error)) return error.message
  return inlineFailureText(error)
}
