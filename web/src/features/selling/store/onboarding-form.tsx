import { vendorEndpoints } from '@contract/api/people/vendors'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { fieldErrors } from '@/lib/api/field-errors'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import type { SessionUser } from '@/lib/session/session-store'
import { FormAlert } from '@/ui/feedback/form-alert'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { Button } from '@/ui/form/button'
import { accountFailureText } from './account-failure'
import { AccountStep } from './account-step'
import { AddressStep } from './address-step'
import { DealsStep } from './deals-step'
import {
  messageOf,
  type Onboarding,
  type OnboardingField,
  onboardingBody,
  onboardingSchemaOf,
  type StoreKind,
  stepsOf,
} from './onboarding-schema'
import { ReviewStep } from './review-step'
import { accountMatch } from './store-queries'
import { StoreStep } from './store-step'

/** `step` from 1. */
const StepProgress = ({ step, count }: { step: number; count: number }) => (
  <ProgressBar label={`Step ${step} of ${count}`} value={step / count} />
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
const LAST: Record<StoreKind, string> = { store: 'Open my store', deals: 'Start selling by deals' }

type Props = {
  user: SessionUser
  kind: StoreKind
  step: number
  onStep: (step: number) => void
  /** Called once the store exists; must refresh the session to get the new role. */
  onDone: () => Promise<void>
}

export const OnboardingForm = ({ user, kind, step, onStep, onDone }: Props) => {
  const steps = stepsOf(kind)
  const form = useForm<Onboarding>({
    resolver: (values, context, options) =>
      zodResolver(onboardingSchemaOf(kind))(values, context, options),
    defaultValues: { ...EMPTY, legal_name: user.name },
  })
  const { formState, clearErrors, getFieldState, setError, trigger, watch } = form
  const draft = useFormDraft(form, 'onboarding', 'account_number')
  const [isOthers, setOthers] = useState(false)
  const queries = useQueryClient()
  const here = steps[step - 1]

  useEffect(() => {
    const subscription = watch((_fields, { name }) => {
      // Clear an error while typing, not on blur: removing its line shifts the layout, so that
      // the submit button would move away under the user's finger.
      if (name && getFieldState(name).invalid) void trigger(name)
    })
    return () => subscription.unsubscribe()
  }, [watch, getFieldState, trigger])

  /** Opens the first step with one of the fields. */
  const openStep = (names: readonly string[]): boolean => {
    const found = steps.findIndex(({ fields }) => fields.some((field) => names.includes(field)))
    if (found >= 0) onStep(found + 1)
    return found >= 0
  }

  /** Shows what the server rejected, at the first step with such a field. */
  const showRefused = (fields: Record<string, string>) => {
    for (const [name, message] of Object.entries(fields)) {
      setError(name as OnboardingField, { type: 'server', message })
    }
    openStep(Object.keys(fields))
  }
  const open = useSubmit(
    form,
    async (fields) => {
      try {
        await call(vendorEndpoints.onboarding, { body: onboardingBody(kind, fields) })
        draft.forget()
        await onDone()
      } catch (error) {
        setError('root', { message: accountFailureText(error) })
        setOthers(isRefusal(error, 'vendor/account-name-mismatch'))
        showRefused(fieldErrors(error))
      }
    },
    // The account number isn't kept from one visit to the next.
    { textOf: messageOf, onInvalid: openStep },
  )
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
  const isLast = step === steps.length

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void (isLast ? open(event) : next())
      }}
    >
      {steps.length > 1 && <StepProgress step={step} count={steps.length} />}
      <h2 className="text-xl font-semibold">{here?.title}</h2>
      {kind === 'deals' ? (
        <DealsStep form={form} />
      ) : (
        <>
          {step === 1 && <StoreStep form={form} />}
          {step === 2 && <AddressStep form={form} />}
          {step === 3 && <AccountStep form={form} />}
          {isLast && <ReviewStep values={form.getValues()} />}
        </>
      )}
      <FormAlert>{formState.errors.root?.message}</FormAlert>
      {isLast && step > 1 && isOthers && formState.errors.root && (
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
        <Button type="submit" loading={formState.isSubmitting} loadingText="One moment…">
          {isLast ? LAST[kind] : 'Continue'}
        </Button>
      </div>
    </form>
  )
}
