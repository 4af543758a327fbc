import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../chunks/lazy-part'
import { useInView } from './use-in-view'
import { FarItemContext, useNearItems } from './use-near-items'

const CarouselMotion = lazyPart(() => import('./carousel-motion'))

type Props = {
  label: string
  /** The cards, each with a key. */
  children: ReactNode[]
}

/** Phones scroll natively: they show no arrows. */
const hasArrows = () => window.matchMedia('(min-width: 768px)').matches

/** Cards of 270 px with a 24 px gap; on phones 2.3 fit. Scrolls natively until `CarouselMotion` is loaded. */
export const Carousel = ({ label, children }: Props) => {
  const [root, isNear] = useInView<HTMLElement>('200px')
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  const near = useNearItems(list, children.length)
  return (
    <section
      ref={root}
      aria-label={label}
      aria-roledescription="carousel"
      className="w-full [contain:inline-size]"
    >
      <div className="relative">
        <div ref={setViewport} className="overflow-x-auto">
          <ul ref={setList} className="flex gap-6 max-md:gap-3">
            {children.map((child, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards carry the keys, the places don't move
              <li key={index} className="w-[270px] shrink-0 max-md:w-[max(40vw,8rem)]">
                <FarItemContext value={index >= near}>{child}</FarItemContext>
              </li>
            ))}
          </ul>
        </div>
        {isNear && viewport && hasArrows() && (
          <Suspense fallback={null}>
            <CarouselMotion viewport={viewport} label={label} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
