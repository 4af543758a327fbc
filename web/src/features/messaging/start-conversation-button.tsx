import type { Conversation } from '@contract/entities/message'
import { MessageCircle } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { useAction } from '@/lib/use-action'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { openFailureText } from './thread/not-sent'

const MAX_TITLE_LENGTH = 120
const REFUSED = 'You can’t write to each other: one of you has blocked the other.'

/** The security rules deny a conversation after a block, and don't reveal who blocked. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied'

type Props = {
  vendor_id: string
  /** The recipient, if the vendor starts the conversation; otherwise the user is the buyer. */
  buyer_id?: string
  subject: Conversation['subject']
  label?: string
  className?: string
}

const Label = ({ children }: { children: string }) => (
  <>
    <MessageCircle aria-hidden className="size-4" />
    {children}
  </>
)

/** Opens the conversation about a subject, after login if needed. Hidden in one's own store. */
export const StartConversationButton = ({
  vendor_id,
  buyer_id,
  subject,
  label = 'Message the vendor',
  className,
}: Props) => {
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isVendor = user?.uid === vendor_id
  const open = useAction(
    async (uid: string) => {
      const { openConversation } = await loadChunk(() => import('@/lib/live/messages'))
      const id = await openConversation(uid, {
        buyer_id: buyer_id ?? uid,
        vendor_id,
        subject: { ...subject, title: subject.title.slice(0, MAX_TITLE_LENGTH) },
      })
      navigate(isVendor ? paths.vendorConversation(id) : paths.conversation(id))
    },
    {
      onFailure: (error) => {
        if (!isRefused(error)) console.error(error)
        toast.error(isRefused(error) ? REFUSED : openFailureText(error))
      },
    },
  )

  if (status === 'signed_out') {
    return (
      <LinkButton
        variant="secondary"
        className={className}
        to={paths.loginThen(`${pathname}${search}`)}
      >
        <Label>{label}</Label>
      </LinkButton>
    )
  }
  if (isVendor && buyer_id === undefined) return null

  return (
    <Button
      variant="secondary"
      className={className}
      disabled={!user}
      loading={open.isPending}
      onClick={() => user && open.run(user.uid)}
    >
      <Label>{label}</Label>
    </Button>
  )
}
