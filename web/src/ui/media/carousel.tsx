import { type ReactNode, Suspense, useState } from 'react'
import { lazyChunk } from '../chunks/lazy-chunk'
import { useInView } from './use-in-view'

const CarouselMotion = lazyChunk(() => import('./carousel-motion'))

type Props = {
  label: string
  /** The cards, each with a key. */
  children: ReactNode[]
}

/** Cards of 270 px with a 24 px gap. Scrolls natively until `CarouselMotion` is loaded. */
export const Carousel = ({ label, children }: Props) => {
  const [root, isNear] = useInView<HTMLElement>('200px')
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  return (
    <section
      ref={root}
      aria-label={label}
      aria-roledescription="carousel"
      className="w-full [contain:inline-size]"
    >
      <div className="relative">
        <div ref={setViewport} className="overflow-x-auto">
          <ul className="flex gap-6">
            {children.map((child, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards carry the keys, the places don't move
              <li key={index} className="w-[270px] max-w-[80vw] shrink-0">
                {child}
              </li>
            ))}
          </ul>
        </div>
        {isNear && viewport && (
          <Suspense fallback={null}>
            <CarouselMotion viewport={viewport} label={label} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
