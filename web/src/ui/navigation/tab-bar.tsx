import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cx } from '../cx'
import { IconButton } from '../form/icon-button'
import { Link } from './link'
import { useActiveInSight } from './use-active-in-sight'

const SCROLL_STEP_PX = 200

export type Tab = { value: string; label: string; count?: number }

type Props = {
  tabs: readonly Tab[]
  label: string
  /** The query parameter that holds the active tab. */
  param?: string
  /** Many tabs: on wide screens they stand in lines below each other. */
  wraps?: boolean
}

/** The tab named in the URL; the first tab if there is none. */
export const useActiveTab = (tabs: readonly Tab[], param = 'type') => {
  const [search] = useSearchParams()
  const named = search.get(param)
  return tabs.find((tab) => tab.value === named)?.value ?? tabs[0]?.value
}

/** Tabs are links, so that back, reload and sharing work. Changing the tab resets `page`. */
export const TabBar = ({ tabs, label, param = 'type', wraps = false }: Props) => {
  const [search] = useSearchParams()
  const active = useActiveTab(tabs, param)
  const list = useRef<HTMLUListElement>(null)
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth + 1),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useActiveInSight(list, `${active} ${overflows}`)

  const linkTo = (value: string) => {
    const next = new URLSearchParams(search)
    next.set(param, value)
    next.delete('page')
    return `?${next}`
  }
  const scroll = (direction: -1 | 1) =>
    list.current?.scrollBy({ left: direction * SCROLL_STEP_PX, behavior: 'smooth' })

  return (
    <nav
      aria-label={label}
      className="flex w-full items-center border-b border-line [contain:inline-size]"
    >
      {overflows && (
        <IconButton label="Scroll tabs back" className="size-9" onClick={() => scroll(-1)}>
          <ChevronLeft aria-hidden className="size-4" />
        </IconButton>
      )}
      <ul
        ref={list}
        className={cx(
          'relative flex min-w-0 flex-1 gap-1 overflow-x-auto no-scrollbar',
          wraps && 'md:flex-wrap',
        )}
      >
        {tabs.map((tab) => {
          const isActive = tab.value === active
          return (
            <li key={tab.value} className="shrink-0">
              <Link
                to={linkTo(tab.value)}
                aria-current={isActive ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-semibold -outline-offset-2',
                  isActive
                    ? 'border-primary text-primary'
                    : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {tab.label}
                {tab.count !== undefined && (
                  <span className="rounded-full bg-sunken px-2 text-xs tabular-nums">
                    {tab.count}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
      {overflows && (
        <IconButton label="Scroll tabs on" className="size-9" onClick={() => scroll(1)}>
          <ChevronRight aria-hidden className="size-4" />
        </IconButton>
      )}
    </nav>
  )
}
