import { MAX_COUNTED } from '@contract/entities/messaging/message'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import type * as Firebase from 'firebase/firestore'
import { tooMany } from '../api/too-many'

type Sdk = Pick<typeof Firebase, 'doc' | 'getDoc' | 'serverTimestamp' | 'setDoc' | 'updateDoc'> & {
  firestore: Firebase.Firestore
}

/** Actions that the security rules rate-limit, each with its own counter document. */
type Counted = 'messages' | 'conversations'

/** This page's last known count in the rate-limit window, and the id of the last counted write. */
type Used = { count?: number; last?: string }
const used = new Map<string, Used>()

export const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied'

/**
 * Writes a document together with its rate-limit counter, both at once: the security rules deny an
 * uncounted write. If the write is denied, another page may have incremented the counter, so this
 * reads the counter and tries once more.
 */
export const writeCounted = async (
  sdk: Sdk,
  { uid, name, last }: { uid: string; name: Counted; last: string },
  write: () => Promise<void>,
): Promise<void> => {
  const { doc, firestore, getDoc, serverTimestamp, setDoc, updateDoc } = sdk
  const path = [COLLECTIONS.users, uid, SUBCOLLECTIONS.counters, name] as const
  const counter = doc(firestore, ...path)
  const key = path.join('/')

  /** Reads the counter; empty if it doesn't exist or the read fails. */
  const lookUp = async (): Promise<Used> => {
    const stored = await getDoc(counter).catch(() => undefined)
    return stored?.data() ?? {}
  }
  const attempt = async (before = MAX_COUNTED) => {
    const count = before < MAX_COUNTED ? before + 1 : 1
    used.set(key, { count, last })
    const counting =
      count === 1
        ? setDoc(counter, { window_started_at: serverTimestamp(), count, last })
        : updateDoc(counter, { count, last })
    await Promise.all([counting, write()])
  }
  try {
    const known = used.get(key) ?? (await lookUp())
    // This write was counted before and failed for another reason, so it isn't counted twice.
    if (known.last === last) return await write()
    await attempt(known.count)
  } catch (error) {
    used.delete(key)
    if (!isDenied(error)) throw error
    const before = await lookUp()
    if (before.last === last) throw error
    await attempt(before.count).catch((again) => {
      used.delete(key)
      const isFull = before.count !== undefined && before.count >= MAX_COUNTED
      throw isDenied(again) && isFull ? tooMany(again) : again
    })
  }
}
