import { Suspense } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { useInView } from '@/ui/media/use-in-view'
import { Footer } from './footer'

const Newsletter = lazyPart(() => import('./content/newsletter'), 'Newsletter')

/** The end of every public page, loaded after the first paint; its form, as one comes near. */
export default function SiteFooter() {
  const [end, isNear] = useInView<HTMLDivElement>()
  return (
    <>
      <div ref={end} className="min-h-70 md:min-h-56">
        <Suspense fallback={null}>{isNear && <Newsletter />}</Suspense>
      </div>
      <Footer />
    </>
  )
}
