import express, { type ErrorRequestHandler, type Request, type Response } from 'express'
import * as z from 'zod'
import { encodeJson } from './wire'

export const sendJson = (response: Response, status: number, value: unknown): void => {
  response.status(status).type('json').send(encodeJson(value))
}

/** Sends a success in Paystack's envelope. */
export const ok = (response: Response, message: string, data: unknown, meta?: object): void =>
  sendJson(response, 200, { status: true, message, data, meta })

export const created = (response: Response, message: string, data: unknown): void =>
  sendJson(response, 201, { status: true, message, data })

type ErrorType = 'api_error' | 'validation_error' | 'processor_error'

class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: string,
    readonly type: ErrorType,
  ) {
    super(message)
  }
}

/** @throws always, with an error that is sent in Paystack's envelope */
export const fail = (
  status: number,
  message: string,
  code: string,
  type: ErrorType = 'validation_error',
): never => {
  throw new ApiError(status, message, code, type)
}

const BODY_ERRORS: Readonly<Record<number, ApiError>> = {
  400: new ApiError(400, 'The body is not valid JSON', 'invalid_params', 'validation_error'),
  413: new ApiError(413, 'The request is too large', 'too_large', 'validation_error'),
}

export const handleError: ErrorRequestHandler = (error, _request, response, _next) => {
  const known = error instanceof ApiError ? error : BODY_ERRORS[error.status]
  if (!known) console.error(error)
  sendJson(response, known?.status ?? 500, {
    status: false,
    message: known?.message ?? String(error),
    meta: { nextStep: 'Ensure that the values you pass are valid' },
    type: known?.type ?? 'api_error',
    code: known?.code ?? 'internal_error',
  })
}

/** Parses JSON bodies of any size that Paystack accepts; a request without a body has no fields. */
export const readJson = [
  express.json({ limit: '1mb' }),
  (request: Request, _response: Response, next: () => void) => {
    request.body ??= {}
    next()
  },
]

const MAX_PER_PAGE = 100
const pageSchema = z.object({
  page: z.coerce.number().int().positive().catch(1),
  perPage: z.coerce
    .number()
    .int()
    .positive()
    .catch(50)
    .transform((count) => Math.min(count, MAX_PER_PAGE)),
  /** The index that the cursor encodes. */
  next: z
    .base64url()
    .transform((cursor) => Number(Buffer.from(cursor, 'base64url')))
    .catch(0),
})

/** A page of a list, by page number. */
export const pageOf = <T>(all: readonly T[], { query }: Request) => {
  const { page, perPage } = pageSchema.parse(query)
  const skipped = (page - 1) * perPage
  const pageCount = Math.max(1, Math.ceil(all.length / perPage))
  return {
    items: all.slice(skipped, skipped + perPage),
    meta: { total: all.length, skipped, perPage, page, pageCount },
  }
}

/** Sends a page of a list, the newest first. */
export const okPage = <T>(
  request: Request,
  response: Response,
  message: string,
  all: Iterable<T>,
  viewOf: (item: T) => object,
): void => {
  const { items, meta } = pageOf([...all].reverse(), request)
  ok(response, message, items.map(viewOf), meta)
}

/** A page of a list, after a cursor; `next` is null on the last page. */
export const cursorPageOf = <T>(all: readonly T[], { query }: Request) => {
  const { next: start, perPage } = pageSchema.parse(query)
  const end = start + perPage
  const next = end < all.length ? Buffer.from(String(end)).toString('base64url') : null
  return { items: all.slice(start, end), meta: { next, previous: null, perPage } }
}
