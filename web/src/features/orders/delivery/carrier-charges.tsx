import { deliveryEndpoints } from '@contract/api/delivery/delivery'
import {
  type CarrierCharge,
  carrierChargeSchema,
  objectionSchema,
} from '@contract/entities/delivery/carrier-charge'
import type { Transaction } from '@contract/entities/orders/transaction'
import { formatMoney } from '@contract/money'
import { vendorCharges } from '@contract/queries/delivery/carriers'
import { bind } from '@contract/queries/query'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { issueOf } from '@/lib/forms/issue-of'
import { useTextDraft } from '@/lib/forms/use-text-draft'
import { useLiveList } from '@/lib/live/use-live'
import { useAction } from '@/lib/use-action'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { FormActions } from '@/ui/form/form-actions'
import { TextArea } from '@/ui/form/text-area'
import { Modal } from '@/ui/overlay/modal'

/** What the carrier took later for a sale of this vendor, oldest first. */
const useLiveCharges = (transaction_id: string) =>
  useLiveList(
    carrierChargeSchema,
    (vendor_id) => bind(vendorCharges, { vendor_id, transaction_id }),
    async (signal) => {
      const params = { id: transaction_id }
      return (await call(deliveryEndpoints.charges, { params, signal })).charges
    },
  )

type ObjectionProps = { charge: CarrierCharge; onClose: () => void }

/** Says why the vendor doesn't owe a charge. */
const Objection = ({ charge, onClose }: ObjectionProps) => {
  const { id: charge_id, transaction_id: id, amount_minor, returned_minor = 0 } = charge
  const [text, setText] = useTextDraft(`carrier_charge_${charge_id}`)
  const [isTried, setTried] = useState(false)
  const error = issueOf(objectionSchema, text)
  const object = useAction(async () => {
    const params = { id, charge_id }
    await call(deliveryEndpoints.objectToCharge, { params, body: { text } })
    setText('')
    toast.success('Nothing is taken before Oja has decided.')
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!error) void object.run()
  }
  return (
    <Modal isOpen onClose={() => !object.isPending && onClose()} title="Object to the charge">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          {formatMoney(amount_minor - returned_minor, 'NGN')} stays in your wallet until Oja has
          asked the carrier and decided.
        </p>
        <TextArea
          label="Why don’t you owe it?"
          hint="What it weighed, how it was packed, what the carrier’s slip says."
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTried ? error : undefined}
        />
        <FormAlert>{object.failure}</FormAlert>
        <FormActions
          text="Object"
          busyText="Sending…"
          isSubmitting={object.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}

const StateText = ({ charge }: { charge: CarrierCharge }) => {
  const { state, take_at, objected_at, settled_at } = charge
  if (state === 'announced' && charge.returns_to) return <>The carrier gives it back to you.</>
  switch (state) {
    case 'announced':
      return (
        <>
          Taken from your wallet on <DateTime at={take_at} withTime />, unless you object before.
        </>
      )
    case 'objected':
      return (
        <>
          You objected
          {objected_at && (
            <>
              , <DateTime at={objected_at} withTime />
            </>
          )}
          . Oja decides; nothing is taken before.
        </>
      )
    case 'taken':
      return (
        <>
          Taken from your wallet
          {settled_at && (
            <>
              , <DateTime at={settled_at} withTime />
            </>
          )}
          .
        </>
      )
    case 'waived':
      return <>Oja pays it. Nothing was taken from you.</>
    case 'withdrawn':
      return <>The carrier gave it back. Nothing was taken from you.</>
    case 'returned':
      return <>The carrier gave it back: it is in your wallet.</>
  }
}

/** What the carrier took for the parcel after it was booked, with the way to object. */
export const CarrierCharges = ({ transaction: { id } }: { transaction: Transaction }) => {
  const { data: charges = [] } = useLiveCharges(id)
  const [objecting, setObjecting] = useState<CarrierCharge>()
  if (charges.length === 0) return null
  return (
    <Panel title="Charged by the carrier later">
      <ul className="grid gap-4">
        {charges.map((charge) => (
          <li key={charge.id} className="grid gap-2 text-sm">
            <p className="pair">
              <span className="font-semibold">{charge.courier_name}</span>
              <span className="font-semibold tabular-nums">
                {charge.returns_to && '+'}
                {formatMoney(charge.amount_minor, 'NGN')}
              </span>
            </p>
            <p className="text-muted">
              <StateText charge={charge} />
            </p>
            {charge.returned_minor !== undefined && charge.state !== 'withdrawn' && (
              <p className="text-muted">
                {formatMoney(charge.returned_minor, 'NGN')} of it came back.
              </p>
            )}
            {charge.objection && <p className="wrap-anywhere">“{charge.objection}”</p>}
            {charge.reason && <p className="wrap-anywhere">Oja: “{charge.reason}”</p>}
            {charge.state === 'announced' && !charge.returns_to && (
              <Button
                variant="secondary"
                className="justify-self-start"
                onClick={() => setObjecting(charge)}
              >
                Object
              </Button>
            )}
          </li>
        ))}
      </ul>
      {objecting && <Objection charge={objecting} onClose={() => setObjecting(undefined)} />}
    </Panel>
  )
}
