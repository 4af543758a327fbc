import { MAX_MESSAGE_LENGTH } from '@contract/entities/message'
import { useRef, useState } from 'react'
import { sendMessage } from '@/lib/live/messages'
import { readDraft, saveDraft } from '../drafts'
import { notSentText } from './not-sent'

const NOT_SENT = 'The message was not sent. Please try again.'

/** The text of the composer, saved as a draft until sent: it survives reloads and failures. */
export const useComposer = (conversation_id: string, uid: string) => {
  const [text, setText] = useState(() => readDraft(conversation_id))
  const [failure, setFailure] = useState<string>()
  const typed = useRef(text)

  const show = (next: string) => {
    typed.current = next
    setText(next)
  }
  const change = (next: string) => {
    show(next)
    saveDraft(conversation_id, next)
  }
  const tooLong = text.length - MAX_MESSAGE_LENGTH

  const send = async () => {
    const said = text.trim()
    if (said === '' || tooLong > 0) return
    show('')
    setFailure(undefined)
    try {
      await sendMessage(conversation_id, uid, { text: said })
      saveDraft(conversation_id, typed.current)
    } catch (error) {
      console.error(error)
      setFailure(notSentText(error, NOT_SENT))
      if (typed.current === '') change(said)
    }
  }

  return { text, change, send, failure, tooLong, canSend: text.trim() !== '' && tooLong <= 0 }
}
