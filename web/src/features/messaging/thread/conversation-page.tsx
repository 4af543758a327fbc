import type { Conversation } from '@contract/entities/messaging/message'
import type { Party } from '@contract/entities/orders/party'
import { ArrowLeft, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Awaited } from '@/lib/awaited'
import { markConversationRead, useLiveConversation } from '@/lib/live/messages'
import { useSession } from '@/lib/session/session'
import { logWhileSignedIn } from '@/lib/session/session-store'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { LiveWidget } from '@/ui/live-widget'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { ConversationList } from '../conversation-list'
import { listPath, otherOf, withKnownName } from '../sides'
import { BlockedNotice } from './blocked-notice'
import { Composer } from './composer'
import { ConversationMenu } from './conversation-menu'
import { SubjectStrip } from './subject-strip'
import { type OfferView, Thread } from './thread'

/** Makes the screen keyboard shorten the page, so that it never covers the field above it. */
const useKeyboardRoom = (): void => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
    const before = meta?.content
    if (!meta || before === undefined) return
    meta.content = `${before}, interactive-widget=resizes-content`
    return () => {
      meta.content = before
    }
  }, [])
}

/** Resets the user's unread count to zero while the page is visible. */
const useReadMark = (id: string, uid: string, unread: number): void => {
  useEffect(() => {
    if (unread === 0) return
    const mark = () => {
      if (document.visibilityState === 'visible') {
        // If this fails, the count stays; the next message triggers another attempt.
        markConversationRead(id, uid).catch(logWhileSignedIn(uid))
      }
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, uid, unread])
}

type Props = { id: string | undefined; party: Party; Offer: OfferView }

/** On phones the conversation is the whole screen, above the keyboard and the consent line. */
const SCREEN =
  'above-consent max-md:h-[max(16rem,calc(100dvh-var(--consent-room,0px)))] max-md:grid-rows-[auto_minmax(0,1fr)] max-md:content-stretch max-md:gap-0'
const BOX =
  'border-line bg-surface max-md:min-h-0 max-md:border-t md:h-[max(20rem,calc(100dvh-15.5rem))] md:rounded-lg md:border lg:h-[max(20rem,calc(100dvh-12.5rem))]'

type LoadedConversationProps = Pick<Props, 'party' | 'Offer'> & {
  conversation: Conversation
  uid: string
}

const LoadedConversation = ({ conversation, party, uid, Offer }: LoadedConversationProps) => {
  const { id, blocked_by, unread } = conversation
  const { name } = otherOf(conversation, party)
  const [now] = useState(Date.now)
  usePageTitle(name)
  useReadMark(id, uid, unread[uid] ?? 0)
  useKeyboardRoom()
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 ${SCREEN}`}>
      <header className="flex items-center gap-1 max-md:bg-surface max-md:px-3 max-md:py-1">
        <Link
          to={listPath[party]}
          aria-label="Back to your messages"
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-md text-ink hover:bg-sunken xl:hidden"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <h1 className="min-w-0 flex-1 truncate text-lg md:text-2xl">{name}</h1>
        <ConversationMenu id={id} name={name} isBlocked={blocked_by.includes(uid)} />
      </header>
      <div className={`flex flex-col overflow-hidden ${BOX}`}>
        <SubjectStrip conversation={conversation} party={party} />
        <Thread conversation={conversation} party={party} uid={uid} now={now} Offer={Offer} />
        {blocked_by.length > 0 ? (
          <BlockedNotice id={id} name={name} isMine={blocked_by.includes(uid)} />
        ) : (
          <Composer conversation={conversation} uid={uid} name={name} />
        )}
      </div>
    </div>
  )
}

const Loading = () => (
  <div role="status" aria-label="Loading the conversation" className={`grid gap-3 ${SCREEN}`}>
    <Skeleton className="h-11 w-56 max-w-full" />
    <Skeleton className={BOX} />
  </div>
)

const Content = ({ id, party, Offer }: Props) => {
  const live = useLiveConversation(id)
  const uid = useSession().user?.uid ?? ''
  const { state } = useLocation()
  if (live.status === 'loading') {
    return (
      <Awaited>
        <Loading />
      </Awaited>
    )
  }
  const isMissing =
    (live.status === 'content' && live.data?.[`${party}_id`] !== uid) ||
    (live.status === 'error' && live.error.code === 'permission-denied')
  if (isMissing) {
    return (
      <>
        <h1 className="max-md:px-4 max-md:pt-4">Conversation</h1>
        <EmptyState
          title="There is no such conversation"
          icon={SearchX}
          action={<LinkButton to={listPath[party]}>See your messages</LinkButton>}
        >
          It may belong to another account. Check which account you are logged in with.
        </EmptyState>
      </>
    )
  }
  if (live.status === 'error' || !live.data) {
    return (
      <>
        <h1 className="max-md:px-4 max-md:pt-4">Conversation</h1>
        <ErrorState onRetry={live.status === 'error' ? live.retry : undefined}>
          This conversation could not be loaded. What you have typed is kept.
        </ErrorState>
      </>
    )
  }
  return (
    <LoadedConversation
      key={live.data.id}
      conversation={withKnownName(live.data, party, state)}
      party={party}
      uid={uid}
      Offer={Offer}
    />
  )
}

/** One conversation at its own URL; wide screens also show the list of conversations. */
export const ConversationPage = ({ id, party, Offer }: Props) => {
  usePageTitle('Messages')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[19rem_minmax(0,1fr)]">
      <aside
        aria-label="Your conversations"
        className="hidden max-h-[calc(100dvh-8rem)] overflow-y-auto xl:block"
      >
        <LiveWidget>
          <ConversationList party={party} />
        </LiveWidget>
      </aside>
      <LiveWidget>
        <Content id={id} party={party} Offer={Offer} />
      </LiveWidget>
    </div>
  )
}
