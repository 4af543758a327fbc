import type { PushState } from '@/lib/push/push'
import { StatusChip } from '@/ui/data/status-chip'
import { Button } from '@/ui/form/button'

type Props = {
  state: PushState | undefined
  isSwitching: boolean
  turn: (isOn: boolean) => void
}

/** Turns push on for this device. The browser's permission prompt opens only on a click here. */
export const PushSwitch = ({ state, isSwitching, turn }: Props) => (
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
