import { createHash } from 'node:crypto'
import { bankByCode } from './data/banks'
import { TEST_ACCOUNT, UNKNOWN_ACCOUNT } from './data/test-accounts'
import type { World } from './world'

const SURNAMES = ['ADEYEMI', 'OKAFOR', 'BELLO', 'EZE', 'BALOGUN', 'DANJUMA', 'OKORO', 'USMAN']
const FIRST_NAMES = ['CHIDI', 'AMINA', 'TUNDE', 'NGOZI', 'YUSUF', 'FUNKE', 'EMEKA', 'HALIMA']
const MIDDLE_NAMES = ['GRACE', 'IBRAHIM', 'OLUWASEUN', 'CHIAMAKA', 'SANI', 'BLESSING']

const pick = (names: readonly string[], byte: number | undefined): string =>
  names[(byte ?? 0) % names.length] ?? ''

const keyOf = (bank_code: string, account_number: string): string =>
  `${bank_code}:${account_number}`

export const nameAccount = (
  world: World,
  bank_code: string,
  account_number: string,
  account_name: string,
): void => {
  world.state.account_names.set(keyOf(bank_code, account_number), account_name)
}

/**
 * The name of an account: the registered one, else one that follows from its number, so that it
 * is the same at each start. Null for the account that no bank knows and for what isn't one.
 */
export const accountName = (
  world: World,
  bank_code: string,
  account_number: string,
): string | null => {
  if (!/^\d{10}$/.test(account_number) || !bankByCode(bank_code)) return null
  const registered = world.state.account_names.get(keyOf(bank_code, account_number))
  if (registered) return registered
  if (account_number === UNKNOWN_ACCOUNT) return null
  if (
    keyOf(bank_code, account_number) === keyOf(TEST_ACCOUNT.bank_code, TEST_ACCOUNT.account_number)
  ) {
    return 'TEST ACCOUNT'
  }
  const hash = createHash('sha256').update(keyOf(bank_code, account_number)).digest()
  return [pick(SURNAMES, hash[0]), pick(FIRST_NAMES, hash[1]), pick(MIDDLE_NAMES, hash[2])].join(
    ' ',
  )
}
