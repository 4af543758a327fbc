import type { BodyOf, ResponseOf } from '@contract/api/endpoint'
import { vendorEndpoints } from '@contract/api/people/vendors'
import { STATES } from '@contract/reference/states'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { fieldProps } from '@/lib/field-props'
import { DraftNote } from '@/lib/forms/draft-note'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useLocations } from '@/shared/place/locations'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { messageOf } from './onboarding-schema'
import { showVendor } from './store-queries'

type Fields = Required<
  Omit<
    BodyOf<(typeof vendorEndpoints)['updateStore']>,
    'cover_path' | 'return_policy' | 'is_listed'
  >
>
type Store = ResponseOf<(typeof vendorEndpoints)['store']>

const schema = z.required(
  z.omit(vendorEndpoints.updateStore.body, {
    cover_path: true,
    return_policy: true,
    is_listed: true,
  }),
)
/** Of who sells by deals alone, nobody sees what may be empty. */
const unlistedSchema = z.extend(schema, {
  description: z.union([z.literal(''), schema.shape.description]),
  address: z.union([z.literal(''), schema.shape.address]),
  phone: z.union([z.literal(''), schema.shape.phone]),
})

const fieldsOf = ({ vendor, private: owner }: Store): Fields => ({
  name: vendor.name,
  description: vendor.description,
  address: vendor.address,
  city: vendor.city,
  state: vendor.state,
  phone: owner.phone,
})

/** Edits the store's public profile, and the phone number that only couriers get. */
export const StoreForm = ({ store }: { store: Store }) => {
  const { data: locations } = useLocations()
  const isListed = store.vendor.is_listed !== false
  /** The button that was pressed opens the public store. */
  const isOpening = useRef(false)
  const form = useForm<Fields>({
    resolver: (values, context, options) =>
      zodResolver(isListed || isOpening.current ? schema : unlistedSchema)(
        values,
        context,
        options,
      ),
    defaultValues: fieldsOf(store),
  })
  const { register, handleSubmit, setError, setValue, reset, watch, formState } = form
  const draft = useFormDraft(form, 'store')
  const { errors, isSubmitting, isDirty } = formState
  const field = fieldProps({ register, formState }, messageOf)
  const save = handleSubmit(async (fields) => {
    const touched = draft.touched(fields, ['state', 'city'])
    const body = isOpening.current ? { ...touched, is_listed: true as const } : touched
    try {
      const saved = await call(vendorEndpoints.updateStore, { body })
      reset(fieldsOf(saved))
      draft.forget()
      showVendor(saved.vendor)
      toast.success(isOpening.current ? 'Your store is open to everybody' : 'Store updated')
    } catch (error) {
      for (const [name, message] of Object.entries(fieldErrors(error))) {
        setError(name as keyof Fields, { type: 'server', message })
      }
      setError('root', { message: inlineFailureText(error) })
    }
  })
  const submit = (opens: boolean) => {
    isOpening.current = opens
    return save()
  }
  const [state, city] = watch(['state', 'city'])
  const areas = locations?.[state] ?? [city]

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(false)
      }}
      noValidate
      className="grid gap-5"
    >
      <DraftNote draft={draft} />
      <TextField label="Store name" {...field('name')} />
      <TextArea label="About your store" rows={5} {...field('description')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="State"
          options={STATES.map((state) => ({ value: state, label: state }))}
          {...field('state', { onChange: () => setValue('city', '') })}
          value={state}
        />
        <SelectField
          label="Local government area"
          placeholder="Choose an area"
          options={areas.map((area) => ({ value: area, label: area }))}
          {...field('city')}
          value={city}
        />
      </div>
      <TextField label="Address" {...field('address')} />
      <TextField
        label="Phone number"
        type="tel"
        hint="For us and couriers; buyers do not see it."
        {...field('phone')}
      />
      <FormAlert>{errors.root?.message}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={isListed ? 'primary' : 'secondary'}
          disabled={!isDirty}
          loading={isSubmitting}
          loadingText="Saving…"
        >
          Save changes
        </Button>
        {!isListed && (
          <Button onClick={() => submit(true)} loading={isSubmitting} loadingText="Opening…">
            Open my store
          </Button>
        )}
      </div>
    </form>
  )
}
