import { vendorEndpoints } from '@contract/api/people/vendors'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { fieldErrors } from '@/lib/api/field-errors'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import type { SessionUser } from '@/lib/session/session-store'
import { FormAlert } from '@/ui/feedback/form-alert'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { Button } from '@/ui/form/button'
import { accountFailureText } from './account-failure'
import { AccountStep } from './account-step'
import { AddressStep } from './address-step'
import { type Onboarding, type OnboardingField, onboardingSchema, STEPS } from './onboarding-schema'
import { ReviewStep } from './review-step'
import { accountMatch } from './store-queries'
import { StoreStep } from './store-step'

/** @param step from 1 */
const StepProgress = ({ step }: { step: number }) => (
  <ProgressBar label={`Step ${step} of ${STEPS.length}`} value={step / STEPS.length} />
)

const EMPTY: Onboarding = {
  name: '',
  description: '',
  address: '',
  city: '',
  state: '',
  phone: '',
  legal_name: '',
  bank_code: '',
  account_number: '',
}

const ACCOUNT_STEP = 3

type Props = {
  user: SessionUser
  step: number
  onStep: (step: number) => void
  /** Called once the store exists; must refresh the session to get the new role. */
  onDone: () => Promise<void>
}

export const OnboardingForm = ({ user, step, onStep, onDone }: Props) => {
  const form = useForm<Onboarding>({
    resolver: zodResolver(onboardingSchema),
    defaultValues: { ...EMPTY, legal_name: user.name },
  })
  const { formState, clearErrors, getFieldState, handleSubmit, setError, trigger, watch } = form
  const draft = useFormDraft(form, 'onboarding', 'account_number')
  const [isOthers, setOthers] = useState(false)
  const queries = useQueryClient()
  const here = STEPS[step - 1]

  useEffect(() => {
    const subscription = watch((_fields, { name }) => {
      // Clear an error while typing, not on blur: removing its line shifts the layout, so that
      // the submit button would move away under the user's finger.
      if (name && getFieldState(name).invalid) void trigger(name)
    })
    return () => subscription.unsubscribe()
  }, [watch, getFieldState, trigger])

  /** Opens the first step with a field that the server rejected. */
  const showRefused = (fields: Record<string, string>) => {
    for (const [name, message] of Object.entries(fields)) {
      setError(name as OnboardingField, { type: 'server', message })
    }
    const refused = STEPS.findIndex((one) => one.fields.some((field) => field in fields))
    if (refused >= 0) onStep(refused + 1)
  }

  const open = handleSubmit(async (body) => {
    try {
      await call(vendorEndpoints.onboarding, { body })
      draft.forget()
      await onDone()
    } catch (error) {
      setError('root', { message: accountFailureText(error) })
      setOthers(isRefusal(error, 'vendor/account-name-mismatch'))
      showRefused(fieldErrors(error))
    }
  })
  /** Without an answer of the bank, the server decides when the store is opened. */
  const isOthersAccount = async (): Promise<boolean> => {
    const { legal_name, bank_code, account_number } = form.getValues()
    const asked = queries.fetchQuery(accountMatch({ legal_name, bank_code, account_number }))
    return asked.then(
      ({ matches }) => !matches,
      () => false,
    )
  }
  const next = async () => {
    if (!here || !(await trigger([...here.fields], { shouldFocus: true }))) return
    if (step === ACCOUNT_STEP && (await isOthersAccount())) return form.setFocus('account_number')
    onStep(step + 1)
  }
  const isLast = step === STEPS.length

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void (isLast ? open() : next())
      }}
    >
      <StepProgress step={step} />
      <h2 className="text-xl font-semibold">{here?.title}</h2>
      {step === 1 && <StoreStep form={form} />}
      {step === 2 && <AddressStep form={form} />}
      {step === 3 && <AccountStep form={form} />}
      {isLast && <ReviewStep values={form.getValues()} />}
      <FormAlert>{formState.errors.root?.message}</FormAlert>
      {isLast && isOthers && formState.errors.root && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            clearErrors('root')
            onStep(ACCOUNT_STEP)
          }}
        >
          Check the name and the account
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        {step > 1 ? (
          <Button variant="secondary" onClick={() => onStep(step - 1)}>
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" loading={formState.isSubmitting} loadingText="Opening your store…">
          {isLast ? 'Open my store' : 'Continue'}
        </Button>
      </div>
    </form>
  )
}
