import { ChevronRight, LogOut, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '@/lib/session/session'
import { Link } from '@/ui/navigation/link'
import { Avatar } from './avatar'
import { MessageCount } from './message-count'
import { useLogout } from './use-logout'

export type HubLink = { label: string; to: string; icon: LucideIcon; isMessages?: boolean }

const rowClass =
  'flex min-h-13 w-full items-center gap-3 px-4 text-left active:bg-sunken disabled:opacity-55'

type GroupProps = { title: string; links: readonly HubLink[]; children?: ReactNode }

/** A titled list of places. */
export const HubGroup = ({ title, links, children }: GroupProps) => (
  <section className="grid gap-2">
    <h2 className="px-1 text-base font-semibold text-muted">{title}</h2>
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {links.map(({ label, to, icon: Icon, isMessages }) => (
        <li key={label}>
          <Link to={to} className={rowClass}>
            <Icon aria-hidden className="size-5 shrink-0 text-primary" />
            <span className="min-w-0 flex-1">{label}</span>
            {isMessages && <MessageCount />}
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
      {children}
    </ul>
  </section>
)

/** Who is signed in; leads to the profile. */
export const HubPerson = ({ to }: { to: string }) => {
  const { user } = useSession()
  if (!user) return null
  const name = user.name || user.email
  return (
    <Link
      to={to}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4 active:bg-sunken"
    >
      <Avatar name={name} photo_url={user.photo_url} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-sm text-muted">{user.email || user.phone}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </Link>
  )
}

type SwitchProps = { title: string; text: string; to: string; icon: LucideIcon }

/** Leads to the other role. */
export const HubSwitch = ({ title, text, to, icon: Icon }: SwitchProps) => (
  <Link
    to={to}
    className="flex items-center gap-3 rounded-lg bg-primary-soft p-4 text-primary-strong"
  >
    <Icon aria-hidden className="size-6 shrink-0" />
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm">{text}</span>
    </span>
    <ChevronRight aria-hidden className="size-4 shrink-0" />
  </Link>
)

export const HubLogout = () => {
  const { logout, isLeaving } = useLogout()
  return (
    <li>
      <button type="button" onClick={logout} disabled={isLeaving} className={rowClass}>
        <LogOut aria-hidden className="size-5 shrink-0 text-primary" />
        Logout
      </button>
    </li>
  )
}
