import type { Party } from '@contract/entities/orders/party'
import { vendorPaths } from '@contract/vendor-urls'
import { MessageCircle, WifiOff } from 'lucide-react'
import { paths } from '@/config/paths'
import { useLiveConversations } from '@/lib/live/messages'
import { useSession } from '@/lib/session/session'
import { useComing } from '@/lib/use-online'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { ConversationItem } from './conversation-item'
import { conversationsOf } from './sides'

const SHAPES = ['a', 'b', 'c', 'd']

const EMPTY: Record<Party, { text: string; to: string; next: string }> = {
  buyer: {
    text: 'Do you have a question for a maker? Tap “Message the vendor” on a product or a store.',
    to: paths.marketplace,
    next: 'Go to the marketplace',
  },
  vendor: {
    text: 'Questions from your customers show here. You can also write to them from a sale.',
    to: vendorPaths.sales,
    next: 'See your sales',
  },
}

const Empty = ({ party }: { party: Party }) => {
  const { text, to, next } = EMPTY[party]
  return (
    <EmptyState
      title="No messages yet"
      icon={MessageCircle}
      action={<LinkButton to={to}>{next}</LinkButton>}
    >
      {text}
    </EmptyState>
  )
}

/** The conversations of one dashboard, most recent message first. */
export const ConversationList = ({ party }: { party: Party }) => {
  const live = useLiveConversations()
  const uid = useSession().user?.uid ?? ''
  const isComing = useComing(live.status === 'loading')
  if (live.status === 'loading' && !isComing) {
    return (
      <EmptyState title="You are offline" icon={WifiOff}>
        Your messages show here as soon as there is a connection again.
      </EmptyState>
    )
  }
  if (live.status === 'loading') {
    return (
      <div role="status" aria-label="Loading your conversations" className="grid gap-2">
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className="h-24" />
        ))}
      </div>
    )
  }
  if (live.status === 'error') {
    return <ErrorState onRetry={live.retry}>Your messages could not be loaded.</ErrorState>
  }
  const conversations = conversationsOf(live.data, party, uid)
  if (conversations.length === 0) return <Empty party={party} />
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      {conversations.map((conversation) => (
        <ConversationItem
          key={conversation.id}
          conversation={conversation}
          party={party}
          uid={uid}
        />
      ))}
    </ul>
  )
}
