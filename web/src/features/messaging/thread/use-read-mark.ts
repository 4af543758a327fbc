import { useEffect } from 'react'
import { markConversationRead } from '@/lib/live/messages'

/** Resets the user's unread count to zero while the page is visible. */
export const useReadMark = (id: string, uid: string, unread: number): void => {
  useEffect(() => {
    if (unread === 0) return
    const mark = () => {
      if (document.visibilityState === 'visible') {
        // If this fails, the count stays; the next message triggers another attempt.
        markConversationRead(id, uid).catch(console.error)
      }
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, uid, unread])
}
