import { millisOf, timestampFromMillis } from '@contract/time'
import { useState, useSyncExternalStore } from 'react'
import { type ThreadMessage, useLiveMessages } from '@/lib/live/messages'
import type { Live } from '@/lib/live/use-live'
import { onQueuedMessages, type QueuedMessage, queuedMessages } from '@/lib/offline/message-queue'

const STEP = 50

type Thread = {
  live: Live<ThreadMessage[]>
  hasOlder: boolean
  isLoadingOlder: boolean
  showOlder: () => void
  /** The ids of those that the server refused. */
  refused: ReadonlySet<string>
}

/** The user's messages that have not reached the server. */
const useQueued = (conversation_id: string): QueuedMessage[] =>
  useSyncExternalStore(onQueuedMessages, queuedMessages).filter(
    (one) => one.conversation_id === conversation_id,
  )

const shownOf = ({ id, sender_id, text, queued_at }: QueuedMessage): ThreadMessage => ({
  id,
  sender_id,
  text,
  image_path: null,
  sent_at: timestampFromMillis(queued_at),
})

/** What waits is last; what was refused is where it was written. */
const withQueued = (
  live: Live<ThreadMessage[]>,
  queued: QueuedMessage[],
): Live<ThreadMessage[]> => {
  if (live.status !== 'content') return live
  const ids = new Set(live.data.map(({ id }) => id))
  const unsent = queued.filter(({ id }) => !ids.has(id))
  if (unsent.length === 0) return live
  const refused = unsent.filter(({ is_refused }) => is_refused).map(shownOf)
  const waiting = unsent.filter(({ is_refused }) => !is_refused).map(shownOf)
  const written = [...live.data, ...refused].sort(
    (a, b) => millisOf(a.sent_at) - millisOf(b.sent_at),
  )
  return { ...live, data: [...written, ...waiting] }
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
  const queued = useQueued(conversation_id)
  const live = withQueued(isLoadingOlder ? last : now, queued)
  return {
    live,
    hasOlder: (live.data?.length ?? 0) >= most,
    isLoadingOlder,
    showOlder: () => setMost(most + STEP),
    refused: new Set(queued.filter(({ is_refused }) => is_refused).map(({ id }) => id)),
  }
}
