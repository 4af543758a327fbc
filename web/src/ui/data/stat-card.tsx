import type { ReactNode } from 'react'
import { Tooltip } from '../overlay/tooltip'
import { Card } from './card'

type Props = { label: string; value: ReactNode; note?: ReactNode; tooltip?: string }

/** One figure with its label; `tooltip` explains how it is calculated. */
export const StatCard = ({ label, value, note, tooltip }: Props) => (
  <Card className="grid content-start gap-1">
    <p className="flex min-h-6 items-center gap-1.5 text-sm text-muted">
      {label}
      {tooltip && <Tooltip label={`About ${label}`} text={tooltip} />}
    </p>
    <p className="font-heading text-2xl font-semibold">{value}</p>
    {note && <p className="text-sm text-muted">{note}</p>}
  </Card>
)
