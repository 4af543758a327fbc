import { consolePaths } from '@contract/console-urls'
import { mayAs, type OperatorRole } from '@contract/entities/console/operator'
import {
  BookText,
  ChartColumn,
  Inbox,
  type LucideIcon,
  Megaphone,
  Power,
  ScrollText,
  Search,
} from 'lucide-react'
import { useSession } from '@/lib/session/session'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/data/badge'
import { Button } from '@/ui/form/button'
import { NavLink } from '@/ui/navigation/nav-link'

type ConsoleLink = { label: string; to: string; icon: LucideIcon; least: OperatorRole }

const LINKS: readonly ConsoleLink[] = [
  { label: 'Queue', to: consolePaths.queue, icon: Inbox, least: 'support' },
  { label: 'Find', to: consolePaths.find, icon: Search, least: 'support' },
  { label: 'Switches', to: consolePaths.switches, icon: Power, least: 'support' },
  { label: 'Figures', to: consolePaths.figures, icon: ChartColumn, least: 'money' },
  { label: 'Books', to: consolePaths.books, icon: BookText, least: 'money' },
  { label: 'Announce', to: consolePaths.announce, icon: Megaphone, least: 'owner' },
  { label: 'Audit log', to: consolePaths.audit, icon: ScrollText, least: 'owner' },
]

/** The console's own bar: what one may open, and as what one is here. */
export const ConsoleTop = ({ role }: { role: OperatorRole }) => {
  const { signOut } = useSession()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="page flex max-w-none flex-wrap items-center gap-x-6 xl:px-10">
        <p className="flex min-h-12 items-center gap-3 font-heading text-lg font-bold">
          Oja console <Badge tone="accent">{role}</Badge>
        </p>
        <nav aria-label="Console" className="max-xl:order-last max-xl:w-full">
          <ul className="flex gap-1 overflow-x-auto no-scrollbar">
            {LINKS.filter(({ least }) => mayAs(role, least)).map(({ label, to, icon: Icon }) => (
              <li key={to} className="shrink-0">
                <NavLink
                  to={to}
                  end={to === consolePaths.queue}
                  className={({ isActive }) =>
                    cx(
                      'flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold -outline-offset-2',
                      isActive
                        ? 'bg-primary-soft text-primary-strong'
                        : 'text-muted hover:bg-sunken',
                    )
                  }
                >
                  <Icon aria-hidden className="size-4 max-sm:hidden" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="quiet" size="sm" className="ml-auto" onClick={() => void signOut()}>
          Log out
        </Button>
      </div>
    </header>
  )
}
