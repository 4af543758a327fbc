import { Suspense } from 'react'
import { lazyNamed } from '@/lib/lazy-named'
import { useLiveOwnVendor } from '@/lib/live/selling'
import { Skeleton } from '@/ui/feedback/skeleton'

const loadNotes = () => import('./pause-notes')
const OwingStore = lazyNamed(loadNotes, 'OwingStore')
const UnansweringStore = lazyNamed(loadNotes, 'UnansweringStore')
const OwnHoliday = lazyNamed(() => import('./own-holiday'), 'OwnHoliday')

/** Why nobody can buy from the vendor's store: a debt, orders that were never answered, a holiday. */
export const PausedStore = () => {
  const { rest } = useLiveOwnVendor().data ?? {}
  if (!rest) return null
  return (
    <Suspense fallback={<Skeleton className="h-40 md:h-28" />}>
      {rest.owes_since ? (
        <OwingStore />
      ) : rest.paused_at ? (
        <UnansweringStore />
      ) : (
        rest.holiday && <OwnHoliday rest={rest} />
      )}
    </Suspense>
  )
}
