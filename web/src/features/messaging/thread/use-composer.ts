import { MAX_MESSAGE_LENGTH } from '@contract/entities/messaging/message'
import { messageText } from '@contract/text/unsafe-text'
import { useState } from 'react'
import { readTextDraft, saveTextDraft } from '@/lib/forms/drafts'
import { queueMessage } from '@/lib/offline/message-queue'
import { notSentText } from './not-sent'

const NOT_SENT = 'The message was not sent. You can try again beside it.'

/** The text of the composer, saved as a draft until it is queued. */
export const useComposer = (conversation_id: string, uid: string) => {
  const [text, setText] = useState(() => readTextDraft(conversation_id))
  const [failure, setFailure] = useState<string>()

  const change = (next: string) => {
    setText(next)
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
    }
  }

  return { text, change, send, failure, tooLong, canSend: messageText(text) !== '' && tooLong <= 0 }
}
