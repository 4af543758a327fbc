import type { Conversation } from '@contract/entities/messaging/message'
import type { Party } from '@contract/entities/orders/party'
import { cx } from '@/ui/cx'
import { TimeAgo } from '@/ui/data/time-ago'
import { NavLink } from '@/ui/navigation/nav-link'
import { conversationPath, otherOf } from './sides'
import { SubjectImage } from './subject-image'

type Props = { conversation: Conversation; party: Party; uid: string }

/** One conversation: the other member, the subject, the last message and the unread count. */
export const ConversationItem = ({ conversation, party, uid }: Props) => {
  const { id, subject, last_message, unread } = conversation
  const { name } = otherOf(conversation, party)
  const count = unread[uid] ?? 0
  const isMine = last_message?.sender_id === uid
  return (
    <li>
      <NavLink
        to={conversationPath[party](id)}
        className={({ isActive }) =>
          cx(
            'flex items-center gap-3 rounded-lg border p-3 no-underline hover:bg-sunken',
            isActive ? 'border-primary bg-primary-soft' : 'border-line bg-surface',
          )
        }
      >
        <SubjectImage url={subject.image_url} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
          <span className="truncate font-semibold text-ink">{name}</span>
          <span className="justify-self-end text-xs leading-6 text-muted">
            {last_message && <TimeAgo at={last_message.sent_at} />}
          </span>
          {subject.kind !== 'general' && (
            <span className="col-span-2 truncate text-sm text-muted">About {subject.title}</span>
          )}
          <span className="col-span-2 flex items-center gap-3">
            <span
              className={cx('flex-1 truncate', count > 0 ? 'font-semibold text-ink' : 'text-muted')}
            >
              {isMine && 'You: '}
              {last_message?.text}
            </span>
            {count > 0 && (
              <span className="min-w-6 rounded-full bg-error px-2 text-center text-xs leading-6 font-semibold text-on-error tabular-nums">
                {count}
                <span className="sr-only"> unread</span>
              </span>
            )}
          </span>
        </span>
      </NavLink>
    </li>
  )
}
