import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, test } from 'vitest'
import { compressedBody } from './compressed-body'

const LONG = JSON.stringify({ items: Array.from({ length: 200 }, (_, number) => ({ number })) })
const responseOf = (body: string) => ({ type: 'application/json', body, etag: 'a', headers: {} })
const accepting = (...names: string[]) => ({
  acceptsEncodings: (name?: unknown) => (names.includes(String(name)) ? String(name) : false),
})
const ask = (...names: string[]) => accepting(...names) as Parameters<typeof compressedBody>[0]

test.each([
  ['br', ['gzip', 'br'], brotliDecompressSync],
  ['gzip', ['gzip'], gunzipSync],
] as const)('a body comes in %s from a client that accepts %j', async (encoding, names, open) => {
  const compressed = compressedBody(ask(...names), responseOf(LONG))
  expect(compressed?.encoding).toBe(encoding)
  const bytes = (await compressed?.bytes) ?? Buffer.alloc(0)
  expect(bytes.length).toBeLessThan(LONG.length / 2)
  expect(String(open(bytes))).toBe(LONG)
})

it('compresses a response once for each encoding', () => {
  const response = responseOf(LONG)
  const [first, again, other] = [ask('br'), ask('br'), ask('gzip')].map(
    (req) => compressedBody(req, response)?.bytes,
  )
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(compressedBody(ask('br'), responseOf(LONG))?.bytes).not.toBe(first)
})

it('leaves a short body, and every body for a client that accepts none', () => {
  expect(compressedBody(ask('br'), responseOf('{}'))).toBeUndefined()
  expect(compressedBody(ask('deflate'), responseOf(LONG))).toBeUndefined()
})
