import { returnEndpoints } from '@contract/api/orders/returns'
import { isSecondTry } from '@contract/entities/orders/return'
import { returnRefundOf } from '@contract/escrow/return-amounts'
import { formatMoney } from '@contract/money'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { partyName } from '@/shared/parties/parties'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Checkbox } from '@/ui/form/checkbox'
import { FormActions } from '@/ui/form/form-actions'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { returnCostText } from '../failed-sale-copy'

/** Accepts what came back, and says whether it can be sold again. */
export const AcceptForm = ({ transaction, run, onClose }: ActionProps) => {
  const { id, currency, return: back } = transaction
  const [is_sellable, setSellable] = useState(false)
  const buyer = partyName(transaction, 'buyer')
  const isAgain = back !== undefined && isSecondTry(back)
  const amount = formatMoney(returnRefundOf(transaction), currency)
  const cost = returnCostText('Refunding', transaction)

  const accept = useAction(async () => {
    const params = { id }
    await run(() => call(returnEndpoints.accept, { params, body: { is_sellable } }))
    toast.success(
      isAgain
        ? 'Accepted. Send it again: the order says by when.'
        : `${amount} goes back to ${buyer}.`,
    )
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void accept.run()
  }

  return (
    <Modal isOpen onClose={() => !accept.isPending && onClose()} title="Is it right?">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          {isAgain
            ? `You send it again, and the money stays held until ${buyer} is happy with it.`
            : `${amount} goes back to ${buyer} at once.`}{' '}
          This can’t be undone.
        </p>
        {cost && (
          <p className="rounded-md bg-warning-soft p-3 text-sm text-warning">
            {cost} It is taken from your wallet.
          </p>
        )}
        <Checkbox
          label="It can be sold again: put it back in my stock. You can correct this for a day."
          checked={is_sellable}
          onChange={(event) => setSellable(event.target.checked)}
        />
        <FormAlert>{accept.failure}</FormAlert>
        <FormActions
          text={isAgain ? 'Accept and send it again' : `Refund ${amount} to ${buyer}`}
          busyText="Accepting…"
          isSubmitting={accept.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
