import { DAY_MS, MINUTE_MS, timestampFromMillis } from '../../../contract/time'
import { isInMessage, isInRequest, isInTransaction } from '../../../db/catalog/linked-images'
import { readJobCursor, saveJobCursor } from '../../../db/job-cursors'
import type { ListedObject, ObjectPage } from '../../../ports/file-storage'
import type { Deps } from '../../deps'

/** Time that a form may stay open between upload and submission. */
const LEAVE_MS = DAY_MS
/** Files of one page; the cursor is saved after each page. */
const PAGE_SIZE = 300
/** Concurrent database reads. */
const AT_ONCE = 20
/** A run stops after this time, before the function's timeout; the next run continues. */
const RUN_MS = 4 * MINUTE_MS

type IsLinked = (owner_id: string, path: string) => Promise<boolean>

/** The second part of a path names the conversation, the transaction or the request. */
const FOLDERS: Readonly<Record<string, IsLinked>> = {
  messages: isInMessage,
  disputes: isInTransaction,
  requests: isInRequest,
}

const isOrphaned = async (isLinked: IsLinked, { path }: ListedObject): Promise<boolean> => {
  const [, owner_id] = path.split('/')
  return !owner_id || !(await isLinked(owner_id, path))
}

/** Lists the folder from the saved page token, or from the beginning if that listing fails. */
const pageFrom = async (
  { objects, log }: Deps,
  folder: string,
  from: string | null,
): Promise<ObjectPage> => {
  if (from === null) return objects.list(`${folder}/`, PAGE_SIZE)
  try {
    return await objects.list(`${folder}/`, PAGE_SIZE, from)
  } catch (error) {
    log.warn('A listing could not continue and starts again', { folder, error: String(error) })
    return objects.list(`${folder}/`, PAGE_SIZE)
  }
}

const removeUnlinked = async (
  deps: Deps,
  objects: readonly ListedObject[],
  isLinked: IsLinked,
): Promise<number> => {
  let removed = 0
  for (let at = 0; at < objects.length; at += AT_ONCE) {
    const group = objects.slice(at, at + AT_ONCE)
    const found = await Promise.all(group.map((object) => isOrphaned(isLinked, object)))
    const orphanedUploads = group.filter((_, index) => found[index])
    await Promise.all(orphanedUploads.map(({ path }) => deps.objects.remove(path)))
    removed += orphanedUploads.length
  }
  return removed
}

/** Purges page by page from the saved cursor, until the folder or the time ends. */
const purgeFolder = async (deps: Deps, folder: string, isLinked: IsLinked): Promise<number> => {
  const began = deps.clock()
  const id = `orphaned-${folder}`
  let next = (await readJobCursor(id))?.next ?? null
  let removed = 0
  do {
    const page = await pageFrom(deps, folder, next)
    const old = page.objects.filter(({ created_at }) => began - created_at >= LEAVE_MS)
    removed += await removeUnlinked(deps, old, isLinked)
    next = page.next ?? null
    await saveJobCursor({ id, next, updated_at: timestampFromMillis(deps.clock()) })
  } while (next !== null && deps.clock() - began < RUN_MS)
  return removed
}

/**
 * Removes images that were uploaded for a message, a dispute or a request over a day ago and that none
 * links to. Storage rules let users fill a folder whose path names them, so unlinked files must not stay.
 * Idempotent and safe to run concurrently. Returns how many were removed.
 */
export const purgeOrphanedUploads = async (deps: Deps): Promise<number> => {
  let removed = 0
  for (const [folder, isLinked] of Object.entries(FOLDERS)) {
    removed += await purgeFolder(deps, folder, isLinked)
  }
  return removed
}
