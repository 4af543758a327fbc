import type { App } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { VALIDATED_MARK } from '../../contract/paths'
import type { Audience, StorageObjects } from '../../ports/file-storage'

const YEAR_SECONDS = 31_536_000

const NOT_FOUND = 404
const PRECONDITION_FAILED = 412

const hasCode = (error: unknown, code: number): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

const orUndefined = async <T>(work: Promise<T>, expected = NOT_FOUND): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (hasCode(error, expected)) return undefined
    throw error
  }
}

const NO_ENCODING = 'identity'

// A changed image has a new URL, so caches may keep each one forever.
const CACHE_CONTROL: Record<Audience, string> = {
  public: `public, max-age=${YEAR_SECONDS}, immutable`,
  private: 'private, no-store',
}

/** The metadata of a stored file; it replaces everything that the uploader set. */
const metadataOf = (contentType: string, audience: Audience) => ({
  contentType,
  contentDisposition: 'inline',
  cacheControl: CACHE_CONTROL[audience],
})

/** @throws RangeError when the size exceeds `most_bytes`, before the rest is read */
const readAtMost = async (chunks: AsyncIterable<Buffer>, most_bytes: number): Promise<Buffer> => {
  const read: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > most_bytes) throw new RangeError(`A file has more than ${most_bytes} bytes.`)
    read.push(chunk)
  }
  return Buffer.concat(read)
}

/** Cloud Storage for Firebase. */
export const createStorageObjects = (
  app: App,
  options: { bucket: string; origin: string },
): StorageObjects => {
  const bucket = () => getStorage(app).bucket(options.bucket)
  const folder = `${options.origin}/v0/b/${options.bucket}/o/`
  return {
    urlOf: (path) => `${folder}${encodeURIComponent(path)}?alt=media`,
    folder,
    find: async (path) => {
      const found = await orUndefined(bucket().file(path).getMetadata())
      if (!found) return undefined
      const [{ size, contentType, contentEncoding, generation, metadata }] = found
      return {
        size: Number(size),
        content_type: contentType ?? '',
        content_encoding: contentEncoding === NO_ENCODING ? '' : (contentEncoding ?? ''),
        generation: String(generation),
        is_validated: metadata?.validated === VALIDATED_MARK.validated,
      }
    },
    read: async (path) => {
      const found = await orUndefined(bucket().file(path).download())
      return found?.[0]
    },
    readUpload: (path, generation, most_bytes) => {
      const file = bucket().file(path, { generation })
      return orUndefined(readAtMost(file.createReadStream({ decompress: false }), most_bytes))
    },
    write: async (path, bytes, content_type) => {
      const metadata = metadataOf(content_type, 'public')
      await bucket().file(path).save(bytes, { resumable: false, metadata })
    },
    replace: async (path, { bytes, type, generation }, audience) => {
      const metadata = { ...metadataOf(type, audience), metadata: VALIDATED_MARK }
      const preconditionOpts = { ifGenerationMatch: Number(generation) }
      const saved = bucket()
        .file(path)
        .save(bytes, { resumable: false, metadata, preconditionOpts })
      await orUndefined(saved, PRECONDITION_FAILED)
    },
    writeOnce: async (path, bytes, content_type) => {
      const file = bucket().file(path)
      // The emulator ignores preconditions; in production the precondition alone decides.
      if ((await file.exists())[0]) return false
      const preconditionOpts = { ifGenerationMatch: 0 }
      const metadata = { contentType: content_type }
      try {
        await file.save(bytes, { resumable: false, metadata, preconditionOpts })
        return true
      } catch (error) {
        if (hasCode(error, PRECONDITION_FAILED)) return false
        throw error
      }
    },
    copy: async (from, to) => {
      const copied = await orUndefined(bucket().file(from).copy(bucket().file(to)))
      return copied !== undefined
    },
    remove: async (path, generation) => {
      const only = generation === undefined ? {} : { ifGenerationMatch: Number(generation) }
      const removed = bucket()
        .file(path)
        .delete({ ignoreNotFound: true, ...only })
      await orUndefined(removed, PRECONDITION_FAILED)
    },
    list: async (prefix, max, from) => {
      const [files, query] = await bucket().getFiles({
        prefix,
        maxResults: max,
        autoPaginate: false,
        ...(from === undefined ? {} : { pageToken: from }),
      })
      const objects = files.map(({ name, metadata: { timeCreated } }) => ({
        path: name,
        created_at: Date.parse(timeCreated ?? ''),
      }))
      return { objects, next: (query as { pageToken?: string } | null)?.pageToken }
    },
    removeAll: async (prefix) => {
      await bucket().deleteFiles({ prefix, force: true })
    },
  }
}
