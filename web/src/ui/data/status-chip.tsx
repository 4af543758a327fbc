import { CircleAlert, CircleCheck, CircleDot, Clock, Info, type LucideIcon } from 'lucide-react'
import { cx } from '../cx'
import { softTones, type Tone } from './badge'

const icons: Record<Tone, LucideIcon> = {
  primary: CircleCheck,
  success: CircleCheck,
  warning: Clock,
  neutral: CircleDot,
  accent: Info,
  error: CircleAlert,
}

type Props = { tone: Tone; label: string; icon?: LucideIcon }

/** A status as text with a colour and an icon, because colour alone isn't accessible. */
export const StatusChip = ({ tone, label, icon }: Props) => {
  const Icon = icon ?? icons[tone]
  return (
    <span
      data-tone={tone}
      className={cx(
        'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold',
        softTones[tone],
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {/* A flex box has no first letter. */}
      <span className="block min-w-0 first-letter:uppercase">{label}</span>
    </span>
  )
}
