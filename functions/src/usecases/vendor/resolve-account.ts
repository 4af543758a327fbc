import { AppError } from '../../contract/errors'
import { isSameName } from '../../contract/name-match'
import type { Deps } from '../deps'
import { listBanks } from './list-banks'

type Account = { bank_code: string; account_number: string }

/** Whose account this is, as the bank says. */
export const resolveAccount = async (deps: Deps, { bank_code, account_number }: Account) => {
  const bank = (await listBanks(deps)).find((listed) => listed.bank_code === bank_code)
  if (!bank) {
    const fields = { bank_code: 'Choose a bank from the list.' }
    throw new AppError('request/invalid', { in: 'body', fields })
  }
  const resolved = await deps.payments.resolveAccount({ bank_code, account_number })
  if (!resolved) throw new AppError('vendor/account-not-resolved')
  return { ...bank, account_number, account_name: resolved.account_name }
}

/** The same, for an account that has to belong to `legal_name`. */
export const resolveOwnAccount = async (deps: Deps, account: Account, legal_name: string) => {
  const resolved = await resolveAccount(deps, account)
  if (!isSameName(legal_name, resolved.account_name)) {
    throw new AppError('vendor/account-name-mismatch', { account_name: resolved.account_name })
  }
  return resolved
}
