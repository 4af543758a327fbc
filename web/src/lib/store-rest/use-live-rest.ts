import type { StoreRest } from '@contract/entities/store-rest'
import type { Vendor } from '@contract/entities/vendor'
import { useEffect, useState } from 'react'
import { watchLater } from '../live/use-live-offer'
import { wantsSaveData } from '../preferences'
import { useSession } from '../session/session'

/**
 * A store's rest, kept up to date for signed-in users. Signed-out visitors and people who save data
 * load nothing for it.
 */
export const useLiveRest = ({ vendor_id, rest }: Vendor): StoreRest | null | undefined => {
  const [live, setLive] = useState<{ of: string; rest: StoreRest | null }>()
  const uid = useSession().user?.uid
  useEffect(() => {
    if (uid === undefined || wantsSaveData()) return
    return watchLater(({ watchRest }) =>
      watchRest(vendor_id, (now) => setLive({ of: vendor_id, rest: now })),
    )
  }, [uid, vendor_id])
  return live?.of === vendor_id ? live.rest : rest
}
