import type { Debt } from '../../../contract/entities/money/debt'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import type { StoreRest } from '../../../contract/entities/people/store-rest'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { formatMoney } from '../../../contract/money'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import type { Batch, Versioned } from '../../../db/firestore'
import { addDebt, changeDebt, readDebt } from '../../../db/money/debts'
import { nameDebt, readWallet } from '../../../db/money/wallets'
import { changeVendor, readStore, readVendor } from '../../../db/people/vendors'
import {
  balanceOfWallet,
  openDebt,
  owedOf,
  owesTooMuch,
  writtenOffFrom,
} from '../../../domain/money/wallet/debt'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'
import {
  accountKeyOfStore,
  othersDebts,
  othersWithAccountOf,
} from '../../people/vendor/account-debts'

/** Why a store is paused, or its payouts wait, as its vendor reads it. */
type Cause = { reason: string; amount_minor: number; debt_id: string | null }

const naira = (amount_minor: number) => formatMoney(amount_minor, 'NGN')

const ownCause = (store: string, amount_minor: number, debt_id: string | null): Cause => ({
  reason: `${store} owes ${naira(amount_minor)}, so nobody can buy from it for now.`,
  amount_minor,
  debt_id,
})

const accountCause = (
  store: string,
  amount_minor: number,
  debt_id: string,
  then: string,
): Cause => ({
  reason: `Another store with the bank account of ${store} owes ${naira(amount_minor)}, so ${then}.`,
  amount_minor,
  debt_id,
})

const tell = (
  deps: Deps,
  batch: Batch,
  { vendor_id, name }: Vendor,
  { reason, amount_minor, debt_id }: Cause,
  about: string,
): Promise<void> =>
  notify(deps, batch, {
    uid: vendor_id,
    type: 'BALANCE_OWED',
    id: `owes-${debt_id}-${about}`,
    values: { vendor_name: name, reason, amount: naira(amount_minor) },
    at: timestampFromMillis(deps.clock()),
  })

/** Pauses the store of who owes too much, and opens it again; a holiday or another pause stays. */
const syncRest = async (
  deps: Deps,
  batch: Batch,
  { data, updated }: Versioned<Vendor>,
  cause: Cause | undefined,
): Promise<void> => {
  const rest: StoreRest = data.rest ?? { holiday: null, paused_at: null }
  if (Boolean(rest.owes_since) === (cause !== undefined)) return
  const at = timestampFromMillis(deps.clock())
  const { owes_since: _, ...others } = rest
  const left = others.holiday || others.paused_at ? others : null
  changeVendor(batch, { data, updated }, { rest: cause ? { ...others, owes_since: at } : left })
  if (cause) {
    await tell(deps, batch, data, cause, `${data.rest ? 'again' : 'first'}-${at.seconds}`)
  }
}

/** Closes the stores with the bank account of a debt that was written off, in its commit. */
export const closeStores = async (deps: Deps, batch: Batch, debt: Debt): Promise<void> => {
  const { id, vendor_id, written_off_minor: amount } = debt
  const others = await othersWithAccountOf(vendor_id)
  const then = 'nobody can buy from yours for now and its payouts wait'
  for (const store of await Promise.all([vendor_id, ...others].map(readVendor))) {
    if (!store) continue
    const { name } = store.data
    const isOwn = store.data.vendor_id === vendor_id
    const cause = isOwn ? ownCause(name, amount, id) : accountCause(name, amount, id, then)
    await syncRest(deps, batch, store, cause)
  }
}

/** A store stays closed for what was written off for another one with its bank account. */
const closedByAnother = async (vendor: Vendor): Promise<Cause | undefined> => {
  if (!vendor.rest?.owes_since) return undefined
  const account = (await readStore(vendor.vendor_id))?.private.payout_account
  const debts = await othersDebts(vendor.vendor_id, account?.recipient_code)
  const closing = debts.find(({ debt }) => debt.state === 'written_off')
  return (
    closing &&
    accountCause(vendor.name, closing.amount_minor, closing.debt.id, 'nobody can buy from it')
  )
}

/** Tells the other stores with the bank account why their payouts wait. */
const tellOthers = async (
  deps: Deps,
  batch: Batch,
  vendor_id: string,
  { debt_id, amount_minor }: { debt_id: string; amount_minor: number },
): Promise<void> => {
  const others = await Promise.all((await othersWithAccountOf(vendor_id)).map(readVendor))
  for (const store of others) {
    if (!store) continue
    const cause = accountCause(store.data.name, amount_minor, debt_id, 'payouts of yours wait')
    await tell(deps, batch, store.data, cause, 'account')
  }
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
      const account_key = await accountKeyOfStore(vendor_id)
      addDebt(batch, openDebt({ id: debt_id, vendor_id, account_key }, now))
      nameDebt(batch, wallet, debt_id)
      await tellOthers(deps, batch, vendor_id, { debt_id, amount_minor: -balance_minor })
    }
    const updated_at = timestampFromMillis(now)
    if (balance_minor >= 0 && known?.data.due) {
      const ended = is_written_off ? {} : ({ state: 'settled' } as const)
      changeDebt(batch, known, { ...ended, due: null, updated_at })
    }
    // What was written off stays so, and the balance fell below zero again.
    if (balance_minor < 0 && known && is_written_off && !known.data.due) {
      changeDebt(batch, known, { due: writtenOffFrom(now), updated_at })
    }
    const vendor = await readVendor(vendor_id)
    if (!vendor) return { result: undefined }
    const { name } = vendor.data
    const cause =
      is_written_off || owesTooMuch(balance_minor)
        ? ownCause(name, owedOf(known?.data, balance_minor), debt_id)
        : await closedByAnother(vendor.data)
    await syncRest(deps, batch, vendor, cause)
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
