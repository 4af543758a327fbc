import type { App } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'

export type StoredObject = { size: number; content_type: string }

/** `created_at` in epoch milliseconds. */
export type ListedObject = { path: string; created_at: number }
/** `next` is where the next page begins; undefined after the last. */
export type ObjectPage = { objects: ListedObject[]; next: string | undefined }

const YEAR_SECONDS = 31_536_000

const hasCode = (error: unknown, code: number): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

const isMissing = (error: unknown): boolean => hasCode(error, 404)
/** What a precondition refused. */
const isThere = (error: unknown): boolean => hasCode(error, 412)

const orUndefined = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The files of our bucket. A path that holds nothing reads as undefined. */
export const createStorageObjects = (app: App, options: { bucket: string; origin: string }) => {
  const bucket = () => getStorage(app).bucket(options.bucket)
  const folder = `${options.origin}/v0/b/${options.bucket}/o/`
  return {
    /** Where browsers read a public file. */
    addressOf: (path: string): string => `${folder}${encodeURIComponent(path)}?alt=media`,
    /** What a public address of this bucket begins with. */
    folder,
    find: async (path: string): Promise<StoredObject | undefined> => {
      const found = await orUndefined(bucket().file(path).getMetadata())
      if (!found) return undefined
      const [{ size, contentType }] = found
      return { size: Number(size), content_type: contentType ?? '' }
    },
    read: async (path: string): Promise<Buffer | undefined> => {
      const found = await orUndefined(bucket().file(path).download())
      return found?.[0]
    },
    write: async (path: string, bytes: Buffer, content_type: string): Promise<void> => {
      // A changed picture is a new path, so caches may keep each one for ever.
      const metadata = {
        contentType: content_type,
        cacheControl: `public, max-age=${YEAR_SECONDS}, immutable`,
      }
      await bucket().file(path).save(bytes, { resumable: false, metadata })
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
        if (isThere(error)) return false
        throw error
      }
    },
    /** Other bytes at the same address: the token that is part of it stays. */
    replace: async (path: string, bytes: Buffer, content_type: string): Promise<void> => {
      const file = bucket().file(path)
      const [{ metadata: custom }] = await file.getMetadata()
      const metadata = { contentType: content_type, ...(custom ? { metadata: custom } : {}) }
      await file.save(bytes, { resumable: false, metadata })
    },
    /** False where nothing is at `from`. What a copy is told about itself comes along. */
    copy: async (from: string, to: string): Promise<boolean> => {
      const copied = await orUndefined(bucket().file(from).copy(bucket().file(to)))
      return copied !== undefined
    },
    remove: async (path: string): Promise<void> => {
      await bucket().file(path).delete({ ignoreNotFound: true })
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
