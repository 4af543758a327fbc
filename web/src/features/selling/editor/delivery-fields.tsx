import { STATES } from '@contract/reference/states'
import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '@/ui/form/checkbox'
import { FieldError } from '@/ui/form/field-error'
import type { Basic } from './basic-schema'

type Props = { form: UseFormReturn<Basic>; error: string | undefined }

/** Delivery to every state, or to selected states. */
export const DeliveryFields = ({ form, error }: Props) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 text-sm font-semibold">Delivers to</legend>
    <Checkbox label="Every state of Nigeria" {...form.register('everywhere')} />
    {!form.watch('everywhere') && (
      <div className="grid max-h-72 gap-x-6 overflow-y-auto rounded-md border border-line p-3 sm:grid-cols-2 md:grid-cols-3">
        {STATES.map((state) => (
          <Checkbox key={state} label={state} value={state} {...form.register('states')} />
        ))}
      </div>
    )}
    {error && <FieldError id="states-error">{error}</FieldError>}
  </fieldset>
)
