import type { Product } from '@contract/entities/catalog/product'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/data/badge'
import { IconButton } from '@/ui/form/icon-button'
import { ResponsiveImage } from '@/ui/media/responsive-image'
import { FarItemContext } from '@/ui/media/use-near-items'
import { Modal } from '@/ui/overlay/modal'

const ZoomedImages = lazyPart(() => import('./zoomed-images'))

/** Slightly less than a phone's width: the rendition above 640 pixels is four times as large. */
const SIZES = '(min-width: 1024px) 560px, (min-width: 768px) 50vw, 88vw'

/** A product's images: swipe or arrows, thumbnails below, zoom on click. */
export const Gallery = ({ product }: { product: Pick<Product, 'name' | 'images'> }) => {
  const { name, images } = product
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [isTouched, setTouched] = useState(false)
  const [last, setLast] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const count = images.length

  const reach = (index: number) => {
    setShown(index)
    setLast(Math.max(last, index))
  }
  const touch = () => setTouched(true)
  const show = (index: number) => {
    const next = (index + count) % count
    reach(next)
    const list = strip.current
    if (list) list.scrollTo({ left: next * list.clientWidth, behavior: 'auto' })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(shown + 1)
    if (event.key === 'ArrowLeft') show(shown - 1)
  }
  const onScroll = () => {
    const list = strip.current
    if (list && list.clientWidth > 0) reach(Math.round(list.scrollLeft / list.clientWidth))
  }

  if (count === 0) return <ResponsiveImage image={undefined} alt={name} sizes={SIZES} priority />
  return (
    <section
      aria-label={`Pictures of ${name}`}
      // Few swipe: the next image is requested once somebody is about to.
      onPointerEnter={touch}
      onPointerDown={touch}
      onFocus={touch}
      className="grid content-start gap-3"
    >
      <div className="relative">
        <ul
          ref={strip}
          onScroll={onScroll}
          onKeyDown={onKey}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto rounded-lg border border-line"
        >
          {images.map((image, index) => (
            <li key={image.path} className="w-full shrink-0 snap-center">
              <button
                type="button"
                onClick={() => setZoomed(true)}
                className="block w-full cursor-zoom-in"
                aria-label={`Enlarge picture ${index + 1} of ${count}`}
              >
                <FarItemContext value={index > last + (isTouched ? 1 : 0)}>
                  <ResponsiveImage
                    image={image}
                    alt={image.alt ?? `${name}, picture ${index + 1}`}
                    sizes={SIZES}
                    priority={index === 0}
                    className="max-md:aspect-auto max-md:h-[45svh]"
                  />
                </FarItemContext>
              </button>
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-end justify-between md:hidden">
            <span aria-hidden className="flex gap-1.5 rounded-full bg-surface p-1.5">
              {images.map(({ path }, index) => (
                <span
                  key={path}
                  className={cx('size-2 rounded-full', index === shown ? 'bg-primary' : 'bg-edge')}
                />
              ))}
            </span>
            <Badge>
              {shown + 1} of {count}
            </Badge>
          </div>
        )}
        {count > 1 && (
          <div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto max-md:hidden">
            <IconButton label="Previous picture" floating onClick={() => show(shown - 1)}>
              <ChevronLeft aria-hidden className="size-5" />
            </IconButton>
            <IconButton label="Next picture" floating onClick={() => show(shown + 1)}>
              <ChevronRight aria-hidden className="size-5" />
            </IconButton>
          </div>
        )}
      </div>
      {count > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-0.5 max-md:hidden">
          {images.map((image, index) => (
            <li key={image.path} className="w-16 shrink-0">
              <button
                type="button"
                onClick={() => show(index)}
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === shown}
                className={cx(
                  'block overflow-hidden rounded-md border-2',
                  index === shown ? 'border-primary' : 'border-transparent',
                )}
              >
                <ResponsiveImage image={image} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Modal isOpen={isZoomed} onClose={() => setZoomed(false)} title={name} maxWidth={960}>
        <Suspense fallback={null}>
          <ZoomedImages name={name} images={images} first={shown} />
        </Suspense>
      </Modal>
    </section>
  )
}
