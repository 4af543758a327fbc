import { returnEndpoints } from '@contract/api/orders/returns'
import { hoursText, POLICY } from '@contract/escrow/policy'
import { waitDays } from '@contract/escrow/wait-days'
import { dayText } from '@contract/lagos-text'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useAction } from '@/lib/use-action'
import { partyName } from '@/shared/parties/parties'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'

const row = returnEndpoints.offerWait
const OUT_OF_RANGE = 'transaction/wait-day-out-of-range'

/** Asks the buyer to wait for what is sent instead. */
export const WaitForm = ({ transaction, run, onClose }: ActionProps) => {
  const { id, deadline, return: back } = transaction
  const [{ from, until }] = useState(() =>
    deadline ? waitDays(deadline, Date.now()) : { from: '', until: '' },
  )
  const [day, setDay] = useState('')
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const buyer = partyName(transaction, 'buyer')
  const isInRange = day >= from && day <= until
  const error = isInRange ? refused : `Choose a day from ${dayText(from)} to ${dayText(until)}.`

  const offer = useAction(
    async () => {
      await run(() => call(row, { params: { id }, body: { day } }))
      toast.success(`Asked. ${buyer} has ${hoursText(POLICY.return_offer_ms)} to answer.`)
      onClose()
    },
    {
      textOf: (failed) => (isRefusal(failed, OUT_OF_RANGE) ? '' : inlineFailureText(failed)),
      onFailure: (failed) => {
        if (isRefusal(failed, OUT_OF_RANGE)) setRefused(inlineFailureText(failed))
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isInRange) void offer.run()
  }

  return (
    <Modal isOpen onClose={() => !offer.isPending && onClose()} title={`Ask ${buyer} to wait?`}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          If {buyer} agrees, you have until the end of that day to agree to{' '}
          {back?.wish === 'repair' ? 'the repair' : 'the replacement'}, once there is something to
          send. Without your answer by then you take the goods back for the money. You can do this
          once for a return; until {buyer} agrees, your time to answer goes on.
        </p>
        <TextField
          label="Until which day?"
          type="date"
          min={from}
          max={until}
          value={day}
          onChange={(event) => {
            setDay(event.target.value)
            setRefused(undefined)
          }}
          error={isTried || day.length > 0 ? error : undefined}
        />
        <FormAlert>{offer.failure || undefined}</FormAlert>
        <FormActions
          text={isInRange ? `Ask to wait until ${dayText(day)}` : 'Ask to wait'}
          busyText="Asking…"
          isSubmitting={offer.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
