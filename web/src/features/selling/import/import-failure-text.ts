import { isApiError, isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'

/** Returns the error text; for `product/import-columns`, it names the columns. */
export const importFailureText = (error: unknown): string => {
  if (isRefusal(error, 'product/import-columns') && isApiError(error)) {
    const { message } = error.details
    return typeof message === 'string' ? `${error.message} ${message}` : error.message
  }
  // Errors thrown by `readFile` have readable messages.
  if (error instanceof Error && !isApiError(error)) return error.message
  return inlineFailureText(error)
}
