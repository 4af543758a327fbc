import type { BodyOf } from '@contract/api/endpoint'
import { vendorEndpoints } from '@contract/api/people/vendors'
import type { PayoutAccount as Account } from '@contract/entities/people/vendor'
import { POLICY } from '@contract/escrow/policy'
import { HOUR_MS, millisOf } from '@contract/time'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { isApiError } from '@/lib/api/api-error'
import { fieldProps } from '@/lib/field-props'
import { useSubmit } from '@/lib/forms/use-submit'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { BankField } from '@/shared/banks/bank-field'
import { ownStoreQuery } from '@/shared/store/own-store'
import { DateTime } from '@/ui/data/date-time'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { accountFailureText } from './account-failure'
import { messageOf } from './onboarding-schema'

type Fields = BodyOf<(typeof vendorEndpoints)['updatePayoutAccount']>

const WAIT_HOURS = POLICY.changed_account_ms / HOUR_MS

/** The payout account, with a form to change it. */
export const PayoutAccount = ({ account }: { account: Account | null }) => {
  const [isChanging, setChanging] = useState(account === null)
  const [now] = useState(Date.now)
  return (
    <div className="grid gap-5">
      {account && (
        <div className="grid gap-1">
          <p className="font-semibold">{account.account_name}</p>
          <p className="text-muted">
            {account.bank_name}, {account.account_number_masked}
          </p>
          {millisOf(account.usable_from) > now && (
            <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
              This account was changed. It can be paid from{' '}
              <DateTime at={account.usable_from} withTime />.
            </p>
          )}
        </div>
      )}
      {isChanging ? (
        <AccountForm onSaved={() => setChanging(false)} />
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setChanging(true)}
        >
          Change account
        </Button>
      )}
    </div>
  )
}

const AccountForm = ({ onSaved }: { onSaved: () => void }) => {
  const queries = useQueryClient()
  const { run, dialog } = useRecentLogin()
  const form = useForm<Fields>({
    resolver: zodResolver(vendorEndpoints.updatePayoutAccount.body),
    defaultValues: { bank_code: '', account_number: '' },
  })
  const { register, setError, formState } = form
  const { errors, isSubmitting } = formState
  const field = fieldProps({ register, formState }, messageOf)
  const save = useSubmit(form, async (body) => {
    try {
      await run(() => call(vendorEndpoints.updatePayoutAccount, { body }))
      await queries.invalidateQueries({ queryKey: ownStoreQuery.queryKey })
      toast.success('Payout account changed')
      onSaved()
    } catch (error) {
      if (isApiError(error) && error.api === 'cancelled') return
      setError('root', { message: accountFailureText(error) })
    }
  })
  return (
    <>
      <form onSubmit={save} noValidate className="grid gap-5">
        <BankField {...field('bank_code')} />
        <TextField
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          hint={`The name at the bank must match your legal name. A changed account waits ${WAIT_HOURS} hours before it can be paid.`}
          {...field('account_number')}
        />
        <FormAlert>{errors.root?.message}</FormAlert>
        <Button
          type="submit"
          className="justify-self-start"
          loading={isSubmitting}
          loadingText="Asking the bank…"
        >
          Use this account
        </Button>
      </form>
      {dialog}
    </>
  )
}
