import { transactionEndpoints } from '@contract/api/orders/transactions'
import { lagosDayOf, startOfLagosDay } from '@contract/lagos-day'
import { formatMoney } from '@contract/money'
import { dayText } from '@contract/people/store-rest'
import { DAY_MS } from '@contract/time'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { SelectField } from '@/ui/form/select-field'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from './action-props'

const DAYS = 4
const WORDS = ['Today', 'Tomorrow']

/** Today and the three days after it; the server refuses today in the evening. */
const daysFrom = (now: number): { value: string; label: string }[] =>
  Array.from({ length: DAYS }, (_, ahead) => {
    const value = lagosDayOf(startOfLagosDay(lagosDayOf(now)) + ahead * DAY_MS)
    const word = WORDS[ahead]
    return { value, label: word ? `${word}, ${dayText(value)}` : dayText(value) }
  })

/** The day on which the carrier picks the parcel up. */
export const BookForm = ({ transaction, run, onClose }: ActionProps) => {
  const [days] = useState(() => daysFrom(Date.now()))
  const [pickup_day, setDay] = useState(days[1]?.value ?? '')
  const { id, carrier, currency } = transaction
  const book = useAction(async () => {
    await run(() => call(transactionEndpoints.book, { params: { id }, body: { pickup_day } }))
    toast.success('The pickup is booked. We have told the buyer.')
    onClose()
  })
  return (
    <Modal isOpen onClose={() => !book.isPending && onClose()} title="Book the pickup">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void book.run()
        }}
        className="grid gap-5"
      >
        <p>
          A carrier comes to your store and brings the parcel to the buyer, who has paid{' '}
          {formatMoney(carrier?.fee_minor ?? 0, currency)} for it. Have it packed by then: you get a
          label to stick on it.
        </p>
        <p className="text-sm text-muted">
          What the carrier charges later, such as for a parcel that is heavier than you said, is
          yours. You are told before it is taken and can object.
        </p>
        <SelectField
          label="The carrier comes on"
          options={days}
          value={pickup_day}
          onChange={(event) => setDay(event.target.value)}
        />
        <FormAlert>{book.failure}</FormAlert>
        <FormActions
          text="Book pickup"
          busyText="Booking…"
          isSubmitting={book.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
