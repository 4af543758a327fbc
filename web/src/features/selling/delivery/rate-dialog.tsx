import {
  type DeliveryRate,
  RATE_SCOPES,
  RATED_METHODS,
  type RatedMethod,
  type RateScope,
} from '@contract/entities/delivery/delivery'
import { type FormEvent, useState } from 'react'
import { FormActions } from '@/ui/form/form-actions'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import { METHOD_LABELS, SCOPE_LABELS } from './delivery-labels'
import { PlaceChoice } from './place-choice'
import { type RateFields, rateFieldsOf, rateFrom } from './rate-fields'

type Props = {
  /** Undefined for a new rate. */
  rate: DeliveryRate | undefined
  onSave: (rate: DeliveryRate) => void
  onClose: () => void
}

type Errors = Partial<Record<keyof RateFields, string>>

const METHODS = RATED_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))
const SCOPES = RATE_SCOPES.map((value) => ({ value, label: SCOPE_LABELS[value] }))

/** Edits one rate; it is saved with the profile. */
export const RateDialog = ({ rate, onSave, onClose }: Props) => {
  const [fields, setFields] = useState(() => rateFieldsOf(rate))
  const [errors, setErrors] = useState<Errors>({})
  const change = (part: Partial<RateFields>) => setFields((before) => ({ ...before, ...part }))
  const text = (name: 'fee' | 'days_min' | 'days_max' | 'up_to_kg' | 'park') => ({
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = rateFrom(fields)
    if ('rate' in typed) onSave(typed.rate)
    else setErrors(typed.errors)
  }
  return (
    <Modal isOpen onClose={onClose} title={rate ? 'Change the rate' : 'Add a rate'}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <SelectField
          label="How"
          options={METHODS}
          value={fields.method}
          onChange={({ target }) => change({ method: target.value as RatedMethod })}
        />
        {fields.method === 'motor_park' && (
          <TextField
            label="Motor park"
            hint="Where the buyer collects it, for example Utako Motor Park, Abuja."
            {...text('park')}
          />
        )}
        <SelectField
          label="Where"
          options={SCOPES}
          value={fields.scope}
          onChange={({ target }) => change({ scope: target.value as RateScope, places: [] })}
        />
        {fields.scope !== 'everywhere' && (
          <PlaceChoice
            key={fields.scope}
            scope={fields.scope}
            places={fields.places}
            error={errors.places}
            onChange={(places) => change({ places })}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Price" prefix="₦" inputMode="decimal" {...text('fee')} />
          <TextField
            label="Up to how many kg"
            optional
            hint="Of the whole parcel. Leave it empty for any weight."
            inputMode="decimal"
            {...text('up_to_kg')}
          />
          <TextField label="Fastest, in working days" inputMode="numeric" {...text('days_min')} />
          <TextField label="Slowest, in working days" inputMode="numeric" {...text('days_max')} />
        </div>
        <FormActions text={rate ? 'Change the rate' : 'Add the rate'} onCancel={onClose} />
      </form>
    </Modal>
  )
}
