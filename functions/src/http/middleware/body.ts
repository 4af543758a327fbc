import express, { type Request, type RequestHandler } from 'express'
import { AppError } from '../../contract/api/errors'

const MAX_BYTES = 64 * 1024

const readRaw = express.raw({ type: () => true, limit: MAX_BYTES, inflate: false })

/** The host of a cloud function has read the body already and kept its bytes here. */
const bufferedBytes = (req: Request): Buffer | undefined => {
  const stored = (req as Request & { rawBody?: unknown }).rawBody
  return Buffer.isBuffer(stored) ? stored : undefined
}

/** The body's bytes in `res.locals.raw_body`, empty where there is none. */
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

/** What the body says; no body says nothing, which is an empty object. */
export const parseBody = (raw: Buffer, content_type: string | undefined): unknown => {
  if (raw.length === 0) return {}
  if (!isJson(content_type)) throw new AppError('request/unsupported-media-type')
  try {
    return JSON.parse(decoder.decode(raw))
  } catch (cause) {
    throw new AppError('request/not-json', undefined, { cause })
  }
}
