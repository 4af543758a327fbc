import { AppError } from '../contract/api/errors'

/** Timeout of one provider call, including the response body. */
export const PROVIDER_CALL_MS = 10_000

/**
 * The provider's side of a failure, passed as the error's `cause`: for logs and decisions on the
 * server, never for a client.
 */
export type ProviderProblem = {
  /** True: the provider certainly did nothing. False: it may have; check before sending again. */
  is_conclusive: boolean
  /** The request, such as `POST /refund`. */
  call: string
  http_status: number | null
  provider_code: string | null
  provider_message: string
}

const PROVIDER_CODES: ReadonlySet<string> = new Set([
  'payment/provider-refused',
  'payment/provider-unavailable',
])

/** The provider's problem behind an error, or null if the error has another source. */
export const providerProblemOf = (error: unknown): ProviderProblem | null =>
  error instanceof AppError && PROVIDER_CODES.has(error.code) && error.cause
    ? (error.cause as ProviderProblem)
    : null

/** True if the provider refused the request; false for an outage, conclusive or not. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'payment/provider-refused'
