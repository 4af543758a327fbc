import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from './icon-button'

export type CarouselProps = {
  label: string
  /** Each with a key. */
  children: ReactNode[]
}

const isStill = () =>
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

const MOTION = 20
const NO_MOTION = 0

/** The swipe, the arrows and what they know of the ends. */
export default function CarouselTrack({ label, children }: CarouselProps) {
  const [viewport, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    duration: isStill() ? NO_MOTION : MOTION,
  })
  const [can, setCan] = useState({ back: false, on: false })

  useEffect(() => {
    if (!carousel) return
    const update = () => setCan({ back: carousel.canScrollPrev(), on: carousel.canScrollNext() })
    update()
    carousel.on('select', update).on('reInit', update)
    return () => {
      carousel.off('select', update).off('reInit', update)
    }
  }, [carousel])

  const arrow = 'absolute top-[38%] z-10 border border-line bg-surface max-md:hidden'
  return (
    <div className="relative">
      <div ref={viewport} className="overflow-hidden">
        <ul className="flex touch-pan-y gap-6">
          {children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards carry the keys, the places don't move
            <li key={index} className="w-[270px] max-w-[80vw] shrink-0">
              {child}
            </li>
          ))}
        </ul>
      </div>
      {can.back && (
        <IconButton
          label={`Back in ${label}`}
          className={`${arrow} -left-4 rounded-full`}
          onClick={() => carousel?.scrollPrev()}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </IconButton>
      )}
      {can.on && (
        <IconButton
          label={`On in ${label}`}
          className={`${arrow} -right-4 rounded-full`}
          onClick={() => carousel?.scrollNext()}
        >
          <ChevronRight aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  )
}
