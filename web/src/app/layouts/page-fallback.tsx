import { Suspense, useEffect } from 'react'
import { deferUntilIdle } from '@/lib/after-first-paint'
import { OfflinePage } from '@/shared/offline/offline-page-chunk'
import { useChunkState } from '@/ui/chunks/use-chunk-state'
import { Skeleton } from '@/ui/feedback/skeleton'

const Loading = () => (
  <div className="page min-h-dvh py-8" role="status" aria-label="Loading">
    <Skeleton className="h-9 w-64 max-w-full" />
    <Skeleton className="mt-6 h-4 w-full max-w-prose" />
    <Skeleton className="mt-3 h-4 w-4/5 max-w-prose" />
    <div className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="aspect-4/5" />
      ))}
    </div>
  </div>
)

/** Shown while a route's chunk loads; tall enough to keep the footer below the fold. */
export const PageFallback = () => {
  const chunks = useChunkState()
  useEffect(deferUntilIdle, [])
  if (chunks !== 'retrying') return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <OfflinePage />
    </Suspense>
  )
}
