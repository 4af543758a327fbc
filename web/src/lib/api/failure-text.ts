import { toast } from '@/ui/feedback/toast'
import { type ApiError, isApiError } from './api-error'

export const ACTION_FAILED = 'Something went wrong. Please try again.'
export const NETWORK_FAILED = 'Network error?. Please check your connection and try again.'

const NOT_FOUND = 'The requested resource was not found.'
const SERVER_FAILED = 'A server error occurred. Please try again later.'
const UNEXPECTED = 'An unexpected error occurred.'

/** The text for an error page that isn't ours: a proxy's or a host's HTML. */
export const htmlErrorText = (status: number): string => {
  if (status === 404) return NOT_FOUND
  return status >= 500 ? SERVER_FAILED : UNEXPECTED
}

const jsonErrorText = ({ status, message, code }: ApiError): string =>
  `Error ${status}: ${message || code || 'An error occurred.'}`

/** What a toast says about a failure. */
export const failureText = (error: unknown): string => {
  if (!isApiError(error) || error.api === 'unexpected') return ACTION_FAILED
  return error.api === 'json' ? jsonErrorText(error) : error.message
}

/** What a form says beside its fields: the server's own sentence, without the status. */
export const inlineFailureText = (error: unknown): string =>
  isApiError(error) && error.api !== 'unexpected' && error.message ? error.message : ACTION_FAILED

/**
 * Tells a person that an action failed: in a toast, or inline through the callback if there is
 * one. A request that its caller gave up is no failure.
 */
export const showFailure = (error: unknown, inline?: (text: string) => void): void => {
  if (isApiError(error) && error.api === 'cancelled') return
  if (inline) inline(inlineFailureText(error))
  else toast.error(failureText(error))
}
