import express, { type ErrorRequestHandler, type Request, type Response } from 'express'

export const ok = (response: Response, message: string, data: unknown): void => {
  response.json({ status: 'success', message, data })
}

class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: string[],
  ) {
    super(message)
  }
}

/** @throws always, with an error that is sent in Shipbubble's envelope */
export const fail = (status: number, message: string, errors: string[] = []): never => {
  throw new ApiError(status, message, errors)
}

export const handleError: ErrorRequestHandler = (error, _request, response, _next) => {
  const known = error instanceof ApiError ? error : undefined
  const status = known?.status ?? (typeof error.status === 'number' ? error.status : 500)
  if (status >= 500 && !known) console.error(error)
  response.status(status).json({
    status: 'failed',
    message: known?.message ?? 'The request could not be read',
    ...(known && known.errors.length > 0 ? { errors: known.errors } : {}),
  })
}

/** Parses JSON bodies; a request without a body has no fields. */
export const readJson = [
  express.json({ limit: '1mb' }),
  (request: Request, _response: Response, next: () => void) => {
    request.body ??= {}
    next()
  },
]
