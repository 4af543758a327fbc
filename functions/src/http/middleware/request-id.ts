import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

/** Generates every request's id: a client's id would let it write into our logs. */
export const requestId: RequestHandler = (_req, res, next) => {
  const id = randomUUID()
  res.locals.request_id = id
  res.set('x-request-id', id)
  next()
}
