import type { Product } from '@contract/entities/catalog/product'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/form/icon-button'
import { ResponsiveImage } from '@/ui/media/responsive-image'

const toMiddle = (box: HTMLDivElement | null) => {
  if (box) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
}

type Props = { name: string; images: Product['images']; first: number }

/** An image larger than the page shows it, which a finger moves, and the ones before and after. */
export default function ZoomedImages({ name, images, first }: Props) {
  const [shown, setShown] = useState(first)
  const [isWhole, setWhole] = useState(false)
  const count = images.length
  const show = (index: number) => setShown((index + count) % count)
  return (
    <div className="grid gap-3">
      <div
        key={shown}
        ref={toMiddle}
        className="max-h-[70svh] overflow-auto overscroll-contain rounded-lg"
      >
        <button
          type="button"
          onClick={() => setWhole(!isWhole)}
          aria-pressed={!isWhole}
          aria-label={`Picture ${shown + 1} of ${count}, larger`}
          className={cx(
            'block',
            isWhole ? 'w-full cursor-zoom-in' : 'w-[220%] cursor-zoom-out md:w-full',
          )}
        >
          <ResponsiveImage
            image={images[shown]}
            alt={images[shown]?.alt ?? `${name}, picture ${shown + 1}`}
            sizes="(min-width: 768px) 920px, 220vw"
          />
        </button>
      </div>
      {count > 1 && (
        <div className="flex items-center justify-between">
          <IconButton label="Previous picture" onClick={() => show(shown - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </IconButton>
          <p role="status" className="tabular-nums">
            {shown + 1} of {count}
          </p>
          <IconButton label="Next picture" onClick={() => show(shown + 1)}>
            <ChevronRight aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
