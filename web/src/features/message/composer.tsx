import type { Conversation } from '@contract/message'
import { ImagePlus, SendHorizontal } from 'lucide-react'
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId } from 'react'
import { acceptOf } from '@/lib/uploads/image-rules'
import { Button } from '@/ui/button'
import { buttonClass } from '@/ui/button-class'
import { FormAlert } from '@/ui/form-alert'
import { TextArea } from '@/ui/text-area'
import { PictureOnItsWay } from './picture-on-its-way'
import { useComposer } from './use-composer'
import { usePictureMessage } from './use-picture-message'

type Props = { conversation: Conversation; uid: string; name: string }

/** A finger has no Shift key: there, Enter begins a line. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches

export const Composer = ({ conversation, uid, name }: Props) => {
  const { text, change, send, failure, tooLong, canSend } = useComposer(conversation.id, uid)
  const { send: sendPicture, ...picture } = usePictureMessage(conversation, uid)
  const id = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const press = (event: KeyboardEvent) => {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (isPlainEnter && hasKeyboard()) {
      event.preventDefault()
      void send()
    }
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void sendPicture(file)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 border-t border-line p-3 md:p-4">
      <FormAlert>{failure}</FormAlert>
      <PictureOnItsWay {...picture} />
      <TextArea
        label={`Write to ${name}`}
        rows={2}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
        className="resize-none"
        error={
          tooLong > 0 ? `A message has at most 2,000 characters: ${tooLong} too many.` : undefined
        }
      />
      <div className="flex items-center justify-between gap-3">
        <span>
          <input
            id={id}
            type="file"
            accept={acceptOf('message')}
            disabled={picture.file !== undefined}
            onChange={choose}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={`${buttonClass({ variant: 'secondary', size: 'sm' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55`}
          >
            <ImagePlus aria-hidden className="size-4" />
            Send a picture
          </label>
        </span>
        <Button type="submit" size="sm" disabled={!canSend}>
          Send
          <SendHorizontal aria-hidden className="size-4" />
        </Button>
      </div>
    </form>
  )
}
