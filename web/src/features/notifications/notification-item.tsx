import type { Notification } from '@contract/entities/notification'
import { safeRedirect } from '@/lib/session/safe-redirect'
import { cx } from '@/ui/cx'
import { TimeAgo } from '@/ui/data/time-ago'
import type { ButtonVariant } from '@/ui/form/button-class'
import { LinkButton } from '@/ui/form/link-button'
import { KIND_ICONS } from './notification-kinds'

const VARIANTS: Record<string, ButtonVariant> = {
  primary: 'primary',
  secondary: 'secondary',
  danger: 'danger',
}

type Props = { notification: Notification; isRead: boolean; onRead: () => void }

export const NotificationItem = ({ notification, isRead, onRead }: Props) => {
  const { kind, title, message, cta, created_at } = notification
  const Icon = KIND_ICONS[kind]
  // Only links to this site are rendered.
  const href = cta && safeRedirect(cta.href)
  return (
    <li
      className={cx(
        'flex gap-4 rounded-lg border p-4',
        isRead ? 'border-line bg-surface' : 'border-primary/40 bg-primary-soft/50',
      )}
    >
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken">
        <Icon className="size-5 text-primary" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-base">
            {!isRead && <span className="sr-only">Unread: </span>}
            {title}
          </h2>
          <span className="text-sm text-muted">
            <TimeAgo at={created_at} />
          </span>
        </div>
        <p className="whitespace-pre-line text-muted">{message}</p>
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {cta && href && (
            <LinkButton
              to={href}
              size="sm"
              variant={VARIANTS[cta.variant ?? 'secondary']}
              onClick={onRead}
            >
              {cta.text}
            </LinkButton>
          )}
          {!isRead && (
            <button
              type="button"
              onClick={onRead}
              className="min-h-8 px-2 text-sm text-muted underline"
            >
              Mark as read
            </button>
          )}
        </div>
      </div>
    </li>
  )
}
