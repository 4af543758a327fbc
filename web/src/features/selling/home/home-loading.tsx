import { StatsLoading } from '@/ui/data/stat-card'
import { Skeleton } from '@/ui/feedback/skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e']
const FIGURES = [...ROWS, 'f']

export const MoneyLoading = () => <StatsLoading label="Loading your money" />

export const WaitingLoading = () => (
  <div
    role="status"
    aria-label="Loading what waits for you"
    className="divide-y divide-line rounded-lg border border-line bg-surface"
  >
    {ROWS.map((row) => (
      <div key={row} className="grid gap-2 p-4">
        <Skeleton className="h-5 w-full max-w-md" />
        <Skeleton className="h-4 w-3/5 max-w-56" />
        <Skeleton className="h-4 w-2/5 md:hidden" />
      </div>
    ))}
  </div>
)

export const FiguresLoading = () => (
  <div role="status" aria-label="Loading your sales" className="grid gap-5">
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3">
      {FIGURES.map((figure) => (
        <div key={figure} className="grid content-start gap-1.5 bg-surface p-3 md:p-4">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-6 w-24 max-w-full" />
          <Skeleton className="h-4 w-32 max-w-full" />
        </div>
      ))}
    </div>
    <Skeleton className="h-80" />
  </div>
)

/** The sales before their code is there: heading, periods and figures. */
export const SalesLoading = () => (
  <div className="grid gap-5">
    <Skeleton className="h-7 w-20" />
    <Skeleton className="h-11 w-64" />
    <FiguresLoading />
  </div>
)

/** The page until it is known how long each part is: nothing that is shown then moves. */
export const HomeLoading = () => (
  <>
    <div className="max-md:hidden">
      <MoneyLoading />
    </div>
    <div className="grid gap-4">
      <Skeleton className="h-7 w-44" />
      <WaitingLoading />
    </div>
    <SalesLoading />
  </>
)
