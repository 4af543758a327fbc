import { Suspense } from 'react'
import { VendorHome } from '@/features/selling/home/vendor-home'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { lazyPart } from '@/ui/chunks/lazy-part'

const WaitingOffers = lazyPart(async () => {
  await afterFirstPaint()
  return import('@/features/orders/offer/waiting-offers')
}, 'WaitingOffers')

export default function VendorHomePage() {
  return (
    <VendorHome
      offers={
        <Suspense fallback={null}>
          <WaitingOffers />
        </Suspense>
      }
    />
  )
}
