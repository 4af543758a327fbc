import type { App } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { VALIDATED_MARK } from '../../contract/paths'

export type StoredObject = {
  /** In bytes, as stored: unpacked it may be any number. */
  size: number
  content_type: string
  /** Empty where the bytes are what they are. */
  content_encoding: string
  /** Another one for each time that something is written to the path. */
  generation: string
  /** Whether the server wrote these bytes after it had looked at them. */
  is_validated: boolean
}

/** Who may keep a copy of a file: everyone, or only the two who may see it. */
export type Audience = 'public' | 'private'

/** `created_at` in epoch milliseconds. */
export type ListedObject = { path: string; created_at: number }
/** `next` is where the next page begins; undefined after the last. */
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

// A changed picture is a new address, so caches may keep each one for ever.
const CACHE_CONTROL: Record<Audience, string> = {
  public: `public, max-age=${YEAR_SECONDS}, immutable`,
  private: 'private, no-store',
}

/** Everything that a file is served with: nothing of what its uploader wrote stays. */
const metadataOf = (contentType: string, audience: Audience) => ({
  contentType,
  contentDisposition: 'inline',
  cacheControl: CACHE_CONTROL[audience],
})

/** @throws RangeError as soon as there is more, without having held it */
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

/** The files of our bucket. A path that holds nothing reads as undefined. */
export const createStorageObjects = (app: App, options: { bucket: string; origin: string }) => {
  const bucket = () => getStorage(app).bucket(options.bucket)
  const folder = `${options.origin}/v0/b/${options.bucket}/o/`
  return {
    /** Where browsers read a public file. */
    urlOf: (path: string): string => `${folder}${encodeURIComponent(path)}?alt=media`,
    /** What a public address of this bucket begins with. */
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
     * The bytes of one generation as they are stored: unpacking what somebody else packed could
     * fill any memory. Undefined where the path holds another by now.
     * @throws RangeError where there are more than `most_bytes`
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
     * Puts what the server made of an upload in its place, marked as looked at and without the
     * tokens by which anyone could read it. Nothing happens where a newer upload took the place.
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
    /** Writes what must never be overwritten; false where something is there already. */
    writeOnce: async (path: string, bytes: Buffer, content_type: string): Promise<boolean> => {
      const file = bucket().file(path)
      // The emulator knows no preconditions: elsewhere the second line alone decides.
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
    /** False where nothing is at `from`. What a copy is told about itself comes along. */
    copy: async (from: string, to: string): Promise<boolean> => {
      const copied = await orUndefined(bucket().file(from).copy(bucket().file(to)))
      return copied !== undefined
    },
    /** With a generation only that one: what came to the path since then stays. */
    remove: async (path: string, generation?: string): Promise<void> => {
      const only = generation === undefined ? {} : { ifGenerationMatch: Number(generation) }
      const removed = bucket()
        .file(path)
        .delete({ ignoreNotFound: true, ...only })
      await orUndefined(removed, PRECONDITION_FAILED)
    },
    /** At most that many files of a folder, by name, from where a page before ended. */
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
