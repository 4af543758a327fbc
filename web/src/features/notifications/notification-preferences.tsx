import type { Channel } from '@contract/entities/people/notification-preferences'
import { Awaited } from '@/lib/awaited'
import type { PushState } from '@/lib/push/push'
import { useSession } from '@/lib/session/session'
import { StatusChip } from '@/ui/data/status-chip'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { ChannelTable } from './channel-table'
import { PhoneMessages } from './phone-messages'
import { useMuted } from './use-muted'
import { usePhoneMessages } from './use-phone-messages'
import { usePush } from './use-push'

type Props = {
  state: PushState | undefined
  isSwitching: boolean
  turn: (isOn: boolean) => void
}

/** Turns push on for this device. The browser's permission prompt opens only on a click here. */
const PushSwitch = ({ state, isSwitching, turn }: Props) => (
  <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
    <div className="grid gap-1">
      <h3 className="font-semibold">Push on this device</h3>
      <p className="text-sm text-muted">
        {state === 'refused'
          ? 'Notifications are blocked in this browser. Allow them for this site in its settings, then come back.'
          : 'A short message when something happens, even while Oja is closed. It never shows a name or a code.'}
      </p>
    </div>
    {state === 'on' && (
      <div className="flex flex-wrap items-center gap-3">
        <StatusChip tone="success" label="on" />
        <Button size="sm" variant="secondary" loading={isSwitching} onClick={() => turn(false)}>
          Switch off
        </Button>
      </div>
    )}
    {state === 'off' && (
      <Button size="sm" loading={isSwitching} onClick={() => turn(true)}>
        Switch on
      </Button>
    )}
  </div>
)

const WITHOUT_PUSH = ['in_app', 'email'] as const satisfies readonly Channel[]
const WITH_PUSH = [...WITHOUT_PUSH, 'push'] as const

/** The notification settings. A change shows immediately and is reverted if saving fails. */
export const NotificationPreferences = () => {
  const { user } = useSession()
  const { muted, isSaving, choose } = useMuted()
  const push = usePush()
  const phone = usePhoneMessages()

  if (!user || muted.status === 'loading') {
    return (
      <Awaited label="Loading your choices">
        <Skeleton className="h-112 sm:h-104" />
      </Awaited>
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
          : user.email
            ? 'We send no emails until your email address is verified. '
            : 'There is no email address in your account, so you get no emails. '}
        Security alerts are always sent.
      </p>
      {isPushOffered && <PushSwitch {...push} />}
      {phone.shown && phone.shown.channels.length > 0 && (
        <PhoneMessages
          shown={phone.shown}
          muted={muted.data}
          isTurning={phone.isTurning}
          onChoose={choose}
          onTurn={phone.turn}
        />
      )}
    </div>
  )
}
