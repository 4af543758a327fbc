import { createHash } from 'node:crypto'
import type { Debt } from '../../contract/entities/debt'
import type { Transaction } from '../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../contract/entities/orders/transaction-parts'
import type { StoreRest } from '../../contract/entities/store-rest'
import { formatMoney } from '../../contract/money'
import { timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import type { Batch, Versioned } from '../../db/firestore'
import { addDebt, changeDebt, readDebt } from '../../db/money/debts'
import { nameDebt, readWallet } from '../../db/money/wallets'
import { changeVendor, readStore, readVendor } from '../../db/vendors/vendors'
import { balanceOfWallet, openDebt, owesTooMuch } from '../../domain/wallet/debt'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { notify } from '../notification/notify'

/** What is kept of a bank account: a key that names it and can't be read back. */
export const accountKeyOf = (recipient_code: string): string =>
  createHash('sha256').update(`debt:${recipient_code}`).digest('hex')

/** Pauses the store of who owes too much, and opens it again; a holiday or another pause stays. */
const syncRest = async (
  deps: Deps,
  batch: Batch,
  vendor_id: string,
  owed: { is_paused: boolean; balance_minor: number; debt_id: string | null },
): Promise<void> => {
  const stored = await readVendor(vendor_id)
  if (!stored) return
  const rest: StoreRest = stored.data.rest ?? { holiday: null, paused_at: null }
  if (Boolean(rest.owes_since) === owed.is_paused) return
  const at = timestampFromMillis(deps.clock())
  const { owes_since: _, ...others } = rest
  const left = others.holiday || others.paused_at ? others : null
  changeVendor(batch, stored, { rest: owed.is_paused ? { ...others, owes_since: at } : left })
  if (!owed.is_paused) return
  await notify(deps, batch, {
    uid: vendor_id,
    type: 'BALANCE_OWED',
    id: `owes-${owed.debt_id}-${stored.data.rest ? 'again' : 'first'}-${at.seconds}`,
    values: {
      vendor_name: stored.data.name,
      amount: formatMoney(-owed.balance_minor, 'NGN'),
    },
    at,
  })
}

const accountKey = async (vendor_id: string): Promise<string | null> => {
  const account = (await readStore(vendor_id))?.private.payout_account
  return account ? accountKeyOf(account.recipient_code) : null
}

/**
 * Brings a vendor's debt and store in line with the balance: below zero a debt is open and its time
 * runs; beyond the limit the store is paused, after the order at hand and never before; at the limit
 * it sells again. What was written off keeps it closed until it is paid. Idempotent.
 */
export const syncBalance = (deps: Deps, vendor_id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const wallet = await readWallet(vendor_id)
    if (!wallet) return { result: undefined, skip_commit: true }
    const now = deps.clock()
    const balance_minor = balanceOfWallet(wallet.data)
    const named = wallet.data.debt_id ?? null
    const known: Versioned<Debt> | undefined = named === null ? undefined : await readDebt(named)
    const is_written_off = known?.data.state === 'written_off'
    let debt_id = named
    if (balance_minor < 0 && (!known || known.data.state === 'settled')) {
      debt_id = deps.ids()
      const account_key = await accountKey(vendor_id)
      addDebt(batch, openDebt({ id: debt_id, vendor_id, account_key }, now))
      nameDebt(batch, wallet, debt_id)
    }
    if (balance_minor >= 0 && known?.data.state === 'open') {
      const updated_at = timestampFromMillis(now)
      changeDebt(batch, known, { state: 'settled', due_at: null, updated_at })
    }
    const is_paused = is_written_off || owesTooMuch(balance_minor)
    await syncRest(deps, batch, vendor_id, { is_paused, balance_minor, debt_id })
    return { result: undefined }
  })

const ENDS: readonly string[] = ['reversed', 'completed']
const OF_CARRIER: readonly string[] = ['adjust_carrier', 'credit_carrier']

/** Follows the balance after an event that moved what is the vendor's. */
export const syncBalanceAfter = async (
  deps: Deps,
  { vendor_id }: Transaction,
  { to, action }: TransactionEvent,
): Promise<void> => {
  if (ENDS.includes(to) || OF_CARRIER.includes(action)) await syncBalance(deps, vendor_id)
}
