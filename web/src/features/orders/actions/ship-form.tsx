import type { BodyOf } from '@contract/api/endpoint'
import { transactionEndpoints } from '@contract/api/orders/transactions'
import { storagePaths } from '@contract/paths'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
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
import { Images } from '../dispute/images'
import { usePictures } from '../dispute/use-pictures'
import type { ActionProps } from './action-props'
import { checkShipment, type ShipFields } from './ship-schema'

/** The carrier of a shipment, with proof that it was sent. */
export const ShipForm = ({ transaction, run, onClose }: ActionProps) => {
  const photo = usePictures()
  const form = useForm<ShipFields>()
  const { register, setError, formState } = form
  const field = fieldProps({ register, formState })
  const { id, buyer_id, vendor_id } = transaction
  const draft = useFormDraft(form, `ship_${id}`)

  const ship = useAction(async (body: BodyOf<(typeof transactionEndpoints)['ship']>) => {
    await run(() => call(transactionEndpoints.ship, { params: { id }, body }))
    draft.forget()
    toast.success('Marked as shipped. The buyer has been told.')
    onClose()
  })
  const submit = useSubmit(form, async (fields) => {
    ship.clearFailure()
    const { body, errors } = checkShipment(transactionEndpoints.ship.body, fields, photo.paths[0])
    if (errors) {
      for (const [field, message] of Object.entries(errors)) {
        setError(field as keyof ShipFields, { message })
      }
      return
    }
    await ship.run(body)
  })

  const close = () => !ship.isPending && photo.ask(onClose)

  return (
    <Modal isOpen onClose={close} title="The goods are on their way">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Carrier"
          placeholder="GIG Logistics, a driver’s name…"
          {...field('carrier')}
        />
        <TextField
          label="Tracking number"
          optional
          autoComplete="off"
          {...field('tracking_number')}
        />
        <TextField
          label="Tracking link"
          optional
          type="url"
          autoComplete="off"
          placeholder="https://"
          {...field('tracking_url')}
        />
        <TextArea label="Waybill note" optional rows={2} {...field('waybill_note')} />
        <Images
          label="Photo of the parcel"
          hint="Give a tracking number, a waybill or a photo: without one of them only the buyer’s escrow code can show that you delivered."
          most={1}
          pathOf={(file) => storagePaths.disputeEvidence(id, buyer_id, vendor_id, vendor_id, file)}
          onChange={photo.onChange}
        />
        <FormAlert>{ship.failure}</FormAlert>
        <FormActions
          text="Mark as shipped"
          busyText="Saving…"
          isSubmitting={ship.isPending}
          disabled={photo.isBusy}
          onCancel={close}
        />
      </form>
      {photo.question}
    </Modal>
  )
}
