import { transactionEndpoints } from '@contract/api/orders/transactions'
import { itemsByGoods } from '@contract/catalog/variants'
import { MAX_SHORT_REASON } from '@contract/entities/orders/transaction'
import { missingFeeOf } from '@contract/escrow/partial-amounts'
import { POLICY } from '@contract/escrow/policy'
import { itemText } from '@contract/goods-text'
import { formatMoney } from '@contract/money'
import { sumOf } from '@contract/sum-of'
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
import { unitsText } from '../details/units-text'
import { costText } from '../failed-sale-copy'
import type { ActionProps } from './action-props'

const row = transactionEndpoints.confirmPartial

const CHOOSE = 'Choose how many of a line you can send.'

const countsUpTo = (quantity: number) =>
  Array.from({ length: quantity + 1 }, (_, index) => quantity - index).map((count) => ({
    value: String(count),
    label: unitsText(count, quantity),
  }))

/** Says how many of each line the vendor has; the rest is refunded. */
export const ConfirmPartialForm = ({ transaction, run, onClose }: ActionProps) => {
  const { id, currency } = transaction
  const items = itemsByGoods(transaction.items)
  const [counts, setCounts] = useState(() => items.map(({ quantity }) => quantity))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const buyer = partyName(transaction, 'buyer')
  const missing_minor = sumOf(
    items.map((item, index) => {
      const missing = item.quantity - (counts[index] ?? item.quantity)
      return item.unit_price * missing + missingFeeOf(item, missing)
    }),
  )
  const isNothingLeft = counts.every((count) => count === 0)
  const amount = formatMoney(isNothingLeft ? transaction.money.held_minor : missing_minor, currency)
  // The store's own delivery may cost less for the rest; the server says how much.
  const isDeliveryCheaper = Boolean(transaction.delivery_fee) && !transaction.carrier
  const cost = isNothingLeft && costText('Declining', transaction)

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
    setTried(true)
    if (missing_minor > 0) void confirm.run()
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
          {missing_minor === 0
            ? CHOOSE
            : isNothingLeft
              ? `Nothing is left: this declines the order and ${amount} goes back to ${buyer}.`
              : `${amount} goes back to ${buyer}, the share of the escrow fee included${isDeliveryCheaper ? '; more if the delivery of the rest costs less' : ''}.`}
        </p>
        {cost && (
          <p className="rounded-md bg-warning-soft p-3 text-sm text-warning">
            {cost} It is taken from your wallet, never from {buyer}.
          </p>
        )}
        <FormAlert>{isTried && missing_minor === 0 ? CHOOSE : confirm.failure}</FormAlert>
        <FormActions
          text={
            missing_minor === 0
              ? 'Confirm the rest'
              : `${isNothingLeft ? 'Refund' : 'Confirm and refund'} ${amount} to ${buyer}`
          }
          busyText={isNothingLeft ? 'Declining…' : 'Confirming…'}
          isDanger={isNothingLeft}
          isSubmitting={confirm.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
