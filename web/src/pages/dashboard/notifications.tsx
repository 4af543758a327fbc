import { NotificationsPage } from '@/features/notifications/notifications-page'
import { usePageTitle } from '@/ui/navigation/use-page-title'

export default function Notifications() {
  usePageTitle('Notifications')
  return <NotificationsPage />
}
