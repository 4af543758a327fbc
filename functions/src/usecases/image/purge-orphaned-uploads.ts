import { DAY_MS, MINUTE_MS, timestampFromMillis } from '../../contract/time'
import { isInMessage, isInTransaction } from '../../db/catalog/linked-images'
import { readJobCursor, saveJobCursor } from '../../db/job-cursors'
import type { ListedObject, ObjectPage } from '../../providers/files/file-storage'
import type { Deps } from '../deps'

/** A form may stay open for that long between its upload and its sending. */
const LEAVE_MS = DAY_MS
/** Files of one page; after each the place is kept. */
const PAGE_SIZE = 300
/** Questions to the database that are under way at once. */
const AT_ONCE = 20
/** Within what a folder's run ends before its function is ended; the next goes on behind it. */
const RUN_MS = 4 * MINUTE_MS

type IsLinked = (owner_id: string, path: string) => Promise<boolean>

/** The second part of a path names the conversation or the transaction. */
const FOLDERS: Readonly<Record<string, IsLinked>> = {
  messages: isInMessage,
  disputes: isInTransaction,
}

const isOrphaned = async (isLinked: IsLinked, { path }: ListedObject): Promise<boolean> => {
  const [, owner_id] = path.split('/')
  return !owner_id || !(await isLinked(owner_id, path))
}

/** A mark that Storage no longer knows begins the folder anew. */
const pageFrom = async (
  { objects, log }: Deps,
  folder: string,
  from: string | null,
): Promise<ObjectPage> => {
  if (from === null) return objects.list(`${folder}/`, PAGE_SIZE)
  try {
    return await objects.list(`${folder}/`, PAGE_SIZE, from)
  } catch (error) {
    log.warn('A listing could not go on and begins anew', { folder, error: String(error) })
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

/** Page after page, from where the run before ended, to the folder's end or that of its time. */
const purgeFolder = async (deps: Deps, folder: string, isLinked: IsLinked): Promise<number> => {
  const began = deps.clock()
  const id = `litter-${folder}`
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
 * Removes pictures that were uploaded for a message or a dispute a day ago and are in none. Rules
 * let anyone fill a folder whose path names them, so what nothing links must not stay. Harmless to
 * run twice or in two places at once. Answers how many it removed.
 */
export const purgeOrphanedUploads = async (deps: Deps): Promise<number> => {
  let removed = 0
  for (const [folder, isLinked] of Object.entries(FOLDERS)) {
    removed += await purgeFolder(deps, folder, isLinked)
  }
  return removed
}
