import { dealEndpoints } from '@contract/api/orders/deals'
import { useEffect } from 'react'
import { call } from '@/lib/api/api-client'
import { parseStored, readStored, writeStored } from '@/lib/local-storage'
import { useSession } from '@/lib/session/session'

const KEY = 'opened_deals'
const MAX_KEPT = 50
const IN_SIGHT_MS = 2_000

const openedCodes = (): unknown[] => {
  const kept = parseStored(readStored(KEY))
  return Array.isArray(kept) ? kept : []
}

/** Tells the seller of a deal, once from this device, that its page was in sight for two seconds. */
export const useOpened = (code: string, vendor_id: string): void => {
  const { status, user } = useSession()
  const isOwn = user?.uid === vendor_id
  useEffect(() => {
    if (status === 'loading' || isOwn || openedCodes().includes(code)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible') return
      timer = setTimeout(() => {
        writeStored(KEY, JSON.stringify([...openedCodes(), code].slice(-MAX_KEPT)))
        // A figure for the seller: nobody waits for it, and it is no loss.
        void call(dealEndpoints.opened, { params: { code } }).catch(() => {})
      }, IN_SIGHT_MS)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [status, isOwn, code])
}
