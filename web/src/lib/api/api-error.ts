/**
 * How a call failed: a JSON error from the server, an HTML error from an intermediary, no response
 * in time, cancelled by the caller, or a response that doesn't match the contract.
 */
export type ApiErrorKind = 'json' | 'html' | 'network' | 'cancelled' | 'unexpected'

/** The error that every failed call throws, with the server's details. */
export type ApiError = Error & {
  api: ApiErrorKind
  /** The HTTP status; 0 without a response. */
  status: number
  /** The contract's code such as `product/out-of-stock`; empty if there is none. */
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

/** Whether a call failed with this error code of the contract. */
export const isRefusal = (error: unknown, code: string): boolean =>
  isApiError(error) && error.code === code
