import { lazy, Suspense } from 'react'
import type { CarouselProps } from './carousel-track'
import { useInView } from './use-in-view'

const CarouselTrack = lazy(() => import('./carousel-track'))

/** Cards of 270 with a gap of 24. A plain row that scrolls until its code is there. */
export const Carousel = (props: CarouselProps) => {
  const [root, isNear] = useInView<HTMLElement>('200px')
  const row = (
    <ul className="flex gap-6 overflow-x-auto">
      {props.children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards carry the keys, the places don't move
        <li key={index} className="w-[270px] max-w-[80vw] shrink-0">
          {child}
        </li>
      ))}
    </ul>
  )
  return (
    <section
      ref={root}
      aria-label={props.label}
      aria-roledescription="carousel"
      className="w-full [contain:inline-size]"
    >
      {isNear ? (
        <Suspense fallback={row}>
          <CarouselTrack {...props} />
        </Suspense>
      ) : (
        row
      )}
    </section>
  )
}
