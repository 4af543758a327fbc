import type { UseFormReturn } from 'react-hook-form'
import { fieldProps } from '@/lib/field-props'
import { TextField } from '@/ui/form/text-field'
import { AccountStep } from './account-step'
import { AddressStep } from './address-step'
import { messageOf, type Onboarding } from './onboarding-schema'

/** All that selling by deals alone asks for. */
export const DealsStep = ({ form }: { form: UseFormReturn<Onboarding> }) => {
  const field = fieldProps<Onboarding>(form, messageOf)
  return (
    <>
      <TextField
        label="Name"
        hint="As buyers know you in your chats. Nobody sees it but on your deals."
        {...field('name')}
      />
      <AddressStep form={form} isPrivate />
      <AccountStep form={form} />
    </>
  )
}
