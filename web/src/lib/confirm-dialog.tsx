import { toast } from '@/ui/feedback/toast'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { useAction } from './use-action'

export type ConfirmWords = {
  title: string
  text: string
  /** Names the consequence, with the amount if money moves. */
  button: string
  done: string
  isDanger: boolean
}

type Props = {
  words: ConfirmWords
  action: () => Promise<unknown>
  /** The text shown for a failure. */
  textOf?: ((error: unknown) => string) | undefined
  onClose: () => void
}

/** A dialog that says what will happen, runs the action and closes if it succeeds. */
export const ConfirmDialog = ({ words, action, textOf, onClose }: Props) => {
  const { title, text, button, done, isDanger } = words
  const { run, isPending, failure } = useAction(
    async () => {
      await action()
      toast.success(done)
      onClose()
    },
    { textOf },
  )
  return (
    <ConfirmModal
      isOpen
      onClose={onClose}
      onConfirm={() => run()}
      title={title}
      confirmText={button}
      isDanger={isDanger}
      isLoading={isPending}
      error={failure}
    >
      <p>{text}</p>
    </ConfirmModal>
  )
}
