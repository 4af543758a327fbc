import * as z from 'zod/mini'
import { ERRORS } from './error-table'

export type ErrorCode = keyof typeof ERRORS

/** The HTTP status of an error. */
export const statusOf = (code: ErrorCode): number => ERRORS[code][0]

/** Additional data of an error: fields with their messages, allowed actions and so on. */
export type ErrorDetails = Record<string, unknown>

/** The only error that clients see; any other error reaches them as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, details?: ErrorDetails, options?: ErrorOptions) {
    super(ERRORS[code][1], options)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get httpStatus(): number {
    return statusOf(this.code)
  }
}

/** A refusal that only operators read, in words of its own. */
export class Refusal extends AppError {
  constructor(text: string) {
    super('operator/refused', { why: text })
    this.message = text
  }
}

export const failureSchema = z.object({
  status: z.literal('error'),
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.optional(z.record(z.string(), z.unknown())),
  }),
  request_id: z.string(),
})
export type Failure = z.infer<typeof failureSchema>

export type Success<T> = { status: 'success'; data: T; message?: string }
