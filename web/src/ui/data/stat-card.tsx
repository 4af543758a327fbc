import type { ReactNode } from 'react'
import { Tooltip } from '../overlay/tooltip'
import { Card } from './card'

/** Four figures: two in a row on a phone, one where large text leaves no room for two. */
export const STAT_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-4'

type Props = { label: string; value: ReactNode; note?: ReactNode; tooltip?: string }

/** One figure with its label; `tooltip` explains how it is calculated. */
export const StatCard = ({ label, value, note, tooltip }: Props) => (
  <Card className="grid content-start gap-1">
    <p className="flex min-h-6 items-center gap-1.5 text-sm text-muted">
      {label}
      {tooltip && <Tooltip label={`About ${label}`} text={tooltip} />}
    </p>
    <p className="text-lg font-semibold md:text-2xl">{value}</p>
    {note && <p className="text-sm text-muted">{note}</p>}
  </Card>
)
