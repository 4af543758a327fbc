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

/** The files of our bucket. Reading a missing file returns undefined. */
export type StorageObjects = {
  /** The URL of a public file. */
  urlOf: (path: string) => string
  /** The prefix of this bucket's public URLs. */
  folder: string
  find: (path: string) => Promise<StoredObject | undefined>
  read: (path: string) => Promise<Buffer | undefined>
  /**
   * Reads one generation without decompressing it, since decompressed content could exhaust
   * memory. Undefined if the path has another generation by now.
   * @throws RangeError if there are more than `most_bytes`
   */
  readUpload: (path: string, generation: string, most_bytes: number) => Promise<Buffer | undefined>
  write: (path: string, bytes: Buffer, content_type: string) => Promise<void>
  /**
   * Replaces an upload with the validated version, marked as validated and without download
   * tokens. Does nothing if a newer upload exists.
   */
  replace: (
    path: string,
    made: { bytes: Buffer; type: string; generation: string },
    audience: Audience,
  ) => Promise<void>
  /** Writes a file that must not be overwritten; false if it exists. */
  writeOnce: (path: string, bytes: Buffer, content_type: string) => Promise<boolean>
  /** Copies a file with its metadata; false if `from` doesn't exist. */
  copy: (from: string, to: string) => Promise<boolean>
  /** With a generation, deletes only that one: a newer upload stays. */
  remove: (path: string, generation?: string) => Promise<void>
  /** Up to `most` files of a folder by name, starting at a page token. */
  list: (prefix: string, max: number, from?: string) => Promise<ObjectPage>
  removeAll: (prefix: string) => Promise<void>
}
