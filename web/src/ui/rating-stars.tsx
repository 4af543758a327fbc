import { Star } from 'lucide-react'

const STARS = [1, 2, 3, 4, 5]

type Props = { rating: number; count?: number; size?: 'sm' | 'md' }

/** An average from 0 to 5 in stars filled to the tenth, and in words for a screen reader. */
export const RatingStars = ({ rating, count, size = 'sm' }: Props) => {
  const side = size === 'sm' ? 'size-4' : 'size-5'
  const words =
    count === 0
      ? 'No ratings yet'
      : `${rating.toFixed(1)} out of 5${count === undefined ? '' : `, ${count} ratings`}`
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span role="img" aria-label={words} className="relative inline-flex">
        {STARS.map((star) => (
          <Star key={star} aria-hidden className={`${side} shrink-0 text-edge`} />
        ))}
        <span
          aria-hidden
          className="absolute inset-0 inline-flex overflow-hidden"
          style={{ width: `${(Math.min(5, Math.max(0, rating)) / 5) * 100}%` }}
        >
          {STARS.map((star) => (
            <Star key={star} className={`${side} shrink-0 fill-warning text-warning`} />
          ))}
        </span>
      </span>
      {count !== undefined && (
        <span aria-hidden className="text-muted tabular-nums">
          {count > 0 ? `${rating.toFixed(1)} (${count})` : 'No ratings yet'}
        </span>
      )}
    </span>
  )
}
