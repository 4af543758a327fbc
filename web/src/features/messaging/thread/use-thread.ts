import { useState } from 'react'
import { type ThreadMessage, useLiveMessages } from '@/lib/live/messages'
import type { Live } from '@/lib/live/use-live'

const STEP = 50

type Thread = {
  live: Live<ThreadMessage[]>
  hasOlder: boolean
  isLoadingOlder: boolean
  showOlder: () => void
}

/** The newest messages; the current ones stay visible while older ones load. */
export const useThread = (conversation_id: string): Thread => {
  const [most, setMost] = useState(STEP)
  const now = useLiveMessages(conversation_id, most)
  const [last, setLast] = useState(now)
  if (now.status === 'content' && now !== last && now.data !== last.data) setLast(now)
  const isLoadingOlder = now.status === 'loading' && last.status === 'content'
  const live = isLoadingOlder ? last : now
  return {
    live,
    hasOlder: (live.data?.length ?? 0) >= most,
    isLoadingOlder,
    showOlder: () => setMost(most + STEP),
  }
}
