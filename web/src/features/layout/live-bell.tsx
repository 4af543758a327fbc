import { ErrorBoundary } from 'react-error-boundary'
import { useUnreadCount } from '@/lib/live/account'
import { Bell } from './bell'

const CountingBell = () => <Bell unread={useUnreadCount()} />

/** The bell with its live unread count; without the count if the live layer fails to load. */
export default function LiveBell() {
  return (
    <ErrorBoundary fallback={<Bell />} onError={console.error}>
      <CountingBell />
    </ErrorBoundary>
  )
}
