import { AppError } from '../../../contract/api/errors'
import { maskedName } from '../../../domain/people/vendor/masked-name'
import { isSameName } from '../../../domain/people/vendor/name-match'
import type { Deps } from '../../deps'
import { takeFromLimit } from '../../rate-limit'
import { listBanks } from './list-banks'

type Account = { bank_code: string; account_number: string }

/** Resolves an account's name at the bank. Only its owner and operators may see it unmasked. */
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

/** Resolves an account that must be in the name of `legal_name`. */
export const resolveOwnAccount = async (deps: Deps, account: Account, legal_name: string) => {
  const resolved = await resolveAccount(deps, account)
  if (!isSameName(legal_name, resolved.account_name)) {
    const masked_name = maskedName(resolved.account_name)
    throw new AppError('vendor/account-name-mismatch', { masked_name })
  }
  return resolved
}

/**
 * Checks whether an account is in this name. Each check counts towards the limit, whatever the bank
 * returns.
 */
export const matchAccount = async (
  deps: Deps,
  uid: string,
  { legal_name, ...account }: Account & { legal_name: string },
): Promise<{ matches: boolean; masked_name: string }> => {
  // Read from the account: a token may be up to an hour old.
  if (!(await deps.identity.account(uid)).email_verified)
    throw new AppError('auth/email-not-verified')
  await takeFromLimit(deps, 'account_name', uid)
  const { account_name } = await resolveAccount(deps, account)
  return {
    matches: isSameName(legal_name, account_name),
    masked_name: maskedName(account_name),
  }
}
