import { vendorEndpoints } from '@contract/api/people/vendors'
import type * as z from 'zod/mini'

/** The whole form is the endpoint's request body. */
export const onboardingSchema = vendorEndpoints.onboarding.body
export type Onboarding = z.output<typeof onboardingSchema>
export type OnboardingField = keyof Onboarding

export const STEPS: readonly { title: string; fields: readonly OnboardingField[] }[] = [
  { title: 'Your store', fields: ['name', 'description'] },
  { title: 'Your address', fields: ['state', 'city', 'address', 'phone'] },
  { title: 'Where we pay you', fields: ['legal_name', 'bank_code', 'account_number'] },
  { title: 'Check and open', fields: [] },
]

const MESSAGES: Record<OnboardingField, string> = {
  name: 'Enter a store name of 3 to 60 characters.',
  description: 'Tell buyers what you make, in at least 20 characters.',
  address: 'Enter the street and house number.',
  city: 'Choose a local government area.',
  state: 'Choose a state.',
  phone: 'Enter a Nigerian mobile number, such as 08031234567.',
  legal_name: 'Enter the name on the bank account.',
  bank_code: 'Choose a bank.',
  account_number: 'Enter the 10 digits of the account number.',
}

export const messageOf = (field: OnboardingField): string => MESSAGES[field]
