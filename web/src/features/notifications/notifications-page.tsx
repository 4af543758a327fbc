import { CheckCheck } from 'lucide-react'
import { Button } from '@/ui/form/button'
import { LiveWidget } from '@/ui/live-widget'
import { TabBar, useActiveTab } from '@/ui/navigation/tab-bar'
import { KIND_TABS, kindOf } from './notification-kinds'
import { NotificationList } from './notification-list'
import { useNotifications } from './use-notifications'

const Content = () => {
  const notifications = useNotifications(kindOf(useActiveTab(KIND_TABS)))
  const { unread, isMarking, markAll } = notifications
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>Notifications</h1>
        <Button
          variant="secondary"
          size="sm"
          onClick={markAll}
          loading={isMarking}
          disabled={unread === 0}
        >
          <CheckCheck aria-hidden className="size-4" />
          Mark all as read
        </Button>
      </header>
      <TabBar tabs={KIND_TABS} label="Kinds of notifications" />
      <NotificationList {...notifications} />
    </div>
  )
}

/** The notifications page of both dashboards. */
export const NotificationsPage = () => (
  <LiveWidget>
    <Content />
  </LiveWidget>
)
