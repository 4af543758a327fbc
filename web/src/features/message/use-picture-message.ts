import type { Conversation } from '@contract/message'
import { storagePaths } from '@contract/paths'
import { useState } from 'react'
import { sendMessage } from '@/lib/live/messages'
import { useUpload } from '@/lib/uploads/use-upload'
import { notSentText } from './not-sent'

/** A name that Storage takes; a new one for each try, since what is there can't be replaced. */
const pathFor = ({ id, buyer_id, vendor_id }: Conversation, uid: string, file: File): string => {
  const name = `${crypto.randomUUID()}.${file.type === 'image/png' ? 'png' : 'jpg'}`
  return storagePaths.messageImage(id, buyer_id, vendor_id, uid, name)
}

const NOT_SENT = 'The picture was not sent. Please try again.'

/** One picture on its way: uploaded first, then sent as a message. */
export const usePictureMessage = (conversation: Conversation, uid: string) => {
  const { state, start, cancel } = useUpload('message')
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<string>()

  const send = async (chosen: File) => {
    setFile(chosen)
    setFailure(undefined)
    const uploaded = await start(pathFor(conversation, uid, chosen), chosen)
    if (!uploaded) return
    try {
      await sendMessage(conversation.id, uid, { text: null, image_path: uploaded.path })
      setFile(undefined)
    } catch (error) {
      console.error(error)
      setFailure(notSentText(error, NOT_SENT))
    }
  }

  const drop = () => {
    cancel()
    setFile(undefined)
    setFailure(undefined)
  }

  return {
    file,
    /** From 0 to 1; one once it is uploaded and only the message is to be sent. */
    fraction: state.status === 'uploading' ? state.fraction : 1,
    failure: failure ?? (state.status === 'failed' ? state.text : undefined),
    send,
    retry: () => (file ? send(file) : undefined),
    drop,
  }
}
