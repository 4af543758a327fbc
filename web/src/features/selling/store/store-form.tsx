import type { BodyOf, ResponseOf } from '@contract/api/endpoint'
import { vendorEndpoints } from '@contract/api/people/vendors'
import { streetOf } from '@contract/people/street-of'
import { STATES } from '@contract/reference/states'
import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { fieldProps } from '@/lib/field-props'
import { DraftNote } from '@/lib/forms/draft-note'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { useLocations } from '@/shared/place/locations'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { messageOf, PHONE_HINT, PRIVATE_ADDRESS_HINT } from './onboarding-schema'
import { showStore } from './store-queries'

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
/** Of who sells by deals alone, nobody reads a description. */
const unlistedSchema = z.extend(schema, {
  description: z.union([z.literal(''), schema.shape.description]),
})

const fieldsOf = (store: Store): Fields => ({
  name: store.vendor.name,
  description: store.vendor.description,
  address: streetOf(store),
  city: store.vendor.city,
  state: store.vendor.state,
  phone: store.private.phone,
})

/** Edits the store's profile; of who sells by deals alone, the address is private until the store opens. */
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
  const { register, setError, setValue, reset, watch, formState } = form
  const draft = useFormDraft(form, 'store')
  const { errors, isSubmitting, isDirty } = formState
  const field = fieldProps({ register, formState }, messageOf)
  const save = useSubmit(form, async (fields) => {
    const touched = draft.touched(fields, ['state', 'city'])
    // Everybody sees the address from then on, so that it is said for that.
    const opening = { address: fields.address, is_listed: true as const }
    const body = isOpening.current ? { ...touched, ...opening } : touched
    try {
      const saved = await call(vendorEndpoints.updateStore, { body })
      reset(fieldsOf(saved))
      draft.forget()
      showStore(saved)
      toast.success(isOpening.current ? 'Your store is open to everybody' : 'Store updated')
    } catch (error) {
      for (const [name, message] of Object.entries(fieldErrors(error))) {
        setError(name as keyof Fields, { type: 'server', message })
      }
      setError('root', { message: inlineFailureText(error) })
    }
  })
  const submit = (opens: boolean, event: SyntheticEvent) => {
    isOpening.current = opens
    return save(event)
  }
  const [state, city] = watch(['state', 'city'])
  const areas = locations?.[state] ?? [city]

  return (
    <form onSubmit={(event) => submit(false, event)} noValidate className="grid gap-5">
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
      <TextField
        label="Address"
        hint={
          isListed ? undefined : `${PRIVATE_ADDRESS_HINT} Once your store is open, everybody does.`
        }
        {...field('address')}
      />
      <TextField label="Phone number" type="tel" hint={PHONE_HINT} {...field('phone')} />
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
          <Button
            onClick={(event) => submit(true, event)}
            loading={isSubmitting}
            loadingText="Opening…"
          >
            Open my store
          </Button>
        )}
      </div>
    </form>
  )
}
