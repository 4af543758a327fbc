import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '../cx'
import { Button } from '../form/button'
import { countText } from './count-text'

/**
 * The page buttons to show. Up to three pages are all shown; beyond that the first, the last and
 * the current page, with gaps for omitted pages.
 */
export const pagesToShow = (page: number, pages: number): (number | 'gap')[] => {
  if (pages <= 3) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 2) return [1, 2, 'gap', pages]
  if (page >= pages - 1) return [1, 'gap', pages - 1, pages]
  return [1, 'gap', page, 'gap', pages]
}

type Props = {
  page: number
  limit: number
  total: number
  onPage: (page: number) => void
  label?: string
}

export const Pagination = ({ page, limit, total, onPage, label = 'Pages' }: Props) => {
  if (total === 0) return null
  const pages = Math.ceil(total / limit)
  const current = Math.min(Math.max(page, 1), pages)
  const from = (current - 1) * limit + 1
  const to = Math.min(current * limit, total)
  let gaps = 0
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4"
    >
      <p className="text-sm text-muted tabular-nums" role="status">
        Showing {from}-{to} of {countText(total)} items
      </p>
      <div className="flex flex-wrap items-center gap-1">
        <Button
          size="sm"
          variant="quiet"
          disabled={current === 1}
          onClick={() => onPage(current - 1)}
        >
          <ChevronLeft aria-hidden className="size-4" />
          Prev
        </Button>
        {pagesToShow(current, pages).map((item) => {
          if (item === 'gap') {
            gaps += 1
            return (
              <span key={`gap-${gaps}`} aria-hidden className="px-1 text-muted">
                …
              </span>
            )
          }
          return (
            <button
              key={item}
              type="button"
              aria-label={`Page ${item}`}
              aria-current={item === current ? 'page' : undefined}
              onClick={() => item !== current && onPage(item)}
              className={cx(
                'min-h-8 min-w-8 rounded-md px-2 text-sm font-semibold tabular-nums',
                item === current ? 'bg-primary text-on-primary' : 'hover:bg-sunken',
              )}
            >
              {item}
            </button>
          )
        })}
        <Button
          size="sm"
          variant="quiet"
          disabled={current === pages}
          onClick={() => onPage(current + 1)}
        >
          Next
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  )
}
