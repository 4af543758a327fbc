import sharp from 'sharp'
import { config } from '../../functions/src/config'

const BOUNDARY = 'oja-upload'

/**
 * Uploads without the rules, so that the server sees what a client would have uploaded.
 * @param more metadata beside the type
 */
export const upload = async (
  path: string,
  bytes: Buffer,
  type = 'image/jpeg',
  more: Record<string, unknown> = {},
): Promise<void> => {
  const address = `${config.storage_origin}/v0/b/${config.bucket}/o?name=${encodeURIComponent(path)}`
  const metadata = JSON.stringify({ name: path, contentType: type, ...more })
  const head = `--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${metadata}\r\n--${BOUNDARY}\r\ncontent-type: ${type}\r\n\r\n`
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': `multipart/related; boundary=${BOUNDARY}`,
      'x-goog-upload-protocol': 'multipart',
      authorization: 'Bearer owner',
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--`)]),
  })
  if (!response.ok) throw new Error(`upload of ${path}: ${response.status}`)
}

/** A small photo with a GPS position in its metadata. */
export const photograph = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a3b12' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer()

/** The URL at which browsers read a file of the bucket. */
export const addressOf = (path: string): string =>
  `${config.storage_origin}/v0/b/${config.bucket}/o/${encodeURIComponent(path)}`
