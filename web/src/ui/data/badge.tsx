import type { ReactNode } from 'react'
import { cx } from '../cx'

export type Tone = 'primary' | 'accent' | 'warning' | 'error' | 'success' | 'neutral'

export const softTones: Record<Tone, string> = {
  primary: 'bg-primary-soft text-primary-strong',
  accent: 'bg-accent-soft text-accent',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-error-soft text-error',
  success: 'bg-success-soft text-success',
  neutral: 'bg-neutral-soft text-neutral',
}

/** A short label on an image or beside a name, such as New or Out of stock. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={cx(
      'inline-flex max-w-full shrink-0 items-center rounded-sm px-2 py-0.5 text-xs font-semibold',
      softTones[tone],
    )}
  >
    {children}
  </span>
)
