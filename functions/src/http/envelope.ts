import type { Response } from 'express'
import type { Failure, Success } from '../contract/api/envelope'
import type { AppError } from '../contract/api/errors'

export const sendFailure = (res: Response, error: AppError, request_id: string): void => {
  const retry_after = error.details?.retry_after_seconds
  if (typeof retry_after === 'number') res.set('Retry-After', String(Math.ceil(retry_after)))
  else if (error.httpStatus === 503) res.set('Retry-After', '5')
  const failure: Failure = {
    status: 'error',
    error: {
      code: error.code,
      message: error.message,
      ...(error.details ? { details: error.details } : {}),
    },
    request_id,
  }
  res.set('Cache-Control', 'no-store').status(error.httpStatus).json(failure)
}

export const successOf = <T>(data: T, message: string | undefined): Success<T> => ({
  status: 'success',
  data,
  ...(message === undefined ? {} : { message }),
})
