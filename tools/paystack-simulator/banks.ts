import { createHash } from 'node:crypto'
import banks from './banks.json'
import type { World } from './world'

/** Nigerian banks with the codes that Paystack uses. */
export const BANKS = banks.map(({ name, code }, index) => ({
  id: index + 1,
  name,
  slug: name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
  code,
}))

export const bankByCode = (code: string) => BANKS.find((bank) => bank.code === code)

/** An account number that no bank knows. */
export const UNKNOWN_ACCOUNT = '0000000009'

/** Paystack's published test account, at Zenith Bank. */
const TEST_ACCOUNT = '057:0000000000'

const SURNAMES = ['ADEYEMI', 'OKAFOR', 'BELLO', 'EZE', 'BALOGUN', 'DANJUMA', 'OKORO', 'USMAN']
const FIRST_NAMES = ['CHIDI', 'AMINA', 'TUNDE', 'NGOZI', 'YUSUF', 'FUNKE', 'EMEKA', 'HALIMA']
const MIDDLE_NAMES = ['GRACE', 'IBRAHIM', 'OLUWASEUN', 'CHIAMAKA', 'SANI', 'BLESSING']

const pick = (names: readonly string[], byte: number | undefined): string =>
  names[(byte ?? 0) % names.length] ?? ''

const keyOf = (bank_code: string, account_number: string) => `${bank_code}:${account_number}`

export const nameAccount = (
  world: World,
  bank_code: string,
  account_number: string,
  account_name: string,
): void => {
  world.state.account_names.set(keyOf(bank_code, account_number), account_name)
}

/**
 * The name of an account: the registered one, otherwise one derived from its number, so that it is
 * the same after each start. Null for the unknown account and for a malformed number.
 */
export const accountName = (
  world: World,
  bank_code: string,
  account_number: string,
): string | null => {
  if (!/^\d{10}$/.test(account_number) || !bankByCode(bank_code)) return null
  const key = keyOf(bank_code, account_number)
  const registered = world.state.account_names.get(key)
  if (registered) return registered
  if (account_number === UNKNOWN_ACCOUNT) return null
  if (key === TEST_ACCOUNT) return 'TEST ACCOUNT'
  const [surname, first, middle] = createHash('sha256').update(key).digest()
  return `${pick(SURNAMES, surname)} ${pick(FIRST_NAMES, first)} ${pick(MIDDLE_NAMES, middle)}`
}
