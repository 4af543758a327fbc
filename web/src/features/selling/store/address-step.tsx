import { STATES } from '@contract/reference/states'
import type { UseFormReturn } from 'react-hook-form'
import { fieldProps } from '@/lib/field-props'
import { useLocations } from '@/shared/place/locations'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { messageOf, type Onboarding, PHONE_HINT, PRIVATE_ADDRESS_HINT } from './onboarding-schema'

type Props = { form: UseFormReturn<Onboarding> }

/** The state and the area in it. */
const PlaceFields = ({ form }: Props) => {
  const field = fieldProps<Onboarding>(form, messageOf)
  const { data: locations, isError } = useLocations()
  const chosen = form.getValues('city')
  // While the list loads, keep the option that was selected on an earlier visit.
  const areas = locations ? (locations[form.watch('state')] ?? []) : chosen ? [chosen] : []
  return (
    <>
      <SelectField
        label="State"
        placeholder="Choose a state"
        options={STATES.map((state) => ({ value: state, label: state }))}
        {...field('state', { onChange: () => form.setValue('city', '') })}
      />
      {isError ? (
        <TextField label="Local government area" {...field('city')} />
      ) : (
        <SelectField
          label="Local government area"
          placeholder={form.watch('state') ? 'Choose an area' : 'Choose a state first'}
          options={areas.map((area) => ({ value: area, label: area }))}
          {...field('city')}
          value={form.watch('city')}
        />
      )}
    </>
  )
}

export const AddressStep = ({ form, isPrivate = false }: Props & { isPrivate?: boolean }) => {
  const field = fieldProps<Onboarding>(form, messageOf)
  return (
    <>
      <PlaceFields form={form} />
      <TextField
        label="Address"
        autoComplete="street-address"
        hint={isPrivate ? PRIVATE_ADDRESS_HINT : undefined}
        {...field('address')}
      />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={PHONE_HINT}
        {...field('phone')}
      />
    </>
  )
}
