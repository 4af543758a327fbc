import { ErrorBoundary } from 'react-error-boundary'
import LiveRoot from '@/lib/live/live-root'
import { useUnreadCount } from '@/lib/live/unread-count'
import { Bell } from './bell'

const CountingBell = () => <Bell unread={useUnreadCount()} />

/** The bell with its count, once the live layer is there; without the count where that fails. */
export default function LiveBell() {
  return (
    <ErrorBoundary fallback={<Bell />} onError={console.error}>
      <LiveRoot>
        <CountingBell />
      </LiveRoot>
    </ErrorBoundary>
  )
}
