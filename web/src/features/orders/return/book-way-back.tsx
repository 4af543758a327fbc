import { returnEndpoints, type WayBackQuote } from '@contract/api/orders/returns'
import type { Transaction } from '@contract/entities/orders/transaction'
import { formatMoney } from '@contract/money'
import { dayText } from '@contract/people/store-rest'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import type { ActionProps } from '../actions/action-props'

const payText = (
  { paid_by, fee_minor }: WayBackQuote,
  currency: Transaction['currency'],
): string => {
  const fee = formatMoney(fee_minor, currency)
  return paid_by === 'vendor'
    ? `The store pays ${fee} for it; you get what was agreed.`
    : `You pay ${fee} for it: your refund is less by that.`
}

/** A carrier that comes for the goods: first what it takes, then the day. */
export const BookWayBack = ({ transaction, run, onClose }: ActionProps) => {
  const params = { id: transaction.id }
  const [quote, setQuote] = useState<WayBackQuote>()
  const [pickup_day, setDay] = useState('')
  const ask = useAction(async () => {
    const asked = await call(returnEndpoints.quoteWayBack, { params })
    setQuote(asked)
    setDay(asked.pickup_days[1] ?? asked.pickup_days[0] ?? '')
  })
  const book = useAction(async (fee_minor: number) => {
    const body = { pickup_day, fee_minor }
    await run(() => call(returnEndpoints.bookWayBack, { params, body }))
    toast.success('A carrier comes for it. The store has been told.')
    onClose()
  })
  if (!quote) {
    return (
      <div className="grid gap-3">
        <Button variant="secondary" loading={ask.isPending} onClick={() => void ask.run()}>
          Have a carrier come for it
        </Button>
        <FormAlert>{ask.failure}</FormAlert>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <p>
        {quote.courier_name} comes to you and brings it to the store.{' '}
        {payText(quote, transaction.currency)}
      </p>
      <SelectField
        label="The carrier comes on"
        options={quote.pickup_days.map((value) => ({ value, label: dayText(value) }))}
        value={pickup_day}
        onChange={(event) => setDay(event.target.value)}
      />
      <FormAlert>{book.failure}</FormAlert>
      <Button loading={book.isPending} onClick={() => void book.run(quote.fee_minor)}>
        Book the way back: {formatMoney(quote.fee_minor, transaction.currency)}
      </Button>
    </div>
  )
}
