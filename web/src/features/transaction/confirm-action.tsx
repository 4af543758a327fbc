import { transactionEndpoints } from '@contract/endpoints/transactions'
import { useState } from 'react'
import { call } from '@/lib/api-client'
import { ConfirmModal } from '@/ui/confirm-modal'
import { toast } from '@/ui/toast'
import type { ActionProps } from './action-props'
import { confirmWords, type PlainKind } from './confirm-words'

type Props = ActionProps & { kind: PlainKind }

/** A dialog that says what will happen and does it once the server has agreed. */
export const ConfirmAction = ({ kind, transaction, run, onClose }: Props) => {
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { title, text, button, done, isDanger } = confirmWords(kind, transaction)

  const confirm = async () => {
    setIsLoading(true)
    setFailure(undefined)
    const refusal = await run(() =>
      call(transactionEndpoints[kind], { params: { id: transaction.id } }),
    )
    setIsLoading(false)
    if (refusal) return setFailure(refusal)
    toast.success(done)
    onClose()
  }

  return (
    <ConfirmModal
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={title}
      confirmText={button}
      cancelText="Back"
      isDanger={isDanger}
      isLoading={isLoading}
      error={failure}
    >
      <p>{text}</p>
    </ConfirmModal>
  )
}
