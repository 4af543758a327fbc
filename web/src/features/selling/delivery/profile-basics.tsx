import { DELIVERY_METHODS } from '@contract/entities/delivery/delivery'
import { STATES } from '@contract/reference/states'
import type { UseFormReturn } from 'react-hook-form'
import { fieldProps } from '@/lib/field-props'
import { areaOptions, useLocations } from '@/shared/place/locations'
import { Checkbox } from '@/ui/form/checkbox'
import { FieldGroup } from '@/ui/form/field-group'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { METHOD_LABELS, WEEKDAYS } from './delivery-labels'
import type { ProfileFields } from './profile-fields'

const HOURS_A_DAY = 24
const HOURS = Array.from({ length: HOURS_A_DAY }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

type Props = { form: UseFormReturn<ProfileFields> }

const methodsOf = (hasCarriers: boolean) =>
  DELIVERY_METHODS.filter((method) => method !== 'carrier' || hasCarriers)

/** Ways to deliver, and from where. */
export const MethodFields = ({ form, hasCarriers }: Props & { hasCarriers: boolean }) => {
  const { register, formState, setValue, watch } = form
  const field = fieldProps({ register, formState })
  const { data: locations } = useLocations()
  const [state, city] = watch(['state', 'city'])
  const { methods } = formState.errors
  return (
    <>
      <FieldGroup label="Ways to deliver" error={methods?.message}>
        {methodsOf(hasCarriers).map((method) => (
          <Checkbox
            key={method}
            label={METHOD_LABELS[method]}
            value={method}
            {...register('methods')}
          />
        ))}
      </FieldGroup>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Parcels leave from"
          placeholder="Choose a state"
          options={STATES.map((name) => ({ value: name, label: name }))}
          {...field('state', { onChange: () => setValue('city', '') })}
          value={state}
        />
        <SelectField
          label="Local government area"
          placeholder="Choose an area"
          options={areaOptions(locations, { state, city })}
          {...field('city')}
          value={city}
        />
      </div>
    </>
  )
}

/** When the vendor works, from which the promised dates follow. */
export const TimeFields = ({ form: { register, formState, watch } }: Props) => {
  const field = fieldProps({ register, formState })
  const { working_days } = formState.errors
  return (
    <>
      <FieldGroup label="Working days" error={working_days?.message}>
        <div className="grid gap-x-6 sm:grid-cols-3">
          {WEEKDAYS.map((day, at) => (
            <Checkbox key={day} label={day} value={String(at + 1)} {...register('working_days')} />
          ))}
        </div>
      </FieldGroup>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Handling days"
          inputMode="numeric"
          hint="How many working days you need before a parcel leaves you."
          {...field('handling_days')}
        />
        <SelectField
          label="Cut-off hour"
          options={HOURS}
          hint="Orders before this hour count from the same working day."
          {...field('cutoff_hour')}
          value={watch('cutoff_hour')}
        />
      </div>
    </>
  )
}
