import type { Notification } from '@contract/entities/messaging/notification'
import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { safeRedirect } from '@/lib/session/safe-redirect'
import { cx } from '@/ui/cx'
import { TimeAgo } from '@/ui/data/time-ago'
import { IconButton } from '@/ui/form/icon-button'
import { KIND_ICONS } from './notification-kinds'

type Props = { notification: Notification; isRead: boolean; onRead: () => void }

export const NotificationItem = ({ notification, isRead, onRead }: Props) => {
  const { kind, title, message, cta, created_at } = notification
  const Icon = KIND_ICONS[kind]
  // Only links to this site are rendered.
  const href = cta && safeRedirect(cta.href)
  return (
    <li
      className={cx(
        'relative flex gap-3 rounded-lg border p-3 md:p-4',
        isRead ? 'border-line bg-surface' : 'border-primary/40 bg-primary-soft/50',
        href && 'hover:border-primary',
      )}
    >
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken">
        <Icon className="size-5 text-primary" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h2 className="flex min-w-0 items-baseline gap-2 text-base">
            {!isRead && (
              <>
                <span aria-hidden className="size-2 shrink-0 rounded-full bg-primary" />
                <span className="sr-only">Unread: </span>
              </>
            )}
            {title}
          </h2>
          <span className="flex items-center text-xs text-muted">
            <TimeAgo at={created_at} />
            {!isRead && (
              <IconButton
                label="Mark as read"
                className="relative z-1 -mx-3 -my-3"
                onClick={onRead}
              >
                <Check aria-hidden className="size-4" />
              </IconButton>
            )}
          </span>
        </div>
        <p className="text-sm whitespace-pre-line text-muted">
          {message}{' '}
          {cta && href && (
            // All of the card leads there: the link's own text is small to tap.
            <Link
              to={href}
              onClick={onRead}
              className="inline-flex items-center gap-1 font-semibold text-primary no-underline after:absolute after:inset-0 after:rounded-lg"
            >
              {cta.text}
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}
