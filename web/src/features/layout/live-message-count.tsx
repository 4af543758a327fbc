import { ErrorBoundary } from 'react-error-boundary'
import { useLiveConversations } from '@/lib/live/messages'
import { useActiveDashboard } from './use-active-dashboard'

const MAX_SHOWN = 99

/** Limits the reads on every page: unread conversations are the most recent ones. */
const MAX_COUNTED = 10

/** The number of unread messages in the conversations of the active dashboard. */
const Count = () => {
  const { active, user } = useActiveDashboard()
  const uid = user?.uid ?? ''
  const conversations = useLiveConversations(MAX_COUNTED).data ?? []
  const unread = conversations
    .filter((conversation) => conversation[active === 'vendor' ? 'vendor_id' : 'buyer_id'] === uid)
    .reduce((sum, conversation) => sum + (conversation.unread[uid] ?? 0), 0)
  if (unread === 0) return null
  return (
    <span className="min-w-5 rounded-full bg-error px-1 text-center text-xs leading-5 font-semibold text-on-error tabular-nums">
      {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
      <span className="sr-only"> unread</span>
    </span>
  )
}

/** Renders nothing if the live layer fails: the link works without its count. */
export default function LiveMessageCount() {
  return (
    <ErrorBoundary fallback={null} onError={console.error}>
      <Count />
    </ErrorBoundary>
  )
}
