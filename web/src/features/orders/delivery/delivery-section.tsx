import { Suspense, useId } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import type { ArrivalLineProps } from './arrival-line'
import type { ProductDeliveryProps } from './product-delivery'

const ProductDelivery = lazyPart(() => import('./product-delivery'))
const LazyLine = lazyPart(() => import('./arrival-line'))

/** When it comes, beside the price; its room is kept. */
export const ArrivalLine = (props: ArrivalLineProps) => (
  <div className="min-h-11" aria-live="polite">
    <Suspense fallback={null}>{useWhenIdle() && <LazyLine {...props} />}</Suspense>
  </div>
)

/** Delivery on the product page, whose code is loaded once the page is shown. */
export const DeliverySection = (props: ProductDeliveryProps) => {
  const id = useId()
  const isIdle = useWhenIdle()
  return (
    <section id="delivery" aria-labelledby={id} className="grid min-h-24 content-start gap-1">
      <h2 id={id} className="font-semibold">
        Delivery
      </h2>
      {isIdle && (
        <Suspense fallback={null}>
          <ProductDelivery {...props} />
        </Suspense>
      )}
    </section>
  )
}
