import type { HeldDeal } from '@contract/api/orders/deals'
import { MAX_DEAL_IMAGES } from '@contract/entities/orders/deal'
import { makeId } from '@contract/ids'
import { storagePaths } from '@contract/paths'
import { CATEGORIES } from '@contract/reference/categories'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { fieldProps } from '@/lib/field-props'
import { DraftNote } from '@/lib/forms/draft-note'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { useSession } from '@/lib/session/session'
import { FEE_PAYERS } from '@/shared/deal/terms-text'
import { PicturesField, usePicturesProblem } from '@/shared/images/pictures-field'
import { useEditedImages } from '@/shared/images/use-edited-images'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { saveRequest } from './request-queries'
import {
  draftOf,
  EMPTY,
  fieldsOf,
  isField,
  messageOf,
  type RequestFields,
  requestSchemaOf,
} from './request-schema'

const DELIVERIES = [
  { value: 'fee', label: 'The seller sends it, as we agreed' },
  { value: 'rates', label: 'The seller sends it, at their own prices' },
  { value: 'pickup', label: 'I fetch it' },
]
const PAYERS = Object.entries({ ...FEE_PAYERS, buyer: 'I do' }).map(([value, label]) => ({
  value,
  label,
}))
const OPTIONS = CATEGORIES.map(({ value, label }) => ({ value, label }))

/** Where the server found fault, in the form’s words for it. */
const FIELDS: Readonly<Record<string, keyof RequestFields>> = {
  price_minor: 'price',
  'delivery.fee_minor': 'fee',
  'delivery.days_max': 'within',
}

type Props = {
  /** What is changed; absent for a new one. */
  deal?: HeldDeal
  onSaved: (id: string) => void
}

/** What is asked of a seller, in few fields. */
export const RequestForm = ({ deal, onSaved }: Props) => {
  // The same one when it is sent again after no answer came.
  const [id] = useState(
    () => deal?.id ?? makeId((size) => crypto.getRandomValues(new Uint8Array(size))),
  )
  const uid = useSession().user?.uid ?? ''
  const edited = useEditedImages({
    saved: deal?.terms.images ?? [],
    max: MAX_DEAL_IMAGES,
    pathOf: (name) => storagePaths.requestImage(id, uid, name),
  })
  const pictures = usePicturesProblem(edited)
  const form = useForm<RequestFields>({
    resolver: (values, context, options) =>
      zodResolver(requestSchemaOf(values))(values, context, options),
    defaultValues: deal ? fieldsOf(deal) : (EMPTY as RequestFields),
  })
  const { register, setError, watch, formState } = form
  const draft = useFormDraft(form, deal ? `request-${deal.id}` : 'request')
  const { errors, isSubmitting } = formState
  const field = fieldProps({ register, formState }, messageOf)
  const delivery = watch('delivery')

  const save = async (fields: RequestFields) => {
    if (!pictures.check()) return
    try {
      await saveRequest(id, draftOf(fields, edited.paths))
      draft.forget()
      onSaved(id)
    } catch (error) {
      for (const [name, message] of Object.entries(fieldErrors(error))) {
        const at = FIELDS[name] ?? name
        if (isField(at)) setError(at, { type: 'server', message })
      }
      setError('root', { message: inlineFailureText(error) })
    }
  }
  const submit = useSubmit(form, save, { textOf: messageOf })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <DraftNote draft={draft} />
      <TextField label="What do you want to buy?" autoComplete="off" {...field('title')} />
      <TextArea
        label="What you agreed"
        hint="Size, colour, condition, how many: if what comes differs, this is what counts."
        {...field('description')}
      />
      <PicturesField edited={edited} pictures={pictures} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Price in naira"
          inputMode="decimal"
          autoComplete="off"
          prefix="₦"
          {...field('price')}
        />
        <SelectField
          label="Category"
          options={OPTIONS}
          placeholder="Choose one"
          {...field('category')}
        />
      </div>
      <SelectField label="How does it come to you?" options={DELIVERIES} {...field('delivery')} />
      {delivery === 'fee' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Delivery fee in naira"
            hint="0 if it is in the price."
            inputMode="decimal"
            autoComplete="off"
            prefix="₦"
            {...field('fee')}
          />
          <TextField
            label="Within how many working days?"
            inputMode="numeric"
            {...field('within')}
          />
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Who pays the escrow fee?" options={PAYERS} {...field('fee_payer')} />
        <TextField label="Open for how many days?" inputMode="numeric" {...field('days')} />
      </div>
      <FormAlert>{errors.root?.message}</FormAlert>
      <Button
        type="submit"
        className="justify-self-start"
        loading={isSubmitting}
        loadingText="Saving…"
      >
        {deal ? 'Save the changes' : 'Make the link'}
      </Button>
    </form>
  )
}
