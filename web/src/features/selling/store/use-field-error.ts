import type { UseFormReturn } from 'react-hook-form'
import { messageOf, type Onboarding, type OnboardingField } from './onboarding-schema'

/** Returns the server's error message for a field if there is one, otherwise ours. */
export const useFieldError =
  ({ formState: { errors } }: UseFormReturn<Onboarding>) =>
  (field: OnboardingField): string | undefined => {
    const error = errors[field]
    if (!error) return undefined
    return error.type === 'server' ? error.message : messageOf(field)
  }
