import { transactionEndpoints } from '@contract/api/orders/transactions'
import { itemsByGoods } from '@contract/catalog/variants'
import { MAX_SHORT_REASON } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { itemText } from '@contract/goods-text'
import { formatMoney } from '@contract/money'
import { HOUR_MS } from '@contract/time'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { partyName } from '@/shared/parties/parties'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from './action-props'

const row = transactionEndpoints.confirmPartial

const countsUpTo = (quantity: number) =>
  Array.from({ length: quantity + 1 }, (_, index) => quantity - index).map((count) => ({
    value: String(count),
    label: count === quantity ? `All ${quantity}` : `${count} of ${quantity}`,
  }))

/** Says how many of each line the vendor has; the rest is refunded. */
export const ConfirmPartialForm = ({ transaction, run, onClose }: ActionProps) => {
  const { id, currency } = transaction
  const items = itemsByGoods(transaction.items)
  const [counts, setCounts] = useState(() => items.map(({ quantity }) => quantity))
  const [reason, setReason] = useState('')
  const buyer = partyName(transaction, 'buyer')
  const missing = items.reduce(
    (sum, { unit_price, quantity }, index) =>
      sum + unit_price * (quantity - (counts[index] ?? quantity)),
    0,
  )
  const isNothingLeft = counts.every((count) => count === 0)
  const amount = formatMoney(isNothingLeft ? transaction.money.held_minor : missing, currency)

  const confirm = useAction(async () => {
    const lines = items.map(({ product_id, variant_id }, index) => ({
      product_id,
      variant_id,
      quantity: counts[index] ?? 0,
    }))
    const body = { lines, ...(reason.trim() && { reason: reason.trim() }) }
    await run(() => call(row, { params: { id }, body }))
    toast.success(
      isNothingLeft
        ? `Declined. ${amount} goes back to ${buyer}.`
        : 'Confirmed. The buyer has been told what is missing.',
    )
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing > 0) void confirm.run()
  }

  return (
    <Modal isOpen onClose={() => !confirm.isPending && onClose()} title="How many can you send?">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          {buyer} gets the missing pieces back with their share of the escrow fee, and may cancel
          all of it for {POLICY.partial_choice_ms / HOUR_MS} hours. The missing pieces leave your
          stock and don’t go back on sale: put them back in the product’s stock if you find them.
        </p>
        {items.map((item, index) => (
          <SelectField
            key={item.variant_id}
            label={itemText(item)}
            options={countsUpTo(item.quantity)}
            value={String(counts[index])}
            onChange={(event) => {
              const count = Number(event.target.value)
              setCounts(counts.map((known, at) => (at === index ? count : known)))
              confirm.clearFailure()
            }}
          />
        ))}
        <TextArea
          label="What happened?"
          optional
          rows={2}
          maxLength={MAX_SHORT_REASON}
          hint="The buyer reads this."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p role="status" className="text-sm">
          {missing === 0
            ? 'Choose how many of a line you can send.'
            : isNothingLeft
              ? `Nothing is left: this declines the order and ${amount} goes back to ${buyer}.`
              : `${amount} of goods goes back to ${buyer}, with its share of the escrow fee.`}
        </p>
        <FormAlert>{confirm.failure}</FormAlert>
        <FormActions
          text={isNothingLeft ? 'Decline the order' : 'Confirm the rest'}
          busyText={isNothingLeft ? 'Declining…' : 'Confirming…'}
          isDanger={isNothingLeft}
          isSubmitting={confirm.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
