import type { Place } from '@contract/entities/delivery/delivery'
import { useEffect } from 'react'
import { loadChunk, loadInBackground } from '@/ui/chunks/load-chunk'
import { readStored, writeStored } from '../../lib/local-storage'
import { useSession } from '../../lib/session/session'
import { isStillSignedIn, logWhileSignedIn } from '../../lib/session/session-store'
import { PLACE_KEY } from './picked-state'
import { placeNow, storePlace } from './place'

/** The user whose account has the place of this device. */
const OWNER_KEY = 'oja_place_of'

const writes = () => import('../../lib/live/session-writes')

/** Picks a place on this device and, if somebody is signed in, for their account. */
export const pickPlace = async (place: Place | undefined, uid: string | undefined) => {
  storePlace(place)
  writeStored(OWNER_KEY, uid ?? null)
  if (uid) await (await loadChunk(writes)).saveAccountPlace(uid, place)
}

/** A visitor's place goes to the account; otherwise the account's comes to this device. */
const meet = async (uid: string): Promise<void> => {
  if (readStored(OWNER_KEY) === uid) return
  const { readAccountPlace, saveAccountPlace } = await loadInBackground(writes)
  if (!isStillSignedIn(uid)) return
  const picked = placeNow()
  if (picked) await saveAccountPlace(uid, picked)
  const place = picked ?? (await readAccountPlace(uid))
  if (!isStillSignedIn(uid)) return
  storePlace(place)
  writeStored(OWNER_KEY, uid)
}

/**
 * Keeps the place of this device and of the account the same: once after a login, and forgotten
 * with the logout.
 */
export const useAccountPlace = (): void => {
  const { status, user } = useSession()
  const uid = user?.uid
  useEffect(() => {
    // What can't be read would be asked for again and again.
    if (readStored(PLACE_KEY) !== null && !placeNow()) storePlace(undefined)
  }, [])
  useEffect(() => {
    if (uid) void meet(uid).catch(logWhileSignedIn(uid))
    else if (status === 'signed_out' && readStored(OWNER_KEY) !== null) {
      storePlace(undefined)
      writeStored(OWNER_KEY, null)
    }
  }, [status, uid])
}
