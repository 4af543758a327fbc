import type { BodyOf } from '@contract/api/endpoint'
import { transactionEndpoints } from '@contract/api/orders/transactions'
import { costIfNotSent } from '@contract/escrow/failed-sale-cost'
import { backIfNotSent } from '@contract/escrow/return-amounts'
import { formatMoney } from '@contract/money'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { useAction } from '@/lib/use-action'
import { partyName } from '@/shared/parties/parties'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { TextArea } from '@/ui/form/text-area'
import { Modal } from '@/ui/overlay/modal'
import { costText } from '../failed-sale-copy'
import type { ActionProps } from './action-props'

const row = transactionEndpoints.decline

export const DeclineForm = ({ transaction, run, onClose }: ActionProps) => {
  const form = useForm({
    resolver: zodResolver(row.body),
  })
  const { register, formState } = form
  const draft = useFormDraft(form, `decline_${transaction.id}`)
  const { errors } = formState
  const buyer = partyName(transaction, 'buyer')
  const cost = costText('Declining', transaction, costIfNotSent(transaction))
  const back_minor = backIfNotSent(transaction)
  const isAll = back_minor >= transaction.money.held_minor
  const amount = formatMoney(back_minor, transaction.currency)

  const decline = useAction(async ({ reason }: BodyOf<typeof row>) => {
    await run(() => call(row, { params: { id: transaction.id }, body: reason ? { reason } : {} }))
    draft.forget()
    toast.success(`Declined. ${amount} goes back to ${buyer}.`)
    onClose()
  })

  const submit = useSubmit(form, decline.run, { onInvalid: decline.clearFailure })

  return (
    <Modal isOpen onClose={() => !decline.isPending && onClose()} title="Decline this order?">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          {isAll
            ? `${buyer} gets everything back, the escrow fee included, and the items return to your stock.`
            : `${buyer} gets ${amount} back for what was to be sent again, and the rest is yours.`}{' '}
          This can’t be undone.
        </p>
        {cost && (
          <p className="rounded-md bg-warning-soft p-3 text-sm text-warning">
            {cost} It is taken from your wallet, never from {buyer}.
          </p>
        )}
        <TextArea
          label="Why can’t you send it?"
          optional
          rows={3}
          hint="The buyer reads this."
          error={errors.reason?.message}
          {...register('reason')}
        />
        <FormAlert>{decline.failure ?? errors.root?.message}</FormAlert>
        <FormActions
          text={`Refund ${amount} to ${buyer}`}
          busyText="Declining…"
          isDanger
          isSubmitting={decline.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
