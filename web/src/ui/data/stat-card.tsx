import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton'
import { Tooltip } from '../overlay/tooltip'
import { Card } from './card'

/** Four figures: on a phone one below the other, so that no amount breaks. */
export const STAT_GRID = 'grid gap-2 md:grid-cols-2 md:gap-4 xl:grid-cols-4'

const CARD =
  'flex flex-wrap items-baseline justify-between gap-x-3 py-3 md:grid md:content-start md:gap-1'

type Props = { label: string; value: ReactNode; note?: ReactNode; tooltip?: string }

/** One figure with its label; `tooltip` explains how it is calculated. */
export const StatCard = ({ label, value, note, tooltip }: Props) => (
  <Card className={CARD}>
    <p className="flex min-h-6 items-center gap-1.5 text-sm text-muted">
      {label}
      {tooltip && <Tooltip label={`About ${label}`} text={tooltip} />}
    </p>
    <p className="text-lg font-semibold md:text-2xl">{value}</p>
    {note && <p className="w-full text-sm text-muted">{note}</p>}
  </Card>
)

const SHAPES = ['a', 'b', 'c', 'd']

/** Four figures before they are there. */
export const StatsLoading = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={STAT_GRID}>
    {SHAPES.map((shape) => (
      <Card key={shape} className={CARD}>
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-7 w-28 max-w-full md:h-8" />
      </Card>
    ))}
  </div>
)
