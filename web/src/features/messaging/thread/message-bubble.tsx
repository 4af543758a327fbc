import type { Party } from '@contract/entities/orders/party'
import { timeText } from '@contract/lagos-text'
import { millisOf } from '@contract/time'
import { ImageOff, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import type { ThreadMessage } from '@/lib/live/messages'
import { removeQueued, sendAgain } from '@/lib/offline/message-queue'
import { PrivateImage } from '@/lib/uploads/private-image'
import { cx } from '@/ui/cx'
import { Button } from '@/ui/form/button'
import { Link } from '@/ui/navigation/link'
import { asksToPayOutside } from './pays-outside'

const Hidden = () => (
  <p className="flex items-center gap-2 text-muted">
    <ImageOff aria-hidden className="size-4 shrink-0" />
    This picture could not be shown.
  </p>
)

const Content = ({ message, who }: { message: ThreadMessage; who: string }) => {
  if (message.state === 'hidden') return <Hidden />
  if (message.image_path === null) {
    return <p className="whitespace-pre-line">{message.text}</p>
  }
  return <PrivateImage path={message.image_path} alt={`Picture from ${who}`} size="large" />
}

const WARNINGS: Record<Party, string> = {
  buyer: 'Money that is paid outside is not held for you, and nobody can refund it.',
  vendor: 'Asking for money outside is against the rules and can close your store.',
}

const OutsideWarning = ({ party }: { party: Party }) => (
  <p role="note" className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
    <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>
      Keep the payment on Oja. {WARNINGS[party]}{' '}
      <Link to={paths.howEscrowWorks}>How escrow works</Link>
    </span>
  </p>
)

/** What can be done about the user's own message that the server refused. */
const NotSent = ({ id }: { id: string }) => (
  <div className="flex flex-wrap items-center justify-end gap-x-2 text-sm">
    <span className="text-error">Not sent</span>
    <Button variant="quiet" size="sm" onClick={() => sendAgain(id)}>
      Try again
    </Button>
    <Button variant="quiet" size="sm" onClick={() => removeQueued(id)}>
      Remove
    </Button>
  </div>
)

type Props = {
  message: ThreadMessage
  /** Who reads it. */
  party: Party
  /** The sender's name; undefined for the user's own message. */
  from: string | undefined
  isRefused?: boolean
  /** The delivery state, on the user's last message only. */
  mark?: string
  /** How the offer stands that it is the last word of. */
  offer?: ReactNode
}

export const MessageBubble = ({ message, party, from, isRefused, mark, offer }: Props) => {
  const isMine = from === undefined
  const sent = millisOf(message.sent_at)
  const isWarnedOf = !isMine && message.text !== null && asksToPayOutside(message.text)
  return (
    <li
      className={cx(
        'grid w-fit max-w-[min(34rem,88%)] gap-1',
        isMine ? 'justify-self-end' : 'justify-self-start',
      )}
    >
      <div
        className={cx(
          'rounded-lg border border-line px-3 py-2',
          isMine ? 'bg-primary-soft' : 'bg-surface',
        )}
      >
        <span className="sr-only">{isMine ? 'You' : from}: </span>
        <Content message={message} who={from ?? 'you'} />
      </div>
      {offer}
      {isWarnedOf && <OutsideWarning party={party} />}
      <p className={cx('text-xs text-muted', isMine && 'text-right')}>
        <time dateTime={new Date(sent).toISOString()}>{timeText(message.sent_at)}</time>
        {mark && ` · ${mark}`}
      </p>
      {isRefused && <NotSent id={message.id} />}
    </li>
  )
}
