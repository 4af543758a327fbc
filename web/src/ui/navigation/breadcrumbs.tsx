import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { cx } from '../cx'
import { Link } from './link'

type Crumb = { label: string; to: string }

type Props = { links: readonly Crumb[]; current: string }

const Separator = ({ className }: { className?: string }) => (
  <li aria-hidden className={cx('text-muted', className)}>
    <ChevronRight className="size-4" />
  </li>
)

/** The first link, the middle ones (an ellipsis on small screens) and the current page. */
export const Breadcrumbs = ({ links, current }: Props) => {
  const [first, ...middle] = links
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-1.5 text-sm">
        {first && (
          <>
            <li className="shrink-0">
              <Link to={first.to} className="inline-block py-1 text-muted hover:underline">
                {first.label}
              </Link>
            </li>
            <Separator />
          </>
        )}
        {middle.length > 0 && (
          <>
            <li aria-hidden className="text-muted md:hidden">
              …
            </li>
            <Separator className="md:hidden" />
          </>
        )}
        {middle.map((link) => (
          <Fragment key={link.to}>
            <li className="shrink-0 max-md:hidden">
              <Link to={link.to} className="inline-block py-1 text-muted hover:underline">
                {link.label}
              </Link>
            </li>
            <Separator className="max-md:hidden" />
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 truncate py-1 font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  )
}
