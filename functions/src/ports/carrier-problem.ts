import { AppError } from '../contract/api/errors'

/** The carrier's side of a failure, passed as the error's `cause`: for logs and the server alone. */
export type CarrierProblem = {
  /** True: the carrier certainly did nothing. False: it may have; look before sending again. */
  is_conclusive: boolean
  /** The request, such as `POST /shipping/labels`. */
  call: string
  http_status: number | null
  message: string
}

/** The carrier's problem behind an error, or null if the error has another source. */
export const carrierProblemOf = (error: unknown): CarrierProblem | null =>
  error instanceof AppError && error.code.startsWith('delivery/carrier-') && error.cause
    ? (error.cause as CarrierProblem)
    : null
