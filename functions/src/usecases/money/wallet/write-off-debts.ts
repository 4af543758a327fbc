import { dueFrom } from '../../../contract/entities/due'
import type { Debt } from '../../../contract/entities/money/debt'
import { COLLECTIONS } from '../../../contract/paths'
import { dueDebts, failingDebts } from '../../../contract/queries/money/money'
import { bind } from '../../../contract/queries/query'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { addDebtStep, changeDebt, readDebt } from '../../../db/money/debts'
import { readWallet } from '../../../db/money/wallets'
import { balanceOfWallet, writeOffDebt } from '../../../domain/money/wallet/debt'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { dueKind, workDue } from '../../jobs/due'
import { logPostedEntries } from '../../log-posted-entries'
import { closeStores, syncBalance } from './sync-balance'

const writeOffOne = async (deps: Deps, id: string): Promise<boolean> => {
  const done = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await readDebt(id)
    const wallet = stored && (await readWallet(stored.data.vendor_id))
    const step = wallet && writeOffDebt(stored.data, balanceOfWallet(wallet.data), now)
    if (!step) return { result: undefined, skip_commit: true }
    addDebtStep(batch, { debt: stored, wallet }, step, now)
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
    if (!stored?.data.due) return { result: undefined, skip_commit: true }
    changeDebt(batch, stored, { due: dueFrom(timestampFromMillis(deps.clock())) })
    return { result: undefined }
  })
  await writeOffOne(deps, id)
}

/** Balances below zero, written off after their time. */
export const DEBTS = dueKind<Debt>({
  name: 'debt',
  collections: [COLLECTIONS.debts],
  due: (now, limit) => bind(dueDebts, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingDebts, { least }),
  isWaiting: ({ due }) => due !== null,
  work: writeOffOne,
  failure: 'A debt could not be written off',
  describe: ({ vendor_id, since }) => ({
    subject: { type: 'store', id: vendor_id },
    title: 'debt to be written off',
    due_at: since,
    parties: [vendor_id],
  }),
})

/** Writes debts off whose time has come, each once. Returns how many. */
export const writeOffDebts = (deps: Deps): Promise<number> => workDue(deps, DEBTS)
