import type { StoreRest } from '@contract/entities/store-rest'
import { type Vendor, vendorSchema } from '@contract/entities/vendor'
import { COLLECTIONS } from '@contract/paths'
import { getSession } from '../session/session-store'
import { documentOf, follow, onKnown } from './follows'

/** Watches whether a store rests, until the returned function is called. */
export const watchRest = (
  vendor_id: string,
  notify: (rest: StoreRest | null) => void,
): (() => void) => {
  const wanted = documentOf(vendorSchema, [COLLECTIONS.vendors, vendor_id], getSession().user?.uid)
  const stopFollowing = follow(wanted)
  const stopHearing = onKnown<Vendor | null>(wanted.key, (known) => {
    if (known.from !== 'failure' && known.value) notify(known.value.rest ?? null)
  })
  return () => {
    stopHearing()
    stopFollowing()
  }
}
