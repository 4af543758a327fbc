import type { UseFormReturn } from 'react-hook-form'
import { fieldProps } from '@/lib/field-props'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { messageOf, type Onboarding } from './onboarding-schema'

export const StoreStep = ({ form }: { form: UseFormReturn<Onboarding> }) => {
  const field = fieldProps<Onboarding>(form, messageOf)
  return (
    <>
      <TextField
        label="Store name"
        hint="As buyers will see it. You can change it later."
        {...field('name')}
      />
      <TextArea
        label="What do you make, and how?"
        hint="Buyers read this before they trust you with an order."
        rows={5}
        {...field('description')}
      />
    </>
  )
}
