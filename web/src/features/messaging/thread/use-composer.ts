import { MAX_MESSAGE_LENGTH } from '@contract/entities/messaging/message'
import { messageText } from '@contract/text/unsafe-text'
import { useRef, useState } from 'react'
import { readTextDraft, saveTextDraft } from '@/lib/forms/drafts'
import { queueMessage } from '@/lib/offline/message-queue'
import { notSentText } from './not-sent'

const NOT_SENT = 'The message was not sent. Please try again.'

/** The text of the composer, saved as a draft until it is queued, and again if it is refused. */
export const useComposer = (conversation_id: string, uid: string) => {
  const [text, setText] = useState(() => readTextDraft(conversation_id))
  const [failure, setFailure] = useState<string>()
  const typed = useRef(text)

  const show = (next: string) => {
    typed.current = next
    setText(next)
  }
  const change = (next: string) => {
    show(next)
    saveTextDraft(conversation_id, next)
  }
  const tooLong = text.length - MAX_MESSAGE_LENGTH

  const send = async () => {
    const said = messageText(text)
    if (said === '' || tooLong > 0) return
    change('')
    setFailure(undefined)
    try {
      await queueMessage(conversation_id, uid, said)
    } catch (error) {
      console.error(error)
      setFailure(notSentText(error, NOT_SENT))
      if (typed.current === '') change(said)
    }
  }

  return { text, change, send, failure, tooLong, canSend: messageText(text) !== '' && tooLong <= 0 }
}
