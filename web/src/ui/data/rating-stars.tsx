import { counted } from '@contract/text/counted'
import type { CSSProperties } from 'react'

const PERCENT_A_STAR = 20

type Props = { rating: number; count?: number; size?: 'sm' | 'md' }

/**
 * An average rating from 0 to 5 as partly filled stars, with a text for screen readers; only the
 * text without a rating, because grey stars read as a bad one.
 */
export const RatingStars = ({ rating, count, size = 'sm' }: Props) => {
  if (count === 0) return <span className="text-sm text-muted">No ratings yet</span>
  const words = `${rating.toFixed(1)} out of 5${count === undefined ? '' : `, ${counted(count, 'rating')}`}`
  const filled = Math.min(5, Math.max(0, rating)) * PERCENT_A_STAR
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm">
      <span
        role="img"
        aria-label={words}
        className={`stars shrink-0 ${size === 'sm' ? 'h-4 w-20' : 'h-5 w-25'}`}
        // React's types don't include custom properties.
        style={{ '--filled': `${filled}%` } as CSSProperties}
      />
      {count !== undefined && (
        <span aria-hidden className="text-muted tabular-nums">
          {`${rating.toFixed(1)} (${count})`}
        </span>
      )}
    </span>
  )
}
