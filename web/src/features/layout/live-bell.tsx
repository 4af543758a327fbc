import { ErrorBoundary } from 'react-error-boundary'
import { useUnreadCount } from '@/lib/live/account'
import { Bell } from './bell'

const CountingBell = () => <Bell unread={useUnreadCount()} />

/** The bell with its count, once the live layer is there; without the count where that fails. */
export default function LiveBell() {
  return (
    <ErrorBoundary fallback={<Bell />} onError={console.error}>
      <CountingBell />
    </ErrorBoundary>
  )
}
