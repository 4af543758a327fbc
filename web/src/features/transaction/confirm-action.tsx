import { transactionEndpoints } from '@contract/endpoints/transactions'
import { call } from '@/lib/api-client'
import { useAction } from '@/lib/use-action'
import { ConfirmModal } from '@/ui/confirm-modal'
import { toast } from '@/ui/toast'
import type { ActionProps } from './action-props'
import { confirmWords, type PlainKind } from './confirm-words'

type Props = ActionProps & { kind: PlainKind }

/** A dialog that says what will happen and does it once the server has agreed. */
export const ConfirmAction = ({ kind, transaction, run, onClose }: Props) => {
  const { title, text, button, done, isDanger } = confirmWords(kind, transaction)

  const confirm = useAction(async () => {
    await run(() => call(transactionEndpoints[kind], { params: { id: transaction.id } }))
    toast.success(done)
    onClose()
  })

  return (
    <ConfirmModal
      isOpen
      onClose={onClose}
      onConfirm={() => confirm.run()}
      title={title}
      confirmText={button}
      cancelText="Back"
      isDanger={isDanger}
      isLoading={confirm.isPending}
      error={confirm.failure}
    >
      <p>{text}</p>
    </ConfirmModal>
  )
}
