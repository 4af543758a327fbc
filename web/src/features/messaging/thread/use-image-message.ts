import type { Conversation } from '@contract/entities/messaging/message'
import { storagePaths } from '@contract/paths'
import { sendMessage } from '@/lib/live/messages'
import { type Upload, useUploads } from '@/lib/uploads/use-uploads'
import { useAction } from '@/lib/use-action'
import { notSentText } from './not-sent'

const NOT_SENT = 'The picture was not sent. Please try again.'

/** Uploads one image, then sends it as a message. */
export const useImageMessage = ({ id, buyer_id, vendor_id }: Conversation, uid: string) => {
  const { uploads, choose, send, remove } = useUploads({
    purpose: 'message',
    pathOf: (name) => storagePaths.messageImage(id, buyer_id, vendor_id, uid, name),
  })
  const message = useAction(
    (image_path: string) => sendMessage(id, uid, { text: null, image_path }),
    { textOf: (error) => notSentText(error, NOT_SENT), onFailure: console.error },
  )
  const [upload] = uploads
  const { status } = upload?.state ?? {}

  const sendUpload = async (chosen: Upload) => {
    message.clearFailure()
    const path = await send(chosen)
    if (path && (await message.run(path))) remove(chosen)
  }
  return {
    file: upload?.file,
    /** Upload progress from 0 to 1; 1 once only the message remains to be sent. */
    fraction:
      upload?.state.status === 'uploading' ? upload.state.fraction : status === 'done' ? 1 : 0,
    failure: message.failure ?? (upload?.state.status === 'failed' ? upload.state.text : undefined),
    send: async (file: File) => {
      for (const chosen of await choose([file])) await sendUpload(chosen)
    },
    retry: () => upload && sendUpload(upload),
    drop: () => {
      message.clearFailure()
      if (upload) remove(upload)
    },
  }
}
