import express, { type Request, type RequestHandler } from 'express'
import { AppError } from '../../contract/api/errors'

const MAX_BYTES = 64 * 1024

const readRaw = express.raw({ type: () => true, limit: MAX_BYTES, inflate: false })

/** The Cloud Functions host has read the body already and stored it in `rawBody`. */
const bufferedBytes = (req: Request): Buffer | undefined => {
  const stored = (req as Request & { rawBody?: unknown }).rawBody
  return Buffer.isBuffer(stored) ? stored : undefined
}

/** Puts the body's bytes into `res.locals.raw_body`, empty if there is no body. */
export const rawBody: RequestHandler = (req, res, next) => {
  const stored = bufferedBytes(req)
  if (stored) {
    if (stored.length > MAX_BYTES) throw new AppError('request/too-large')
    res.locals.raw_body = stored
    next()
    return
  }
  readRaw(req, res, (problem?: unknown) => {
    res.locals.raw_body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
    next(problem)
  })
}

const isJson = (content_type: string | undefined): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(content_type ?? '')

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Parses the body as JSON; an empty body is an empty object. */
export const parseBody = (raw: Buffer, content_type: string | undefined): unknown => {
  if (raw.length === 0) return {}
  if (!isJson(content_type)) throw new AppError('request/unsupported-media-type')
  try {
    return JSON.parse(decoder.decode(raw))
  } catch (cause) {
    throw new AppError('request/not-json', undefined, { cause })
  }
}
