import { timestampFromMillis } from '@contract/time'
import { useState, useSyncExternalStore } from 'react'
import { type ThreadMessage, useLiveMessages } from '@/lib/live/messages'
import type { Live } from '@/lib/live/use-live'
import { onQueuedMessages, queuedMessages } from '@/lib/offline/message-queue'

const STEP = 50

type Thread = {
  live: Live<ThreadMessage[]>
  hasOlder: boolean
  isLoadingOlder: boolean
  showOlder: () => void
}

/** The user's messages that have not reached the server, as the thread shows them. */
const useQueued = (conversation_id: string): ThreadMessage[] =>
  useSyncExternalStore(onQueuedMessages, queuedMessages)
    .filter((one) => one.conversation_id === conversation_id)
    .map(({ id, sender_id, text, queued_at }) => ({
      id,
      sender_id,
      text,
      image_path: null,
      sent_at: timestampFromMillis(queued_at),
    }))

const withQueued = (
  live: Live<ThreadMessage[]>,
  queued: ThreadMessage[],
): Live<ThreadMessage[]> => {
  if (live.status !== 'content') return live
  const ids = new Set(live.data.map(({ id }) => id))
  const unsent = queued.filter(({ id }) => !ids.has(id))
  return unsent.length > 0 ? { ...live, data: [...live.data, ...unsent] } : live
}

/**
 * The newest messages and those that wait for a connection; the current ones stay visible while
 * older ones load.
 */
export const useThread = (conversation_id: string): Thread => {
  const [most, setMost] = useState(STEP)
  const now = useLiveMessages(conversation_id, most)
  const [last, setLast] = useState(now)
  if (now.status === 'content' && now !== last && now.data !== last.data) setLast(now)
  const isLoadingOlder = now.status === 'loading' && last.status === 'content'
  const live = withQueued(isLoadingOlder ? last : now, useQueued(conversation_id))
  return {
    live,
    hasOlder: (live.data?.length ?? 0) >= most,
    isLoadingOlder,
    showOlder: () => setMost(most + STEP),
  }
}
