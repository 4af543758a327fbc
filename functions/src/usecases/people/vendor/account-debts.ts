import { createHash } from 'node:crypto'
import { AppError } from '../../../contract/api/errors'
import type { Debt } from '../../../contract/entities/money/debt'
import type { VendorPrivate } from '../../../contract/entities/people/vendor'
import { commitWithRetry } from '../../../db/commit'
import { readDebt, unpaidDebtsOf } from '../../../db/money/debts'
import { keepAccountKey, readWallet } from '../../../db/money/wallets'
import { readStore, storesOfAccount } from '../../../db/people/vendors'
import { balanceOfWallet, owedOf } from '../../../domain/money/wallet/debt'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/**
 * What is kept of a bank account: a key that names it and can't be read back.
 * @param recipient_code the bank account's code at the provider, the same for the same account
 */
const accountKeyOf = (recipient_code: string): string =>
  createHash('sha256').update(`debt:${recipient_code}`).digest('hex')

type Account = Pick<VendorPrivate, 'payout_account'>

/** A debt with what is to be paid of it, in minor units. */
export type Owed = { debt: Debt; amount_minor: number }

const owedOfDebt = async (debt: Debt): Promise<Owed> => {
  const wallet = (await readWallet(debt.vendor_id))?.data
  return { debt, amount_minor: owedOf(debt, wallet ? balanceOfWallet(wallet) : 0) }
}

/** What the vendor's own store owes; undefined for nothing. */
export const ownDebt = async (vendor_id: string): Promise<Owed | undefined> => {
  const debt_id = (await readWallet(vendor_id))?.data.debt_id
  const debt = debt_id === undefined ? undefined : (await readDebt(debt_id))?.data
  const owed = debt && (await owedOfDebt(debt))
  return owed && owed.amount_minor > 0 ? owed : undefined
}

/** What other stores owe, or never paid, that have or had this bank account. */
export const othersDebts = async (
  vendor_id: string,
  recipient_code: string | undefined,
): Promise<Owed[]> => {
  if (recipient_code === undefined) return []
  const debts = await unpaidDebtsOf(accountKeyOf(recipient_code))
  const others = debts.filter((debt) => debt.vendor_id !== vendor_id)
  return (await Promise.all(others.map(owedOfDebt))).filter(({ amount_minor }) => amount_minor > 0)
}

/**
 * The key of the store's bank account, also of a store that was deleted and had money; null for a
 * store without one.
 */
export const accountKeyOfStore = async (vendor_id: string): Promise<string | null> => {
  const account = (await readStore(vendor_id))?.private.payout_account
  if (account) return accountKeyOf(account.recipient_code)
  return (await readWallet(vendor_id))?.data.account_key ?? null
}

/**
 * Keeps the key of a bank account whose store is about to be deleted: what a bank takes of its sales
 * afterwards is still owed by it. Idempotent.
 */
export const outliveStore = (deps: Deps, vendor_id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const wallet = await readWallet(vendor_id)
    const account_key = await accountKeyOfStore(vendor_id)
    if (!wallet || account_key === null || wallet.data.account_key === account_key) {
      return { result: undefined, skip_commit: true }
    }
    keepAccountKey(batch, wallet, account_key)
    return { result: undefined }
  })

/** Those that share the store's bank account, the store itself left out. */
export const othersWithAccountOf = async (vendor_id: string): Promise<string[]> => {
  const account = (await readStore(vendor_id))?.private.payout_account
  const stores = account ? await storesOfAccount(account.recipient_code) : []
  return stores.filter((id) => id !== vendor_id)
}

/**
 * A bank account that owes opens no store, also after the account at Oja was deleted.
 * @throws AppError `vendor/owes`
 */
export const requireNoDebt = async (recipient_code: string, vendor_id = ''): Promise<void> => {
  if ((await othersDebts(vendor_id, recipient_code)).length > 0) throw new AppError('vendor/owes')
}

/**
 * Who owes changes no bank account: neither one's own nor that of another store's debt, to or from.
 * @throws AppError `vendor/owes`
 */
export const requireNoDebtOf = async (
  vendor_id: string,
  { payout_account }: Account,
): Promise<void> => {
  if (await ownDebt(vendor_id)) throw new AppError('vendor/owes')
  if (payout_account) await requireNoDebt(payout_account.recipient_code, vendor_id)
}
