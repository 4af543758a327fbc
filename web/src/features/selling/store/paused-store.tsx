import { Suspense } from 'react'
import { useLiveOwnVendor } from '@/lib/live/selling'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Skeleton } from '@/ui/feedback/skeleton'

const loadNotes = () => import('./pause-notes')
const OwingStore = lazyPart(loadNotes, 'OwingStore')
const UnansweringStore = lazyPart(loadNotes, 'UnansweringStore')
const OwnHoliday = lazyPart(() => import('./own-holiday'), 'OwnHoliday')

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
