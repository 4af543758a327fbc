import type { Conversation } from '@contract/entities/messaging/message'
import { vendorPaths } from '@contract/vendor-urls'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useAction } from '@/lib/use-action'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { openFailureText } from './thread/not-sent'

const MAX_TITLE_LENGTH = 120
const REFUSED = 'You can’t write to each other: one of you has blocked the other.'

/** The security rules deny a conversation after a block, and don't reveal who blocked. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied'

const suggestText = async (conversation_id: string, text: string): Promise<void> => {
  const { readTextDraft, saveTextDraft } = await loadChunk(() => import('@/lib/forms/drafts'))
  if (readTextDraft(conversation_id) === '') saveTextDraft(conversation_id, text)
}

type Props = {
  uid: string
  vendor_id: string
  buyer_id: string
  subject: Conversation['subject']
  name: string
  firstText: string | undefined
  className: string | undefined
  children: ReactNode
}

/** Opens the conversation as the user who is signed in. */
export default function OpenConversationButton(props: Props) {
  const { uid, vendor_id, buyer_id, subject, name, firstText, className, children } = props
  const navigate = useNavigate()
  const open = useAction(
    async () => {
      const { openConversation } = await loadChunk(() => import('@/lib/live/messages'))
      const title = subject.title.slice(0, MAX_TITLE_LENGTH)
      const about = { buyer_id, vendor_id, subject: { ...subject, title } }
      const id = await openConversation(uid, about)
      if (firstText) await suggestText(id, firstText)
      const path = uid === vendor_id ? vendorPaths.conversation(id) : paths.conversation(id)
      navigate(path, { state: { name } })
    },
    {
      onFailure: (error) => {
        if (!isRefused(error)) console.error(error)
        toast.error(isRefused(error) ? REFUSED : openFailureText(error))
      },
    },
  )
  return (
    <Button
      variant="secondary"
      className={className}
      loading={open.isPending}
      onClick={() => open.run()}
    >
      {children}
    </Button>
  )
}
