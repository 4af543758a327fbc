import type { ErrorRequestHandler, RequestHandler } from 'express'
import { AppError } from '../../contract/api/errors'
import type { Deps } from '../../usecases/deps'
import { sendFailure } from '../envelope'
import { serializeError } from '../serialize-error'

/** gRPC codes of a database outage: deadline exceeded, resource exhausted, aborted, unavailable. */
const OUTAGES = new Set<unknown>([4, 8, 10, 14])

/** Errors of the body parser and the router, by HTTP status. */
const REFUSALS: Readonly<Record<number, AppError['code']>> = {
  400: 'request/invalid',
  413: 'request/too-large',
  415: 'request/unsupported-media-type',
}

const fieldOf = (error: unknown, name: 'code' | 'status'): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined

const appErrorOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const status = fieldOf(error, 'status')
  const refusal = typeof status === 'number' ? REFUSALS[status] : undefined
  if (refusal) return new AppError(refusal)
  const code = OUTAGES.has(fieldOf(error, 'code')) ? 'service/unavailable' : 'internal'
  return new AppError(code, undefined, { cause: error })
}

/** Converts every error to a response; details of an unexpected error are only logged. */
export const failures =
  (log: Deps['log']): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error)
      return
    }
    const known = appErrorOf(error)
    const request_id = String(res.locals.request_id)
    if (known.httpStatus >= 500) {
      const route = String(res.locals.route ?? 'none')
      const cause = serializeError(known.cause)
      log.error(known.code, { request_id, method: req.method, route, cause })
    }
    sendFailure(res, known, request_id)
  }

export const notFound: RequestHandler = () => {
  throw new AppError('request/not-found')
}
