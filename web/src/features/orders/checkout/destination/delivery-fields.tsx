import { STATES } from '@contract/reference/states'
import type { UseFormReturn } from 'react-hook-form'
import { fieldProps } from '@/lib/field-props'
import { areaOptions, useLocations } from '@/shared/place/locations'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import type { Checkout, CheckoutFields } from '../checkout-schema'
import { type Destinations, isDeliveredTo } from './address-choice'

const MESSAGES: Partial<Record<keyof CheckoutFields, string>> = {
  recipient_name: 'Enter who receives it.',
  address: 'Enter the street and house number.',
  city: 'Choose a local government area of the state.',
  state: 'Choose a state.',
}

export const destinationMessage = (name: keyof CheckoutFields): string | undefined => MESSAGES[name]

type Props = { product: Destinations; form: UseFormReturn<CheckoutFields, unknown, Checkout> }

/** The delivery address, in the order of an envelope. */
export const DeliveryFields = ({
  product,
  form: { register, formState, watch, setValue },
}: Props) => {
  const field = fieldProps({ register, formState }, destinationMessage)
  const { data: locations } = useLocations()
  const [state, city] = watch(['state', 'city'])
  const states = STATES.filter((state) => isDeliveredTo(product, state))
  return (
    <>
      <TextField
        label="Full name of who receives it"
        autoComplete="name"
        {...field('recipient_name')}
      />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="The courier calls this number."
        {...field('phone')}
      />
      <TextField label="Address" autoComplete="street-address" {...field('address')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="State"
          autoComplete="address-level1"
          placeholder="Choose a state"
          options={states.map((name) => ({ value: name, label: name }))}
          {...field('state', { onChange: () => setValue('city', '') })}
        />
        <SelectField
          label="Local government area"
          autoComplete="address-level2"
          placeholder="Choose an area"
          options={areaOptions(locations, { state, city })}
          {...field('city')}
          value={city}
        />
      </div>
    </>
  )
}
