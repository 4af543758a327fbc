import type { UseFormReturn } from 'react-hook-form'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import type { Onboarding } from './onboarding-schema'
import { useFieldError } from './use-field-error'

export const StoreStep = ({ form }: { form: UseFormReturn<Onboarding> }) => {
  const errorOf = useFieldError(form)
  return (
    <>
      <TextField
        label="Store name"
        hint="As buyers will see it. You can change it later."
        error={errorOf('name')}
        {...form.register('name')}
      />
      <TextArea
        label="What do you make, and how?"
        hint="Buyers read this before they trust you with an order."
        rows={5}
        error={errorOf('description')}
        {...form.register('description')}
      />
    </>
  )
}
