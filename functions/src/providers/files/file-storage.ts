import type { App } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { VALIDATED_MARK } from '../../contract/paths'

export type StoredObject = {
  /** In bytes, as stored; decompressed content may be larger. */
  size: number
  content_type: string
  /** Empty if the content isn't encoded. */
  content_encoding: string
  /** Changes with every write to the path. */
  generation: string
  /** True if the server has validated and written these bytes. */
  is_validated: boolean
}

/** Who may cache a file: everyone, or only the two users who may see it. */
export type Audience = 'public' | 'private'

/** `created_at` in epoch milliseconds. */
export type ListedObject = { path: string; created_at: number }
/** `next` is the next page's token; undefined after the last page. */
export type ObjectPage = { objects: ListedObject[]; next: string | undefined }

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

/** The files of our bucket. Reading a missing file returns undefined. */
export const createStorageObjects = (app: App, options: { bucket: string; origin: string }) => {
  const bucket = () => getStorage(app).bucket(options.bucket)
  const folder = `${options.origin}/v0/b/${options.bucket}/o/`
  return {
    /** The URL of a public file. */
    urlOf: (path: string): string => `${folder}${encodeURIComponent(path)}?alt=media`,
    /** The prefix of this bucket's public URLs. */
    folder,
    find: async (path: string): Promise<StoredObject | undefined> => {
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
    read: async (path: string): Promise<Buffer | undefined> => {
      const found = await orUndefined(bucket().file(path).download())
      return found?.[0]
    },
    /**
     * Reads one generation without decompressing it, since decompressed content could exhaust
     * memory. Undefined if the path has another generation by now.
     * @throws RangeError if there are more than `most_bytes`
     */
    readUpload: (
      path: string,
      generation: string,
      most_bytes: number,
    ): Promise<Buffer | undefined> => {
      const file = bucket().file(path, { generation })
      return orUndefined(readAtMost(file.createReadStream({ decompress: false }), most_bytes))
    },
    write: async (path: string, bytes: Buffer, content_type: string): Promise<void> => {
      const metadata = metadataOf(content_type, 'public')
      await bucket().file(path).save(bytes, { resumable: false, metadata })
    },
    /**
     * Replaces an upload with the validated version, marked as validated and without download
     * tokens. Does nothing if a newer upload exists.
     */
    replace: async (
      path: string,
      { bytes, type, generation }: { bytes: Buffer; type: string; generation: string },
      audience: Audience,
    ): Promise<void> => {
      const metadata = { ...metadataOf(type, audience), metadata: VALIDATED_MARK }
      const preconditionOpts = { ifGenerationMatch: Number(generation) }
      const saved = bucket()
        .file(path)
        .save(bytes, { resumable: false, metadata, preconditionOpts })
      await orUndefined(saved, PRECONDITION_FAILED)
    },
    /** Writes a file that must not be overwritten; false if it exists. */
    writeOnce: async (path: string, bytes: Buffer, content_type: string): Promise<boolean> => {
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
    /** Copies a file with its metadata; false if `from` doesn't exist. */
    copy: async (from: string, to: string): Promise<boolean> => {
      const copied = await orUndefined(bucket().file(from).copy(bucket().file(to)))
      return copied !== undefined
    },
    /** With a generation, deletes only that one: a newer upload stays. */
    remove: async (path: string, generation?: string): Promise<void> => {
      const only = generation === undefined ? {} : { ifGenerationMatch: Number(generation) }
      const removed = bucket()
        .file(path)
        .delete({ ignoreNotFound: true, ...only })
      await orUndefined(removed, PRECONDITION_FAILED)
    },
    /** Up to `most` files of a folder by name, starting at a page token. */
    list: async (prefix: string, most: number, from?: string): Promise<ObjectPage> => {
      const [files, query] = await bucket().getFiles({
        prefix,
        maxResults: most,
        autoPaginate: false,
        ...(from === undefined ? {} : { pageToken: from }),
      })
      const objects = files.map(({ name, metadata: { timeCreated } }) => ({
        path: name,
        created_at: Date.parse(timeCreated ?? ''),
      }))
      return { objects, next: (query as { pageToken?: string } | null)?.pageToken }
    },
    removeAll: async (prefix: string): Promise<void> => {
      await bucket().deleteFiles({ prefix, force: true })
    },
  }
}

export type StorageObjects = ReturnType<typeof createStorageObjects>
