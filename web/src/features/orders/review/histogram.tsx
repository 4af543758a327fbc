const STARS = [5, 4, 3, 2, 1]

type Props = { counts: Record<string, number>; total: number }

/** The number of reviews per star rating. */
export const Histogram = ({ counts, total }: Props) => (
  <dl className="grid flex-1 basis-60 gap-1.5 text-sm">
    {STARS.map((stars) => {
      const count = counts[String(stars)] ?? 0
      return (
        <div key={stars} className="flex items-center gap-3">
          <dt className="w-14 shrink-0 text-muted">
            {stars} {stars === 1 ? 'star' : 'stars'}
          </dt>
          <dd className="flex flex-1 items-center gap-3">
            <span
              aria-hidden
              className="h-2 max-w-72 flex-1 overflow-hidden rounded-full bg-sunken"
            >
              <span
                className="block h-full rounded-full bg-warning"
                style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }}
              />
            </span>
            <span className="w-8 text-right tabular-nums">{count}</span>
          </dd>
        </div>
      )
    })}
  </dl>
)
