import { type ReactNode, Suspense } from 'react'
import { useLostNavigation } from '@/features/layout/offline/use-lost-navigation'
import { OfflinePage } from '@/shared/offline/offline-page-chunk'
import { HydrationMarker } from '@/ui/hydration/hydration-marker'
import { SkipLink } from '@/ui/navigation/skip-link'
import { PageFallback } from './page-fallback'

const MAIN = 'main'

type Props = { top: ReactNode; bottom?: ReactNode; children: ReactNode }

/** The parts every layout has: skip link, `main`, and a fallback while the page loads. */
export const Frame = ({ top, bottom, children }: Props) => {
  const isLost = useLostNavigation()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={MAIN}>Skip to content</SkipLink>
      {top}
      <main id={MAIN} tabIndex={-1} className="flex-1 outline-none">
        {isLost && (
          <Suspense fallback={null}>
            <OfflinePage isInFront />
          </Suspense>
        )}
        {/* Kept as it is: Back leads there. */}
        <div className={isLost ? 'hidden' : 'contents'}>
          <Suspense fallback={<PageFallback />}>
            {children}
            <HydrationMarker part="page" />
          </Suspense>
        </div>
      </main>
      <HydrationMarker part="layout" />
      {bottom}
    </div>
  )
}
