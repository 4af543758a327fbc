import type { Conversation } from '@contract/entities/messaging/message'
import { MessageCircle } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'

const OpenConversationButton = lazyPart(() => import('./open-conversation-button'))

type Props = {
  vendor_id: string
  /** The recipient, if the vendor starts the conversation; otherwise the user is the buyer. */
  buyer_id?: string
  subject: Conversation['subject']
  /** Whom it goes to: shown until the server has named the members. */
  name: string
  label?: string
  /** What the message box begins with, unless something is typed there already. */
  firstText?: string
  className?: string
}

/** Opens the conversation about a subject, after login if needed. Hidden in one's own store. */
export const StartConversationButton = ({
  vendor_id,
  buyer_id,
  subject,
  name,
  label = 'Message the vendor',
  firstText,
  className,
}: Props) => {
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const content = (
    <>
      <MessageCircle aria-hidden className="size-4" />
      {label}
    </>
  )

  if (status === 'signed_out') {
    return (
      <LinkButton
        variant="secondary"
        className={className}
        to={paths.loginThen(`${pathname}${search}`)}
      >
        {content}
      </LinkButton>
    )
  }
  if (user?.uid === vendor_id && buyer_id === undefined) return null

  const waiting = (
    <Button variant="secondary" className={className} disabled>
      {content}
    </Button>
  )
  if (!user) return waiting
  return (
    <Suspense fallback={waiting}>
      <OpenConversationButton
        uid={user.uid}
        vendor_id={vendor_id}
        buyer_id={buyer_id ?? user.uid}
        subject={subject}
        name={name}
        firstText={firstText}
        className={className}
      >
        {content}
      </OpenConversationButton>
    </Suspense>
  )
}
