import { NotificationsPage } from '@/features/notifications/notifications-page'
import { usePageTitle } from '@/ui/use-page-title'

export default function VendorNotifications() {
  usePageTitle('Notifications')
  return <NotificationsPage />
}
