import { toast } from '@/ui/feedback/toast'
import { type ApiError, isApiError } from './api-error'

export const ACTION_FAILED = 'Something went wrong. Please try again.'
export const NETWORK_FAILED = 'Network error?. Please check your connection and try again.'

/** Nothing was sent, so nothing can have happened. */
export const OFFLINE = 'You are offline. This needs a connection; nothing has changed.'

const NOT_FOUND = 'The requested resource was not found.'
const SERVER_FAILED = 'A server error occurred. Please try again later.'
const UNEXPECTED = 'An unexpected error occurred.'

/** The text for an HTML error page from a proxy or the host. */
export const htmlErrorText = (status: number): string => {
  if (status === 404) return NOT_FOUND
  return status >= 500 ? SERVER_FAILED : UNEXPECTED
}

const jsonErrorText = ({ status, message, code }: ApiError): string =>
  `Error ${status}: ${message || code || 'An error occurred.'}`

/** The text of a toast about a failure. */
export const failureText = (error: unknown): string => {
  if (!isApiError(error) || error.api === 'unexpected') return ACTION_FAILED
  return error.api === 'json' ? jsonErrorText(error) : error.message
}

/** The text shown in a form: the server's message without the status. */
export const inlineFailureText = (error: unknown): string =>
  isApiError(error) && error.api !== 'unexpected' && error.message ? error.message : ACTION_FAILED

/**
 * Shows that an action failed, inline if there is a callback, otherwise in a toast. Ignores
 * cancelled requests.
 */
export const showFailure = (error: unknown, inline?: (text: string) => void): void => {
  if (isApiError(error) && error.api === 'cancelled') return
  if (inline) inline(inlineFailureText(error))
  else toast.error(failureText(error))
}
