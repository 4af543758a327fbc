import { openingSchema } from '@contract/api/people/vendors'
import { STORE_DESCRIPTION_LENGTH, STORE_NAME_LENGTH } from '@contract/entities/people/store-fields'
import { lengthText } from '@contract/length-text'
import { PHONE_EXPECTED } from '@contract/phone-expected'
import * as z from 'zod/mini'

/** A store that everybody sees, or selling by deals alone, which needs no description. */
export type StoreKind = 'store' | 'deals'

/** The whole form is the endpoint's request body, but for the kind. */
const storeSchema = z.required(z.omit(openingSchema, { is_listed: true }))
const dealsSchema = z.extend(storeSchema, { description: z.string() })
export type Onboarding = z.output<typeof storeSchema>
export type OnboardingField = keyof Onboarding

export const onboardingSchemaOf = (kind: StoreKind) =>
  kind === 'deals' ? dealsSchema : storeSchema

/** What is sent of the form. */
export const onboardingBody = (kind: StoreKind, fields: Onboarding) => {
  if (kind === 'store') return fields
  const { description: _text, ...asked } = fields
  return { ...asked, is_listed: false }
}

type Step = { title: string; fields: readonly OnboardingField[] }

const DEALS_STEPS: readonly Step[] = [
  {
    title: 'Who you are and where we pay you',
    fields: [
      'name',
      'state',
      'city',
      'address',
      'phone',
      'legal_name',
      'bank_code',
      'account_number',
    ],
  },
]

export const stepsOf = (kind: StoreKind): readonly Step[] =>
  kind === 'deals' ? DEALS_STEPS : STEPS

const STEPS: readonly Step[] = [
  { title: 'Your store', fields: ['name', 'description'] },
  { title: 'Your address', fields: ['state', 'city', 'address', 'phone'] },
  { title: 'Where we pay you', fields: ['legal_name', 'bank_code', 'account_number'] },
  { title: 'Check and open', fields: [] },
]

const MESSAGES: Record<OnboardingField, string> = {
  name: `Enter a store name of ${lengthText(STORE_NAME_LENGTH)}.`,
  description: `Tell buyers what you make, in at least ${STORE_DESCRIPTION_LENGTH.min} characters.`,
  address: 'Enter the street and house number.',
  city: 'Choose a local government area.',
  state: 'Choose a state.',
  phone: PHONE_EXPECTED,
  legal_name: 'Enter the name on the bank account.',
  bank_code: 'Choose a bank.',
  account_number: 'Enter the 10 digits of the account number.',
}

/** Of the address of who sells by deals alone. */
export const PRIVATE_ADDRESS_HINT =
  'Where goods come back to; only couriers and who returns something see it.'
export const PHONE_HINT = 'For us and couriers; of buyers, only who returns something sees it.'

export const messageOf = (field: OnboardingField): string => MESSAGES[field]
