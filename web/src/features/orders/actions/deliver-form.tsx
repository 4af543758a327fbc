import { transactionEndpoints } from '@contract/api/orders/transactions'
import type { Shipment } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { sixDigitsSchema } from '@contract/text/six-digits'
import { DAY_MS } from '@contract/time'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { fieldProps } from '@/lib/field-props'
import { useSubmit } from '@/lib/forms/use-submit'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Checkbox } from '@/ui/form/checkbox'
import { FormActions } from '@/ui/form/form-actions'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from './action-props'
import { codeRefusalText } from './code-refusal'

type Fields = { escrow_code: string; without_code: boolean }

const days = (ms: number) => ms / DAY_MS

/** Without the escrow code, delivery needs other proof that the parcel was sent. */
const hasProof = (shipment: Shipment | null): boolean =>
  Boolean(shipment?.tracking_number ?? shipment?.waybill_note ?? shipment?.photo_path)

/** Marks a delivery, with the buyer's escrow code or, for a longer inspection, without it. */
export const DeliverForm = ({ transaction, run, onClose }: ActionProps) => {
  const form = useForm<Fields>({
    defaultValues: { escrow_code: '', without_code: false },
  })
  const { register, setError, watch, formState } = form
  const { errors, isSubmitting } = formState
  const field = fieldProps({ register, formState })
  const isWithoutCode = watch('without_code')
  const isProved = hasProof(transaction.shipment)

  const submit = useSubmit(form, async ({ escrow_code, without_code }) => {
    const { data: code } = sixDigitsSchema.safeParse(escrow_code)
    if (!without_code && code === undefined) {
      return setError('escrow_code', { message: 'The code has six digits.' }, { shouldFocus: true })
    }
    try {
      await run(() =>
        call(transactionEndpoints.deliver, {
          params: { id: transaction.id },
          body: without_code ? {} : { escrow_code: code },
        }),
      )
      toast.success('Marked as delivered. The buyer is looking at it now.')
      onClose()
    } catch (error) {
      setError(without_code ? 'root' : 'escrow_code', { message: codeRefusalText(error) })
    }
  })

  return (
    <Modal isOpen onClose={() => !isSubmitting && onClose()} title="Mark as delivered">
      <form noValidate onSubmit={submit} className="grid gap-5">
        {!isWithoutCode && (
          <TextField
            label="The buyer’s escrow code"
            inputMode="numeric"
            autoComplete="off"
            className="text-center text-2xl! tracking-[0.15em] tabular-nums"
            hint={`The buyer gives it at the door. It proves the handover, and the buyer then has ${days(POLICY.inspection_ms)} days to approve or dispute. ${POLICY.escrow_code_tries} wrong codes lock it for a while.`}
            {...field('escrow_code')}
          />
        )}
        {isProved ? (
          <Checkbox
            label={`I don’t have the code. The buyer is asked at once and has ${days(POLICY.inspection_without_code_ms)} days.`}
            {...register('without_code')}
          />
        ) : (
          <p className="rounded-md bg-sunken p-3 text-sm">
            You shipped without a tracking number, a waybill or a photo, so only the code can show
            that you delivered. The buyer can also confirm the receipt.
          </p>
        )}
        <FormAlert>{errors.root?.message}</FormAlert>
        <FormActions
          text={isWithoutCode ? 'Delivered without the code' : 'Delivered with the code'}
          busyText="Checking…"
          isSubmitting={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
