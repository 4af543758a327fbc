import { NotificationsPage } from '@/features/notifications/notifications-page'
import { usePageTitle } from '@/ui/navigation/use-page-title'

export default function VendorNotifications() {
  usePageTitle('Notifications')
  return <NotificationsPage />
}
