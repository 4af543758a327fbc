import { useEffect } from 'react'
import { markConversationRead } from '@/lib/live/messages'

/** Sets the reader's count back to nothing while the thread is really in sight. */
export const useReadMark = (id: string, uid: string, unread: number): void => {
  useEffect(() => {
    if (unread === 0) return
    const mark = () => {
      if (document.visibilityState === 'visible') {
        // The count simply stays where this fails; the next message tries again.
        markConversationRead(id, uid).catch(console.error)
      }
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, uid, unread])
}
