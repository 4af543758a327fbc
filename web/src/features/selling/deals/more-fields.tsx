import {
  MAX_DEAL_DAYS,
  MAX_DEAL_USES,
  MAX_UNPROVEN_DEAL_USES,
} from '@contract/entities/orders/deal'
import { isUnproven } from '@contract/escrow/limits'
import { POLICY } from '@contract/escrow/policy'
import { CATEGORIES } from '@contract/reference/categories'
import type { UseFormReturn } from 'react-hook-form'
import { useOwnStore } from '@/shared/store/own-store'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import type { DealFields } from './deal-fields'
import { FEE_PAYER_WORDS } from './deal-words'
import { type DealField, DeliveryFields } from './delivery-fields'

const CATEGORY_OPTIONS = CATEGORIES.map(({ value, label }) => ({ value, label }))
const PAYER_OPTIONS = Object.entries(FEE_PAYER_WORDS).map(([value, label]) => ({ value, label }))

const usesHint = (is_unproven: boolean): string =>
  is_unproven
    ? `1 to ${MAX_UNPROVEN_DEAL_USES} while your store is new, since buyers know you by nothing yet. With ${POLICY.proving_sales} sales that went well it is ${MAX_DEAL_USES}.`
    : `1 to ${MAX_DEAL_USES}. Each buyer pays once.`

type Props = { form: UseFormReturn<DealFields>; field: DealField }

/** What most deals leave as it is. */
export const MoreFields = ({ form, field }: Props) => {
  const trial = useOwnStore().data?.vendor.trial
  return (
    <>
      <SelectField
        label="Category"
        options={CATEGORY_OPTIONS}
        {...field('category')}
        value={form.watch('category')}
      />
      <TextField
        label="How often it can be bought"
        inputMode="numeric"
        hint={usesHint(isUnproven(trial, Date.now()))}
        {...field('uses')}
      />
      <DeliveryFields form={form} field={field} />
      <SelectField
        label="Who pays the escrow fee"
        options={PAYER_OPTIONS}
        hint="What both of you pay and get is above."
        {...field('fee_payer')}
        value={form.watch('fee_payer')}
      />
      <TextField
        label="Days that it is open"
        inputMode="numeric"
        hint={`From now, 1 to ${MAX_DEAL_DAYS}. Nobody can begin to pay after that.`}
        {...field('days')}
      />
    </>
  )
}
