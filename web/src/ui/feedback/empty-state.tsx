import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  children?: ReactNode
  icon?: LucideIcon
  /** The next step: a button or a link. */
  action?: ReactNode
}

export const EmptyState = ({ title, children, icon: Icon, action }: Props) => (
  <div className="grid content-center justify-items-center gap-3 rounded-lg border border-dashed border-edge px-6 py-12 text-center">
    {Icon && (
      <span aria-hidden className="grid size-12 place-items-center rounded-full bg-primary-soft">
        <Icon className="size-6 text-primary" />
      </span>
    )}
    <p className="font-heading text-lg font-semibold">{title}</p>
    {children && <div className="max-w-prose text-muted">{children}</div>}
    {action && <div className="mt-2">{action}</div>}
  </div>
)
