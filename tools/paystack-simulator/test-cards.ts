import cards from './test-cards.json'

export type TestCard = {
  key: string
  number: string
  cvv: string
  label: string
  pin?: string
  otp?: string
  refusal?: string
  refund?: 'failed' | 'needs-attention'
}

/** Paystack's published test cards. */
export const TEST_CARDS = cards as readonly TestCard[]

export const cardByKey = (key: string | null): TestCard | undefined =>
  TEST_CARDS.find((known) => known.key === key)

export const cardByNumber = (number: string): TestCard | undefined =>
  TEST_CARDS.find((known) => known.number === number.replace(/\D/g, ''))
