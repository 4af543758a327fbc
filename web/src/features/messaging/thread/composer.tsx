import { type Conversation, MAX_MESSAGE_LENGTH } from '@contract/entities/messaging/message'
import { groupDigits } from '@contract/money'
import { ImagePlus, SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { acceptOf } from '@/lib/uploads/image-rules'
import { FormAlert } from '@/ui/feedback/form-alert'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { FileButton } from '@/ui/file-button'
import { Button } from '@/ui/form/button'
import { controlClass } from '@/ui/form/field'
import { FieldError } from '@/ui/form/field-error'
import { useComposer } from './use-composer'
import { useImageMessage } from './use-image-message'

type PendingImageProps = Omit<ReturnType<typeof useImageMessage>, 'send'>

const PendingImage = ({ file, fraction, failure, retry, drop }: PendingImageProps) => {
  if (!file) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        {failure ? (
          <p role="alert" className="text-sm text-error">
            {file.name}: {failure}
          </p>
        ) : (
          <ProgressBar label={`Sending ${file.name}`} value={fraction} />
        )}
      </div>
      {failure && (
        <Button variant="secondary" size="sm" onClick={retry}>
          Try again
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={drop}>
        {failure ? 'Remove' : 'Cancel'}
      </Button>
    </div>
  )
}

type Props = { conversation: Conversation; uid: string; name: string }

/** Touch keyboards lack Shift+Enter, so Enter inserts a line break there. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches

export const Composer = ({ conversation, uid, name }: Props) => {
  const { text, change, send, failure, tooLong, canSend } = useComposer(conversation.id, uid)
  const { send: sendImage, ...image } = useImageMessage(conversation, uid)
  const id = useId()
  const isTooLong = tooLong > 0

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

  return (
    <form noValidate onSubmit={submit} className="grid gap-2 border-t border-line p-2 md:p-3">
      <FormAlert>{failure}</FormAlert>
      <PendingImage {...image} />
      {/* With large text the field has a line of its own, and the buttons the next. */}
      <div className="flex flex-wrap items-end justify-end gap-2">
        <textarea
          aria-label={`Write to ${name}`}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-error` : undefined}
          placeholder="Write a message"
          rows={1}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
          className={`${controlClass} field-sizing-content max-h-32 min-w-0 flex-1 basis-48 resize-none`}
        />
        <span>
          <FileButton
            variant="secondary"
            accept={acceptOf('message')}
            disabled={image.file !== undefined}
            title="Send a picture"
            onChoose={([file]) => file && sendImage(file)}
          >
            <ImagePlus aria-hidden className="size-5" />
            <span className="sr-only">Send a picture</span>
          </FileButton>
        </span>
        <Button type="submit" disabled={!canSend}>
          <span className="max-sm:sr-only">Send</span>
          <SendHorizontal aria-hidden className="size-5" />
        </Button>
      </div>
      {isTooLong && (
        <FieldError id={`${id}-error`}>
          {`A message has at most ${groupDigits(MAX_MESSAGE_LENGTH)} characters: ${tooLong} too many.`}
        </FieldError>
      )}
    </form>
  )
}
