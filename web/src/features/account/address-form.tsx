import { STATES } from '@contract/reference/states'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldProps } from '@/lib/field-props'
import { DraftNote } from '@/lib/forms/draft-note'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { type Address, addAddress, changeAddress, type SavedAddress } from '@/lib/live/transactions'
import { areaOptions, useLocations } from '@/shared/place/locations'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { addressSchema } from './address-schema'

const EMPTY: Address = { recipient_name: '', phone: '', address: '', city: '', state: '' }
const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }))

type Props = { saved?: SavedAddress; onDone: () => void }

export const AddressForm = ({ saved, onDone }: Props) => {
  const { data: locations } = useLocations()
  const form = useForm({
    resolver: zodResolver(addressSchema),
    defaultValues: saved ?? EMPTY,
  })
  const { register, setError, setValue, watch, formState } = form
  const draft = useFormDraft(form, `address_${saved?.id ?? 'new'}`)
  const { errors, isSubmitting } = formState
  const field = fieldProps({ register, formState })
  const [state, city] = watch(['state', 'city'])

  const submit = useSubmit(form, async (address) => {
    try {
      if (saved) await changeAddress(saved.id, draft.touched(address, ['state', 'city']))
      else await addAddress(address)
      draft.forget()
      onDone()
    } catch (error) {
      setError('root', { message: inlineFailureText(error) })
    }
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <DraftNote draft={draft} />
      </div>
      <TextField label="Recipient" autoComplete="name" {...field('recipient_name')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <div className="sm:col-span-2">
        <TextField label="Address" autoComplete="street-address" {...field('address')} />
      </div>
      <SelectField
        label="State"
        autoComplete="address-level1"
        placeholder="Choose a state"
        options={STATE_OPTIONS}
        {...field('state', { onChange: () => setValue('city', '') })}
        value={state}
      />
      <SelectField
        label="Local government area"
        autoComplete="address-level2"
        placeholder="Choose an area"
        options={areaOptions(locations, { state, city })}
        {...field('city')}
        value={city}
      />
      <div className="empty:hidden sm:col-span-2">
        <FormAlert>{errors.root?.message}</FormAlert>
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" loading={isSubmitting} loadingText="Saving…">
          Save address
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.forget()
            onDone()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
