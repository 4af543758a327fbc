import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { cx } from '@/ui/cx'
import { NavLink } from '@/ui/navigation/nav-link'
import { useActiveInSight } from '@/ui/navigation/use-active-in-sight'
import type { DashboardLink } from './dashboard-links'
import { MessageCount } from './message-count'

type Props = { label: string; links: DashboardLink[] }

/** A column on wide screens, a scrolling row on tablets; phones have their bar and `Hub`. */
export const DashboardNav = ({ label, links }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  useActiveInSight(list, useLocation().pathname)
  return (
    <nav
      aria-label={label}
      className="max-md:hidden lg:sticky lg:top-24 lg:w-52 lg:shrink-0 print:hidden"
    >
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto pb-1 no-scrollbar max-lg:border-b max-lg:border-line lg:flex-col"
      >
        {links.map(({ label: name, to, icon: Icon, isExact, isMessages }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={isExact}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center gap-2.5 rounded-md px-3 text-sm font-semibold -outline-offset-2',
                  isActive ? 'bg-primary-soft text-primary-strong' : 'text-muted hover:bg-sunken',
                )
              }
            >
              <Icon aria-hidden className="size-4.5" />
              {name}
              {isMessages && <MessageCount />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
