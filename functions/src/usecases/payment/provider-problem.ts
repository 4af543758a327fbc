import { AppError } from '../../contract/api/errors'

/** How long one call to the provider may take, body included. */
export const PROVIDER_CALL_MS = 10_000

/**
 * What the provider's side of a failure was. It travels as the error's cause: for logs and for
 * decisions on the server, never for a client.
 */
export type ProviderProblem = {
  /** True: nothing was done, for sure. False: it may have been done; ask before doing it again. */
  is_conclusive: boolean
  /** The request, as `POST /refund`. */
  call: string
  http_status: number | null
  provider_code: string | null
  provider_message: string
}

const PROVIDER_CODES: ReadonlySet<string> = new Set([
  'payment/provider-refused',
  'payment/provider-unavailable',
])

/** The provider's problem behind an error, or null when the error came from elsewhere. */
export const providerProblemOf = (error: unknown): ProviderProblem | null =>
  error instanceof AppError && PROVIDER_CODES.has(error.code) && error.cause
    ? (error.cause as ProviderProblem)
    : null

/** True when the provider answered and said no (false for an outage, whatever its outcome). */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'payment/provider-refused'
