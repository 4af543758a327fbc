import type { Conversation, Message } from '@contract/entities/messaging/message'
import type { Party } from '@contract/entities/orders/party'
import { MessagesSquare } from 'lucide-react'
import type { ComponentType } from 'react'
import { Awaited } from '@/lib/awaited'
import type { ThreadMessage } from '@/lib/live/messages'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { otherOf } from '../sides'
import { dayGroups } from './day-groups'
import { MessageBubble } from './message-bubble'
import { useStayAtEnd } from './use-stay-at-end'
import { useThread } from './use-thread'

/** Returns the delivery state of the user's last message. */
export const markOf = (
  { state }: Pick<Message, 'state'>,
  { unread }: Pick<Conversation, 'unread'>,
  other_uid: string,
): string => {
  if (state === 'hidden') return 'Not delivered'
  if (state === undefined) return 'Sending…'
  return unread[other_uid] === 0 ? 'Read' : 'Delivered'
}

/** Shows how an offer stands, and what its reader can do about it. */
export type OfferView = ComponentType<{ id: string; party: Party; name: string }>

type Props = {
  conversation: Conversation
  party: Party
  uid: string
  now: number
  Offer: OfferView
}
type LogProps = Props & {
  messages: ThreadMessage[]
  refused: ReadonlySet<string>
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => void
}

const BOX = 'min-h-0 flex-1 overflow-y-auto p-3 md:p-4'

const Loading = () => (
  <div className={`${BOX} grid content-end`}>
    <Awaited label="Loading the messages">
      <div className="grid gap-3">
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="ml-auto h-14 w-1/2" />
        <Skeleton className="h-20 w-3/5" />
      </div>
    </Awaited>
  </div>
)

const Log = ({
  conversation,
  party,
  uid,
  now,
  Offer,
  messages,
  refused,
  hasOlder,
  isLoadingOlder,
  onOlder,
}: LogProps) => {
  const other = otherOf(conversation, party)
  const last = messages[messages.length - 1]
  const [lastOwn] = messages
    .filter(({ sender_id, id }) => sender_id === uid && !refused.has(id))
    .slice(-1)
  // Each offer shows below the last message of it.
  const offers = new Map(messages.map(({ offer_id, id }) => [offer_id, id]))
  const box = useStayAtEnd(last?.id, messages[0]?.id, last?.sender_id === uid)
  return (
    <div
      ref={box}
      role="log"
      aria-label={`Messages with ${other.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className={`${BOX} grid content-start gap-5 -outline-offset-2`}
    >
      {hasOlder && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-center"
          loading={isLoadingOlder}
          onClick={onOlder}
        >
          Show older messages
        </Button>
      )}
      {dayGroups(messages, now).map((day) => (
        <section key={day.key} aria-label={day.label} className="grid gap-3">
          <p className="justify-self-center rounded-full bg-sunken px-3 py-1 text-xs text-muted">
            {day.label}
          </p>
          <ol className="grid gap-3">
            {day.messages.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                party={party}
                from={message.sender_id === uid ? undefined : other.name}
                isRefused={refused.has(message.id)}
                mark={message === lastOwn ? markOf(message, conversation, other.uid) : undefined}
                offer={
                  message.offer_id &&
                  offers.get(message.offer_id) === message.id && (
                    <Offer id={message.offer_id} party={party} name={other.name} />
                  )
                }
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** The live messages of a conversation. */
export const Thread = (props: Props) => {
  const { live, refused, hasOlder, isLoadingOlder, showOlder } = useThread(props.conversation.id)
  if (live.status === 'loading') return <Loading />
  if (live.status === 'error') {
    return (
      <div className={BOX}>
        <ErrorState onRetry={live.retry}>
          The messages could not be loaded. What you have typed is kept.
        </ErrorState>
      </div>
    )
  }
  if (live.data.length === 0) {
    return (
      <div className={`${BOX} grid content-center`}>
        <EmptyState title="Nothing written yet" icon={MessagesSquare}>
          Write the first message below. Only you and{' '}
          {otherOf(props.conversation, props.party).name} can read it.
        </EmptyState>
      </div>
    )
  }
  return (
    <Log
      {...props}
      messages={live.data}
      refused={refused}
      hasOlder={hasOlder}
      isLoadingOlder={isLoadingOlder}
      onOlder={showOlder}
    />
  )
}
