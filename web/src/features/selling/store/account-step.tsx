import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldProps } from '@/lib/field-props'
import { BankField } from '@/shared/banks/bank-field'
import { Spinner } from '@/ui/feedback/spinner'
import { TextField } from '@/ui/form/text-field'
import { messageOf, type Onboarding } from './onboarding-schema'
import { useAccountMatch } from './store-queries'

export const AccountStep = ({ form }: { form: UseFormReturn<Onboarding> }) => {
  const field = fieldProps<Onboarding>(form, messageOf)
  // Updated on blur: a request per keystroke would use up the daily limit.
  const [legal_name, setLegalName] = useState(form.getValues('legal_name'))
  const [bank_code, account_number] = form.watch(['bank_code', 'account_number'])
  const account = useAccountMatch({ bank_code, account_number, legal_name })
  return (
    <>
      <TextField
        label="Legal name"
        hint="Yours, or your registered business’s. It must match the name on the bank account."
        autoComplete="name"
        {...field('legal_name', {
          onBlur: () => setLegalName(form.getValues('legal_name')),
        })}
      />
      <BankField {...field('bank_code')} value={bank_code} />
      <TextField
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        {...field('account_number')}
      />
      <div role="status" className="flex min-h-6 items-start gap-2 text-sm">
        {account.isFetching && (
          <>
            <Spinner /> Asking the bank…
          </>
        )}
        {account.data?.matches && !account.isFetching && (
          <>
            <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
            The bank says that the account is in your legal name.
          </>
        )}
        {account.data?.matches === false && !account.isFetching && (
          <>
            <CircleAlert aria-hidden className="size-5 shrink-0 text-warning" />
            <span className="text-warning">
              The bank says that the account belongs to {account.data.masked_name}. This is not the
              name above. Change the legal name or the account.
            </span>
          </>
        )}
        {account.error && !account.isFetching && (
          <>
            <CircleAlert aria-hidden className="size-5 shrink-0 text-error" />
            {inlineFailureText(account.error)}
          </>
        )}
      </div>
    </>
  )
}
