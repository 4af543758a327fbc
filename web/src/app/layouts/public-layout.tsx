import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { BottomBar } from '@/features/shell/bottom-bar'
import { Header } from '@/features/shell/header'
import { useWhenIdle } from '@/ui/use-when-idle'
import { Frame } from './frame'

const PageEnd = lazy(() => import('@/features/shell/page-end'))

export const PublicLayout = () => {
  const isIdle = useWhenIdle()
  return (
    <Frame
      top={<Header />}
      bottom={
        <div className="bg-surface min-h-[75rem] sm:min-h-[56rem] md:min-h-[48rem] lg:min-h-[42rem] max-md:pb-[calc(3.75rem+env(safe-area-inset-bottom))]">
          <Suspense fallback={null}>{isIdle && <PageEnd />}</Suspense>
          <BottomBar />
        </div>
      }
    >
      <Outlet />
    </Frame>
  )
}
