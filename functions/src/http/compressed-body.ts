import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request } from 'express'

/** The defaults of `compression`, which compresses all other responses. */
const MIN_BYTES = 1_024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const COMPRESSORS = {
  br: (body: string) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: string) => promisify(gzip)(body),
}
type Encoding = keyof typeof COMPRESSORS

type Response = { body: string | Buffer }
type Compressed = { encoding: Encoding; bytes: Promise<Buffer> }

const known = new WeakMap<Response, Partial<Record<Encoding, Promise<Buffer>>>>()

/**
 * The body in the best encoding that the client accepts, or undefined if it is to be sent as it is.
 * Compressed once per encoding, so that a cached response isn't compressed for each client.
 */
export const compressedBody = (
  req: Pick<Request, 'acceptsEncodings'>,
  response: Response,
): Compressed | undefined => {
  const { body } = response
  if (typeof body !== 'string' || body.length < MIN_BYTES) return undefined
  const encoding = (['br', 'gzip'] as const).find((name) => req.acceptsEncodings(name))
  if (!encoding) return undefined
  const made = known.get(response) ?? {}
  known.set(response, made)
  made[encoding] ??= COMPRESSORS[encoding](body)
  return { encoding, bytes: made[encoding] }
}
