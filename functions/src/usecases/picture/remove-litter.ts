import { DAY_MS, timestampFromMillis } from '../../contract/time'
import type { ListedObject, ObjectPage } from '../../providers/storage-objects/storage-objects'
import { isInMessage, isInTransaction } from '../../store/linked-pictures'
import { readSweep, saveSweep } from '../../store/sweeps'
import type { Deps } from '../deps'

/** A form may stay open for that long between its upload and its sending. */
const LEAVE_MS = DAY_MS
/** Files of one folder that one run looks at; the next run goes on behind them. */
const MOST_LOOKED_AT = 300

type IsLinked = (owner_id: string, path: string) => Promise<boolean>

/** The second part of a path names the conversation or the transaction. */
const FOLDERS: Readonly<Record<string, IsLinked>> = {
  messages: isInMessage,
  disputes: isInTransaction,
}

const isLitter = async (isLinked: IsLinked, { path }: ListedObject): Promise<boolean> => {
  const [, owner_id] = path.split('/')
  return !owner_id || !(await isLinked(owner_id, path))
}

/** A mark that Storage no longer knows begins the folder anew. */
const pageFrom = async (
  { objects, log }: Deps,
  folder: string,
  from: string | null,
): Promise<ObjectPage> => {
  if (from === null) return objects.list(`${folder}/`, MOST_LOOKED_AT)
  try {
    return await objects.list(`${folder}/`, MOST_LOOKED_AT, from)
  } catch (error) {
    log.warn('A listing could not go on and begins anew', { folder, error: String(error) })
    return objects.list(`${folder}/`, MOST_LOOKED_AT)
  }
}

const sweepFolder = async (deps: Deps, folder: string, isLinked: IsLinked): Promise<number> => {
  const now = deps.clock()
  const id = `litter-${folder}`
  const page = await pageFrom(deps, folder, (await readSweep(id))?.next ?? null)
  let removed = 0
  for (const object of page.objects) {
    const isOld = now - object.created_at >= LEAVE_MS
    if (isOld && (await isLitter(isLinked, object))) {
      await deps.objects.remove(object.path)
      removed += 1
    }
  }
  await saveSweep({ id, next: page.next ?? null, updated_at: timestampFromMillis(now) })
  return removed
}

/**
 * Removes pictures that were uploaded for a message or a dispute a day ago and are in none. Rules
 * let anyone fill a folder whose path names them, so what nothing links must not stay. Harmless to
 * run twice or in two places at once. Answers how many it removed.
 */
export const removeLitter = async (deps: Deps): Promise<number> => {
  let removed = 0
  for (const [folder, isLinked] of Object.entries(FOLDERS)) {
    removed += await sweepFolder(deps, folder, isLinked)
  }
  return removed
}
