import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Endpoint } from '../contract/api/endpoint'
import { parseLeavingOut } from '../contract/api/leave-out'
import type { Deps } from '../usecases/deps'
import { compressedBody } from './compressed-body'
import { successOf } from './envelope'
import { isReply, type Reply } from './handler'

const PUBLIC_CACHE = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600'
/** For what others may take meanwhile: a robot's thousand visits a minute still cost a few reads. */
export const BRIEF_CACHE =
  'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=30'

/** For what changes while people look on. */
const LIVE_CACHE = 'public, max-age=5, s-maxage=5'

/** How an answer is kept on the way, if it may be. */
const CACHES = { briefly: BRIEF_CACHE, live: LIVE_CACHE }

export const cacheOf = ({ cacheable }: Endpoint): string =>
  typeof cacheable === 'string' ? CACHES[cacheable] : PUBLIC_CACHE

/** A response ready to be sent; public ones are cached in this form. */
export type PreparedResponse = {
  type: string
  body: string | Buffer
  etag: string | undefined
  headers: Record<string, string>
}

type Context = { row: Endpoint; log: Deps['log']; strict_responses: boolean; request_id: string }

/**
 * Validates a response against its endpoint's schema; fields that it doesn't name are dropped, and so
 * are items of a list that break it. A change has happened, so its answer is sent as it is.
 * @throws Error if the response of a read breaks the schema and `strict_responses` is set
 */
export const validateResponse = (
  data: unknown,
  { row, log, strict_responses: must_match, request_id }: Context,
): unknown => {
  const result = parseLeavingOut(row.response, data)
  const fields = result.error?.issues.map(({ path, code }) => `${path.join('.')}: ${code}`) ?? []
  const about = { request_id, route: row.path, fields }
  if (result.success) {
    const { left_out } = result
    if (left_out.length > 0)
      log.error('The response breaks its schema: items of its list are left out', {
        ...about,
        left_out,
      })
    return result.data
  }
  if (must_match && row.method === 'GET') {
    throw new Error(`The response of ${row.path} breaks its schema: ${fields.join(', ')}`)
  }
  log.error('The response breaks its schema', about)
  return data
}

/** A weak validator: the compressed and the plain body of a response share it. */
export const etagOf = (body: string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`

export const prepare = (response: unknown, context: Context): PreparedResponse => {
  const { row } = context
  const whole: Omit<Reply<unknown>, symbol> = isReply(response) ? response : { data: response }
  const { data, message, headers, type, is_kept = true } = whole
  const content = validateResponse(data, context)
  if (content instanceof Uint8Array) {
    const body = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    return { type: type ?? 'application/octet-stream', body, etag: undefined, headers: {} }
  }
  const body =
    row.produces === undefined
      ? JSON.stringify(successOf(content, message ?? row.message))
      : String(content)
  const etag = row.cacheable && is_kept ? etagOf(body) : undefined
  const text_type = row.produces ?? 'application/json'
  return { type: `${text_type}; charset=utf-8`, body, etag, headers: headers ?? {} }
}

export const send = async (
  req: Request,
  res: Response,
  response: PreparedResponse,
  cache: string,
) => {
  const { type, body, etag, headers } = response
  res.set(headers)
  res.set('Cache-Control', etag ? cache : 'no-store')
  if (etag) res.set('ETag', etag)
  if (etag && req.fresh) {
    res.status(304).end()
    return
  }
  res.set('Content-Type', type)
  const compressed = etag ? compressedBody(req, response) : undefined
  if (compressed) res.set('Content-Encoding', compressed.encoding)
  res.status(200).send(compressed ? await compressed.bytes : body)
}
