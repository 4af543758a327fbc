import { AppError } from '../contract/api/errors'

/** The provider's side of a failure, passed as the error's `cause`: for logs and the server alone. */
export type MessageProblem = {
  /** True: the provider certainly sent nothing. False: the message may arrive; don't send another. */
  is_conclusive: boolean
  /** The request, such as `POST /api/sms/send`. */
  call: string
  http_status: number | null
  message: string
}

/** The provider's problem behind an error, or null if the error has another source. */
export const messageProblemOf = (error: unknown): MessageProblem | null =>
  error instanceof AppError && error.code.startsWith('phone-message/') && error.cause
    ? (error.cause as MessageProblem)
    : null
