import {
  isStrongSignal,
  type SaleSignal,
  type WalletHold,
} from '@contract/entities/money/wallet-hold'
import type { Timestamp } from '@contract/time'
import { paths } from '@/config/paths'
import { DateTime } from '@/ui/data/date-time'
import { StatusChip } from '@/ui/data/status-chip'
import { Link } from '@/ui/navigation/link'

const REASONS: Record<SaleSignal, string> = {
  same_account: 'The buyer paid from the bank account that we pay you to.',
  same_card: 'The buyer paid with a card that you have used too.',
  same_phone: 'You and the buyer gave the same phone number.',
  same_device: 'You and the buyer use the same device.',
  same_address: 'You and the buyer gave the same address.',
  price_far_off: 'It costs far more than your other sales.',
  approved_in_minutes: 'The buyer approved it within minutes of paying.',
}

type Props = { hold: WalletHold; until: Timestamp; sale: string }

const soonerText = ({ signals, state, needs_operator }: WalletHold): string => {
  if (state === 'kept')
    return 'We checked this sale and keep the money until then. If you think this is wrong,'
  if (needs_operator) {
    return 'Somebody at Oja looks at it before it is released. To tell us about the sale,'
  }
  return signals.some(isStrongSignal)
    ? 'Somebody at Oja looks at it and may release it sooner. To tell us about the sale,'
    : 'It is released automatically then. If you need it sooner,'
}

/** Why money of a sale is held, until when, and what ends it sooner. */
export const HeldMoney = ({ hold, until, sale }: Props) => {
  const query = new URLSearchParams({
    topic: 'appeal',
    subject: `Held money: ${sale}`.slice(0, 120),
  })
  return (
    <span className="inline-grid max-w-80 justify-items-start gap-1">
      <StatusChip tone="warning" label="held" />
      <span className="text-muted">
        until <DateTime at={until} withTime />
      </span>
      <span className="text-sm">
        {hold.signals.map((signal) => REASONS[signal]).join(' ')} {soonerText(hold)}{' '}
        <Link to={`${paths.contact}?${query}`} className="text-primary underline">
          write to us
        </Link>
        .
      </span>
    </span>
  )
}
