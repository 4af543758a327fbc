import { timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import { addDebtStep, changeDebt, dueDebtIds, readDebt } from '../../db/money/debts'
import { readWallet } from '../../db/money/wallets'
import { balanceOfWallet, writeOffDebt } from '../../domain/wallet/debt'
import { backoffFrom, FAILING_AFTER, retryDelayMs } from '../backoff'
import type { Deps } from '../deps'
import { logPostedEntries } from '../ledger/log-posted-entries'
import { workThrough } from '../work-through'
import { closeStores, syncBalance } from './sync-balance'

const writeOffOne = async (deps: Deps, id: string): Promise<boolean> => {
  const done = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await readDebt(id)
    const wallet = stored && (await readWallet(stored.data.vendor_id))
    const step = wallet && writeOffDebt(stored.data, balanceOfWallet(wallet.data), now)
    if (!step) return { result: undefined, skip_commit: true }
    addDebtStep(batch, stored, step, now)
    await closeStores(deps, batch, step.debt)
    return { result: step }
  })
  const vendor_id = done?.debt.vendor_id ?? (await readDebt(id))?.data.vendor_id
  if (done) logPostedEntries(deps, done.ledger)
  if (vendor_id !== undefined) await syncBalance(deps, vendor_id)
  return done !== undefined
}

/** Whoever deletes the account pays no more: what is owed is written off at once. */
export const endDebtOf = async (deps: Deps, vendor_id: string): Promise<void> => {
  await syncBalance(deps, vendor_id)
  const id = (await readWallet(vendor_id))?.data.debt_id
  if (id === undefined) return
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readDebt(id)
    if (stored?.data.state !== 'open') return { result: undefined, skip_commit: true }
    changeDebt(batch, stored, { due_at: timestampFromMillis(deps.clock()) })
    return { result: undefined }
  })
  await writeOffOne(deps, id)
}

const postpone = (deps: Deps, id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readDebt(id)
    if (stored?.data.state !== 'open') return { result: undefined, skip_commit: true }
    const { due_failures = 0 } = stored.data
    changeDebt(batch, stored, {
      due_at: timestampFromMillis(deps.clock() + retryDelayMs(due_failures)),
      due_failures: due_failures + 1,
    })
    if (due_failures + 1 === FAILING_AFTER) deps.log.error('A due item keeps failing', { id })
    return { result: undefined }
  })

/** Writes debts off whose time has come, each once. Returns how many were looked at. */
export const writeOffDebts = (deps: Deps): Promise<number> =>
  workThrough<string>(deps, {
    page: (limit) => dueDebtIds(deps.clock(), limit),
    idOf: (id) => id,
    work: (id) => writeOffOne(deps, id),
    postpone: (id) => postpone(deps, id),
    failure: 'A debt could not be written off',
  })
