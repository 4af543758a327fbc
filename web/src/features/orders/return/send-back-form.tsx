import type { BodyOf } from '@contract/api/endpoint'
import { returnEndpoints } from '@contract/api/orders/returns'
import { POLICY } from '@contract/escrow/policy'
import { DAY_MS } from '@contract/time'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { hasCarriers } from '@/config/env'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldProps } from '@/lib/field-props'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { checkShipment, type ShipmentField } from '../actions/ship-schema'
import { evidencePath } from '../dispute/evidence-path'
import { Images } from '../dispute/images'
import { usePictures } from '../dispute/use-pictures'
import { BookWayBack } from './book-way-back'

const row = returnEndpoints.sendBack
type Fields = Record<Exclude<ShipmentField, 'tracking_url'>, string>

const NO_PROOF = 'Give a tracking number, a waybill or a photo: it shows that you sent it.'
const OF_PHOTO = 'transaction/evidence-not-ours'
const OF_PROOF = 'transaction/proof-required'
const isOfPhoto = (error: unknown) => isRefusal(error, OF_PHOTO) || isRefusal(error, OF_PROOF)

/** The carrier of goods that go back, with proof that they were sent. */
export const SendBackForm = ({ transaction, party, run, onClose }: ActionProps) => {
  const { id } = transaction
  const photo = usePictures()
  const [refused, setRefused] = useState<string>()
  const form = useForm<Fields>({
    defaultValues: { carrier: '', tracking_number: '', waybill_note: '' },
  })
  const { register, setError, formState } = form
  const field = fieldProps({ register, formState })
  const draft = useFormDraft(form, `send_back_${id}`)
  const pathOf = useMemo(() => evidencePath(transaction, party), [transaction, party])

  const send = useAction(
    async (body: BodyOf<typeof row>) => {
      await run(() => call(row, { params: { id }, body }))
      draft.forget()
      toast.success('Noted. The store has been told that it is on its way.')
      onClose()
    },
    {
      textOf: (error) => (isOfPhoto(error) ? '' : inlineFailureText(error)),
      onFailure: (error) => {
        if (isOfPhoto(error)) setRefused(inlineFailureText(error))
      },
    },
  )
  const submit = useSubmit(form, async (fields) => {
    send.clearFailure()
    const photo_path = photo.paths[0]
    const { body, errors = {} } = checkShipment(row.body, fields, photo_path)
    for (const [name, message] of Object.entries(errors)) {
      setError(name as keyof Fields, { message })
    }
    const isProved = photo_path ?? (fields.tracking_number.trim() || fields.waybill_note.trim())
    setRefused(isProved ? undefined : NO_PROOF)
    if (body && isProved) await send.run(body)
  })

  const close = () => !send.isPending && photo.ask(onClose)

  return (
    <Modal isOpen onClose={close} title="Send it back">
      {hasCarriers && (
        <>
          <BookWayBack transaction={transaction} party={party} run={run} onClose={onClose} />
          <h3 className="mt-6 mb-3 border-t border-line pt-5 font-semibold">Or send it yourself</h3>
        </>
      )}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Carrier"
          placeholder="A motor park, GIG Logistics, a driver’s name…"
          {...field('carrier')}
        />
        <TextField
          label="Tracking number"
          optional
          autoComplete="off"
          {...field('tracking_number')}
        />
        <TextArea
          label="Waybill note"
          optional
          rows={2}
          hint="The park, the driver’s number, where it can be picked up."
          {...field('waybill_note')}
        />
        <Images
          label="Photo of the parcel or waybill"
          hint={`If it hasn’t come ${POLICY.way_back_ms / DAY_MS} days after this, Oja looks at it.`}
          most={1}
          error={refused}
          pathOf={pathOf}
          onChange={photo.onChange}
        />
        <FormAlert>{send.failure || undefined}</FormAlert>
        <FormActions
          text="I have sent it back"
          busyText="Saving…"
          isSubmitting={send.isPending}
          disabled={photo.isBusy}
          onCancel={close}
        />
      </form>
      {photo.question}
    </Modal>
  )
}
