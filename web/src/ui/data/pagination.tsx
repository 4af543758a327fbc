import { lastPageOf } from '@contract/api/page-size'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Button } from '../form/button'
import { LinkButton } from '../form/link-button'
import { Link } from '../navigation/link'
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
  /** Where a page has an address, it is a link. */
  hrefOf?: (page: number) => string
  onPage?: (page: number) => void
  label?: string
}

type StepProps = Pick<Props, 'hrefOf' | 'onPage'> & {
  to: number
  isEnd: boolean
  children: ReactNode
}

/** To the page before or after. */
const Step = ({ to, isEnd, hrefOf, onPage, children }: StepProps) =>
  hrefOf && !isEnd ? (
    <LinkButton size="sm" variant="quiet" to={hrefOf(to)} onClick={() => onPage?.(to)}>
      {children}
    </LinkButton>
  ) : (
    <Button size="sm" variant="quiet" disabled={isEnd} onClick={() => onPage?.(to)}>
      {children}
    </Button>
  )

export const Pagination = ({ page, limit, total, hrefOf, onPage, label = 'Pages' }: Props) => {
  if (total === 0) return null
  const pages = lastPageOf({ total, limit })
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
        <Step to={current - 1} isEnd={current === 1} hrefOf={hrefOf} onPage={onPage}>
          <ChevronLeft aria-hidden className="size-4" />
          Prev
        </Step>
        {pagesToShow(current, pages).map((item) => {
          if (item === 'gap') {
            gaps += 1
            return (
              <span key={`gap-${gaps}`} aria-hidden className="px-1 text-muted">
                …
              </span>
            )
          }
          const isCurrent = item === current
          const shared = {
            'aria-label': `Page ${item}`,
            'aria-current': isCurrent ? ('page' as const) : undefined,
            onClick: () => isCurrent || onPage?.(item),
            className: cx(
              'min-h-8 min-w-8 rounded-md px-2 text-sm font-semibold tabular-nums',
              isCurrent ? 'bg-primary text-on-primary' : 'hover:bg-sunken',
            ),
          }
          return hrefOf ? (
            <Link
              key={item}
              to={hrefOf(item)}
              {...shared}
              className={`${shared.className} grid place-items-center text-ink no-underline`}
            >
              {item}
            </Link>
          ) : (
            <button key={item} type="button" {...shared}>
              {item}
            </button>
          )
        })}
        <Step to={current + 1} isEnd={current === pages} hrefOf={hrefOf} onPage={onPage}>
          Next
          <ChevronRight aria-hidden className="size-4" />
        </Step>
      </div>
    </nav>
  )
}
