import { returnEndpoints } from '@contract/api/orders/returns'
import { POLICY } from '@contract/escrow/policy'
import { sixDigitsSchema } from '@contract/text/six-digits'
import { DAY_MS } from '@contract/time'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { fieldProps } from '@/lib/field-props'
import { useSubmit } from '@/lib/forms/use-submit'
import { partyName } from '@/shared/parties/parties'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { codeRefusalText } from '../actions/code-refusal'

/** Hands goods back with the code that the store shows. */
export const TakeBackForm = ({ transaction, run, onClose }: ActionProps) => {
  const form = useForm({ defaultValues: { return_code: '' } })
  const { register, setError, formState } = form
  const { isSubmitting } = formState
  const field = fieldProps({ register, formState })
  const vendor = partyName(transaction, 'vendor')

  const submit = useSubmit(form, async (fields) => {
    const { data: return_code } = sixDigitsSchema.safeParse(fields.return_code)
    if (return_code === undefined) {
      return setError('return_code', { message: 'The code has six digits.' }, { shouldFocus: true })
    }
    try {
      const params = { id: transaction.id }
      await run(() => call(returnEndpoints.takeBack, { params, body: { return_code } }))
      toast.success(`${vendor} has it. They look at it now.`)
      onClose()
    } catch (error) {
      setError('return_code', { message: codeRefusalText(error) })
    }
  })

  return (
    <Modal isOpen onClose={() => !isSubmitting && onClose()} title="Hand it over">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={`The code that ${vendor} shows`}
          inputMode="numeric"
          autoComplete="off"
          className="text-center text-2xl! tracking-[0.15em] tabular-nums"
          hint={`It proves that the store has the goods; then they have ${POLICY.look_ms / DAY_MS} days to look at them. ${POLICY.escrow_code_tries} wrong codes lock it for a while.`}
          {...field('return_code')}
        />
        <FormActions
          text="Handed over"
          busyText="Checking…"
          isSubmitting={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
