import type { Channel } from '@contract/entities/preferences/notification-preferences'
import { useSession } from '@/lib/session/session'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { ChannelTable } from './channel-table'
import { PushSwitch } from './push-switch'
import { useMuted } from './use-muted'
import { usePush } from './use-push'

const WITHOUT_PUSH = ['in_app', 'email'] as const satisfies readonly Channel[]
const WITH_PUSH = [...WITHOUT_PUSH, 'push'] as const

/** The notification settings. A change shows immediately and is reverted if saving fails. */
export const NotificationPreferences = () => {
  const { user } = useSession()
  const { muted, isSaving, choose } = useMuted()
  const push = usePush()

  if (!user || muted.status === 'loading') {
    return (
      <div role="status" aria-label="Loading your choices">
        <Skeleton className="h-112 sm:h-104" />
      </div>
    )
  }
  if (muted.status === 'error') {
    return <ErrorState onRetry={muted.retry}>Your choices could not be loaded.</ErrorState>
  }
  const isPushOffered = push.state !== undefined && push.state !== 'impossible'
  return (
    <div className="grid gap-5">
      <ChannelTable
        channels={isPushOffered ? WITH_PUSH : WITHOUT_PUSH}
        muted={muted.data}
        isSaving={isSaving}
        onChoose={choose}
      />
      <p className="text-sm text-muted">
        {user.email_verified
          ? `Emails go to ${user.email}. `
          : 'We send no emails until your email address is verified. '}
        Security alerts are always sent.
      </p>
      {isPushOffered && <PushSwitch {...push} />}
    </div>
  )
}
