import { createHash } from 'node:crypto'
import * as z from 'zod'
import { config } from '../../../functions/src/config'
import { VALIDATED_MARK } from '../../../functions/src/contract/paths'
import type { Target } from '../target'

export type StoredFile = { path: string; bytes: Buffer; type: string }

const BOUNDARY = 'oja-seed-part'
const YEAR_SECONDS = 31_536_000
const MAX_LISTED = 10_000

const listSchema = z.object({
  items: z.optional(z.array(z.object({ name: z.string(), md5Hash: z.string() }))),
})

/**
 * Sends requests without the client library, which looks for credentials that an emulator doesn't
 * need.
 */
const send = async (url: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
  return response.json()
}

/** MD5 (base64) of every existing file, by path. */
export const storedDigests = async ({ storage }: Target): Promise<Map<string, string>> => {
  const url = `http://${storage}/storage/v1/b/${config.bucket}/o?maxResults=${MAX_LISTED}`
  const { items = [] } = listSchema.parse(await send(url))
  return new Map(items.map(({ name, md5Hash }) => [name, md5Hash]))
}

export const digestOf = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64')

export const storeFile = async (
  { storage }: Target,
  { path, bytes, type }: StoredFile,
): Promise<void> => {
  const metadata = JSON.stringify({
    name: path,
    contentType: type,
    // A changed image gets a new path, so caches may keep each one forever.
    cacheControl: `public, max-age=${YEAR_SECONDS}, immutable`,
    contentDisposition: 'inline',
    // Marked as validated: these files are ours.
    metadata: VALIDATED_MARK,
  })
  const head = `--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${metadata}\r\n--${BOUNDARY}\r\ncontent-type: ${type}\r\n\r\n`
  const name = encodeURIComponent(path)
  await send(
    `http://${storage}/upload/storage/v1/b/${config.bucket}/o?uploadType=multipart&name=${name}`,
    {
      method: 'POST',
      headers: { 'content-type': `multipart/related; boundary=${BOUNDARY}` },
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--`)]),
    },
  )
}
