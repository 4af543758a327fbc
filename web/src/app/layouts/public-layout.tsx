import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { BottomBar } from '@/features/layout/bottom-bar'
import { Header } from '@/features/layout/header'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { Frame } from './frame'

const SiteFooter = lazyPart(() => import('@/features/layout/site-footer'))

const Footer = () => <Suspense fallback={null}>{useWhenIdle() && <SiteFooter />}</Suspense>

export const PublicLayout = () => (
  <Frame
    top={<Header />}
    bottom={
      <div className="bg-surface min-h-[75rem] sm:min-h-[56rem] md:min-h-[48rem] lg:min-h-[42rem] max-md:pb-[calc(3.75rem+env(safe-area-inset-bottom))]">
        <Footer />
        <BottomBar />
      </div>
    }
  >
    <Outlet />
  </Frame>
)
