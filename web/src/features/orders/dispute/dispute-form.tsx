import { transactionEndpoints } from '@contract/api/orders/transactions'
import { reasonTextSchema } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { itemText } from '@contract/goods-text'
import { formatMoney } from '@contract/money'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '@/lib/api/api-client'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { defaultWords } from './default-copy'
import { evidencePath } from './evidence-path'
import { Images } from './images'
import { REASONS, reasonLabel } from './reasons'
import { usePictures } from './use-pictures'

const row = transactionEndpoints.dispute
const fieldsSchema = z.object({
  reason: row.body.shape.reason,
  description: reasonTextSchema,
})

/** Raises a dispute, which pauses the deadline and holds the money; explains this first. */
export const DisputeForm = ({ transaction, party, run, onClose }: ActionProps) => {
  const pictures = usePictures()
  const form = useForm({
    resolver: zodResolver(fieldsSchema),
  })
  const { register, formState } = form
  const { errors } = formState
  const { id, money, currency } = transaction
  const draft = useFormDraft(form, `dispute_${id}`)
  const held = formatMoney(money.held_minor, currency)
  const pathOf = useMemo(() => evidencePath(transaction, party), [transaction, party])

  const close = () => !raise.isPending && pictures.ask(onClose)

  const raise = useAction(async (fields: z.infer<typeof fieldsSchema>) => {
    const body = { ...fields, evidence_paths: pictures.paths }
    await run(() => call(row, { params: { id }, body }))
    draft.forget()
    toast.success(`The dispute is open. ${held} stays held.`)
    onClose()
  })

  const submit = useSubmit(form, raise.run, { onInvalid: raise.clearFailure })

  return (
    <Modal isOpen onClose={close} title="Raise a dispute" maxWidth={640}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="rounded-md bg-sunken p-3 text-sm">
          All deadlines stop, and nobody is paid until this is settled.{' '}
          {defaultWords(transaction, party, party)} You can withdraw the dispute at any time.
        </p>
        {transaction.items.length > 1 && (
          <p className="text-sm">
            It is about the whole order: {transaction.items.map(itemText).join('; ')}. Say which of
            the goods are wrong.
          </p>
        )}
        <SelectField
          label="What is wrong?"
          placeholder="Choose a reason"
          defaultValue=""
          options={REASONS[party].map((value) => ({ value, label: reasonLabel(value) }))}
          error={errors.reason && 'Choose a reason.'}
          {...register('reason')}
        />
        <TextArea
          label="What happened?"
          rows={5}
          hint="Say what you agreed on, what came, and what would settle it."
          error={errors.description?.message}
          {...register('description')}
        />
        <Images
          label="Pictures as evidence"
          hint="Both of you see them. They can’t be removed once the dispute is raised."
          most={POLICY.max_evidence_per_party}
          pathOf={pathOf}
          onChange={pictures.onChange}
        />
        <FormAlert>{raise.failure ?? errors.root?.message}</FormAlert>
        <FormActions
          text={`Raise the dispute and hold ${held}`}
          busyText="Raising…"
          isDanger
          isSubmitting={raise.isPending}
          disabled={pictures.isBusy}
          onCancel={close}
        />
      </form>
      {pictures.question}
    </Modal>
  )
}
