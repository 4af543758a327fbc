import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import { IconButton } from '../form/icon-button'
import { SaveDataContext } from './save-data'

type Props = {
  /** Its only child contains the cards. */
  viewport: HTMLElement
  label: string
}

const isCalm = () =>
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Styles that turn off native horizontal scrolling, which Embla replaces. */
const MOVED = [
  ['overflow', 'hidden'],
  ['touch-action', 'pan-y'],
] as const

const MOTION = 20
const NO_MOTION = 0

/** Adds swiping and arrows, which hide at the ends, to a row that is already rendered. */
export default function CarouselMotion({ viewport, label }: Props) {
  const isStill = useContext(SaveDataContext) || isCalm()
  const [watch, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    duration: isStill ? NO_MOTION : MOTION,
  })
  const [can, setCan] = useState({ back: false, on: false })

  useEffect(() => {
    viewport.scrollLeft = 0
    for (const [name, value] of MOVED) viewport.style.setProperty(name, value)
    watch(viewport)
    return () => {
      watch(null)
      for (const [name] of MOVED) viewport.style.removeProperty(name)
    }
  }, [viewport, watch])

  useEffect(() => {
    if (!carousel) return
    const update = () => setCan({ back: carousel.canScrollPrev(), on: carousel.canScrollNext() })
    update()
    carousel.on('select', update).on('reInit', update)
    return () => {
      carousel.off('select', update).off('reInit', update)
    }
  }, [carousel])

  const arrow = 'absolute top-[38%] z-10 max-md:hidden'
  return (
    <>
      {can.back && (
        <IconButton
          label={`Back in ${label}`}
          floating
          className={`${arrow} -left-4`}
          onClick={() => carousel?.scrollPrev()}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </IconButton>
      )}
      {can.on && (
        <IconButton
          label={`On in ${label}`}
          floating
          className={`${arrow} -right-4`}
          onClick={() => carousel?.scrollNext()}
        >
          <ChevronRight aria-hidden className="size-5" />
        </IconButton>
      )}
    </>
  )
}
