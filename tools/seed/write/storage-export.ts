import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '../../../functions/src/config'
import { VALIDATED_MARK } from '../../../functions/src/contract/paths'
import { EXPORT_METADATA } from '../../emulators/project'
import { eachImage, IMAGE_METADATA, type ImageOptions } from './images'
import { digestOf } from './kept-rendition'

/** The reversed polynomial of CRC-32C, the checksum of Cloud Storage. */
const POLYNOMIAL = 0x82f63b78

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1
  return rest
})

/** Cloud Storage's checksum of a file, as a decimal number. */
export const checksumOf = (bytes: Uint8Array): string => {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (rest >>> 8) ^ (REMAINDERS[(rest ^ byte) & 0xff] ?? 0)
  return String((rest ^ 0xffffffff) >>> 0)
}

const writeJson = (path: string, value: object) => writeFile(path, JSON.stringify(value))

/**
 * Writes the images of the demo data as an export of the Storage emulator, which a suite imports:
 * sent one by one, each costs it three requests.
 */
export const exportImages = async (folder: string, options: ImageOptions): Promise<void> => {
  const [blobs, metadata] = ['blobs', 'metadata'].map((name) => join(folder, 'storage', name))
  if (!blobs || !metadata) return
  await rm(folder, { recursive: true, force: true })
  await Promise.all([blobs, metadata].map((path) => mkdir(path, { recursive: true })))
  await writeJson(join(folder, 'storage/buckets.json'), { buckets: [{ id: config.bucket }] })
  let files = 0
  const write = async (name: string, bytes: Buffer): Promise<void> => {
    files += 1
    const file = String(files)
    await writeFile(join(blobs, file), bytes)
    await writeJson(join(metadata, `${file}.json`), {
      name,
      bucket: config.bucket,
      ...IMAGE_METADATA,
      customMetadata: VALIDATED_MARK,
      size: bytes.length,
      md5Hash: digestOf(bytes),
      crc32c: checksumOf(bytes),
    })
  }
  await eachImage(write, options)
  // Written last: without it a folder is incomplete.
  await writeJson(join(folder, EXPORT_METADATA), {
    version: '1',
    storage: { version: '1', path: 'storage' },
  })
}
