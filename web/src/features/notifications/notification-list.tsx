import { Bell, WifiOff } from 'lucide-react'
import { paths } from '@/config/paths'
import { useComing } from '@/lib/use-online'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { NotificationItem } from './notification-item'
import type { useNotifications } from './use-notifications'

type Props = Pick<
  ReturnType<typeof useNotifications>,
  'list' | 'isRead' | 'markOne' | 'hasMore' | 'showMore'
>

const SHAPES = ['a', 'b', 'c', 'd']

export const NotificationList = ({ list, isRead, markOne, hasMore, showMore }: Props) => {
  const isComing = useComing(list.status === 'loading')
  if (list.status === 'loading' && !isComing) {
    return (
      <EmptyState title="You are offline" icon={WifiOff}>
        Your notifications show here as soon as there is a connection again.
      </EmptyState>
    )
  }
  if (list.status === 'loading') {
    return (
      <div role="status" aria-label="Loading notifications" className="grid gap-px">
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className="h-24" />
        ))}
      </div>
    )
  }
  if (list.status === 'error') {
    return <ErrorState onRetry={list.retry}>Your notifications could not be loaded.</ErrorState>
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        title="Nothing here yet"
        icon={Bell}
        action={
          <LinkButton to={paths.marketplace} variant="secondary">
            Go to the marketplace
          </LinkButton>
        }
      >
        News about your orders, payments and disputes shows here.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {list.data.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            isRead={isRead(notification)}
            onRead={() => markOne(notification.id)}
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" className="justify-self-center" onClick={showMore}>
          Show older ones
        </Button>
      )}
    </>
  )
}
