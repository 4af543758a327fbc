import { vendorPaths } from '@contract/vendor-urls'
import type { UseFormReturn } from 'react-hook-form'
import type { fieldProps } from '@/lib/field-props'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { Link } from '@/ui/navigation/link'
import type { DealFields } from './deal-fields'

export type DealField = ReturnType<typeof fieldProps<DealFields>>

const WAYS = [
  { value: 'fee', label: 'You send it, for a fee set here' },
  { value: 'rates', label: 'You send it, by your delivery rates' },
  { value: 'pickup', label: 'The buyer picks it up' },
]

type Props = { form: UseFormReturn<DealFields>; field: DealField }

/** How one purchase of a deal gets to its buyer. */
export const DeliveryFields = ({ form, field }: Props) => {
  const way = form.watch('way')
  return (
    <>
      <SelectField
        label="Delivery"
        options={WAYS}
        hint={
          way === 'rates' ? (
            <>
              The buyer’s address decides.{' '}
              <Link to={vendorPaths.delivery} className="text-primary underline">
                See your rates
              </Link>
            </>
          ) : undefined
        }
        {...field('way')}
        value={way}
      />
      {way === 'fee' && (
        <div className="grid gap-6 sm:grid-cols-3">
          <TextField
            label="Delivery fee in naira"
            prefix="₦"
            inputMode="decimal"
            hint="0 if it is in the price."
            {...field('fee')}
          />
          <TextField label="Working days, at least" inputMode="numeric" {...field('days_min')} />
          <TextField label="Working days, at most" inputMode="numeric" {...field('days_max')} />
        </div>
      )}
    </>
  )
}
