import type { Notification } from '@contract/entities/messaging/notification'
import { safeRedirect } from '@/lib/session/safe-redirect'
import { cx } from '@/ui/cx'
import { TimeAgo } from '@/ui/data/time-ago'
import { Link } from '@/ui/navigation/link'
import { KIND_ICONS } from './notification-kinds'

const frame = 'w-10 shrink-0 self-start rounded-sm'

/** The goods that it is about, or what kind it is. Decorative: both are said beside it. */
const Picture = ({ image_url, kind }: Pick<Notification, 'image_url' | 'kind'>) => {
  const Icon = KIND_ICONS[kind]
  return image_url ? (
    <img
      src={image_url}
      alt=""
      width={40}
      height={50}
      loading="lazy"
      decoding="async"
      className={cx('aspect-4/5 bg-sunken object-cover', frame)}
    />
  ) : (
    <span
      aria-hidden
      className={cx('grid size-10 place-items-center bg-primary-soft text-primary', frame)}
    >
      <Icon className="size-5" />
    </span>
  )
}

type Props = { notification: Notification; isRead: boolean; onRead: () => void }

/** A row that leads where the matter is, and is read by going there. */
export const NotificationItem = ({ notification, isRead, onRead }: Props) => {
  const { title, message, cta, created_at } = notification
  // Only links to this site are rendered.
  const href = cta && safeRedirect(cta.href)
  return (
    <li
      className={cx(
        'relative flex gap-3 p-3 md:px-4',
        !isRead && 'bg-primary-soft/50',
        href && 'hover:bg-sunken',
      )}
    >
      <Picture {...notification} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="flex min-w-0 items-baseline gap-2 text-base">
            {!isRead && (
              <>
                <span aria-hidden className="size-2 shrink-0 rounded-full bg-primary" />
                <span className="sr-only">Unread: </span>
              </>
            )}
            {cta && href ? (
              <Link
                to={href}
                onClick={onRead}
                aria-label={`${title}: ${cta.text}`}
                className="text-ink no-underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <span className="shrink-0 text-xs text-muted">
            <TimeAgo at={created_at} />
          </span>
        </div>
        {/* Whole where it leads; what leads nowhere is whole here. */}
        <p className={cx('text-sm text-muted', href ? 'line-clamp-4' : 'whitespace-pre-line')}>
          {message}
        </p>
      </div>
    </li>
  )
}
