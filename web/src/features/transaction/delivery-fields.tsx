import type { Product } from '@contract/product'
import { STATES } from '@contract/reference/states'
import type { Delivery } from '@contract/transaction'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '@/ui/select-field'
import { TextArea } from '@/ui/text-area'
import { TextField } from '@/ui/text-field'
import { isDeliveredTo } from './address-choice'
import type { Checkout } from './checkout-schema'

const MESSAGES: Partial<Record<keyof Delivery, string>> = {
  recipient_name: 'Enter who receives it.',
  phone: 'Enter a Nigerian mobile number, such as 08031234567.',
  address: 'Enter the street and house number.',
  city: 'Enter the town or city.',
  state: 'Choose a state.',
}

type Props = { product: Product; form: UseFormReturn<Checkout> }

/** Where it goes, in the order of an envelope. */
export const DeliveryFields = ({ product, form: { register, formState } }: Props) => {
  const errorOf = (field: keyof Delivery) => formState.errors[field] && MESSAGES[field]
  const states = STATES.filter((state) => isDeliveredTo(product, state))
  return (
    <>
      <TextField
        label="Full name of who receives it"
        autoComplete="name"
        error={errorOf('recipient_name')}
        {...register('recipient_name')}
      />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="The courier calls this number."
        error={errorOf('phone')}
        {...register('phone')}
      />
      <TextField
        label="Address"
        autoComplete="street-address"
        error={errorOf('address')}
        {...register('address')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Town or city"
          autoComplete="address-level2"
          error={errorOf('city')}
          {...register('city')}
        />
        <SelectField
          label="State"
          autoComplete="address-level1"
          placeholder="Choose a state"
          options={states.map((state) => ({ value: state, label: state }))}
          error={errorOf('state')}
          {...register('state')}
        />
      </div>
      <TextArea label="Note for the vendor" optional rows={2} {...register('note')} />
    </>
  )
}
