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

const card = (
  key: string,
  number: string,
  cvv: string,
  label: string,
  special: Omit<TestCard, 'key' | 'number' | 'cvv' | 'label'> = {},
): TestCard => ({ key, number, cvv, label, ...special })

/** Paystack's published test cards. */
export const TEST_CARDS: readonly TestCard[] = [
  card('success', '4084084084084081', '408', 'Pays at once'),
  card('pin', '507850785078507812', '081', 'Asks for the PIN 1111', { pin: '1111' }),
  card('otp', '5060666666666666666', '123', 'Asks for the PIN 1234, then 123456', {
    pin: '1234',
    otp: '123456',
  }),
  card('declined', '4084080000005408', '001', 'Is declined', { refusal: 'Declined' }),
  card('insufficient', '4084080000670037', '787', 'Has too little money', {
    refusal: 'Insufficient Funds',
  }),
  card('refund-fails', '4084080000671803', '180', 'Pays; a refund fails', { refund: 'failed' }),
  card('refund-attention', '4084080000671902', '190', 'Pays; a refund needs attention', {
    refund: 'needs-attention',
  }),
]

export const cardByKey = (key: string | null): TestCard | undefined =>
  TEST_CARDS.find((known) => known.key === key)

export const cardByNumber = (number: string): TestCard | undefined =>
  TEST_CARDS.find((known) => known.number === number.replace(/\D/g, ''))
