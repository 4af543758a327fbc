import sharp from 'sharp'
import { config } from '../../functions/src/config'

/** Uploads past the rules, as what a client uploaded looks to the server. */
export const upload = async (path: string, bytes: Buffer, type = 'image/jpeg'): Promise<void> => {
  const address = `${config.storage_origin}/v0/b/${config.bucket}/o?name=${encodeURIComponent(path)}`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': type, authorization: 'Bearer owner' },
    body: new Uint8Array(bytes),
  })
  if (!response.ok) throw new Error(`upload of ${path}: ${response.status}`)
}

/** A small photograph that says where it was taken. */
export const photograph = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a3b12' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer()

/** Where browsers read a file of the bucket. */
export const addressOf = (path: string): string =>
  `${config.storage_origin}/v0/b/${config.bucket}/o/${encodeURIComponent(path)}`
