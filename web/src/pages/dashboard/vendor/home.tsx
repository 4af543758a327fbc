import { Suspense } from 'react'
import { VendorHome } from '@/features/selling/home/vendor-home'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { lazyNamed } from '@/lib/lazy-named'

const WaitingOffers = lazyNamed(async () => {
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
