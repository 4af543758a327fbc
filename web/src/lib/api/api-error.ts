/**
 * How a call failed: the server refused in JSON, something in between answered HTML, nobody
 * answered in time, the caller gave up, or the answer wasn't what the contract promises.
 */
export type ApiErrorKind = 'json' | 'html' | 'network' | 'cancelled' | 'unexpected'

/** What every failed call throws: an Error that carries what the server said. */
export type ApiError = Error & {
  api: ApiErrorKind
  /** The HTTP status; 0 where there was no answer. */
  status: number
  /** The contract's code such as `product/out-of-stock`; empty where there is none. */
  code: string
  details: Record<string, unknown>
  /** From Retry-After, in seconds. */
  retry_after_s?: number
}

type Parts = Partial<Omit<ApiError, 'api' | 'message' | 'name'>>

export const apiError = (api: ApiErrorKind, message: string, parts: Parts = {}): ApiError =>
  Object.assign(new Error(message), { api, status: 0, code: '', details: {}, ...parts })

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'api' in error && 'code' in error

/** Whether a call was refused with this code of the contract. */
export const isRefusal = (error: unknown, code: string): boolean =>
  isApiError(error) && error.code === code

/** Messages by field name, where the server said which fields it refuses. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  const fields = isApiError(error) ? error.details.fields : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string'
    }),
  )
}
