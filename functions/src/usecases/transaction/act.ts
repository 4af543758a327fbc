import { AppError } from '../../contract/errors'
import type { LedgerEntry } from '../../contract/ledger'
import type { Party, Transaction } from '../../contract/transaction'
import { decide } from '../../domain/transaction/decide'
import type { Command, Decision, Who } from '../../domain/transaction/decision'
import { commitGuarded } from '../../store/commit'
import { addDecision } from '../../store/decisions'
import type { Batch, Kept } from '../../store/firestore'
import { readTransaction } from '../../store/transactions'
import type { Deps } from '../deps'
import { logBooked } from '../ledger/log-booked'
import { paceOf } from '../pace'

/** One action as it is asked for, on the transaction as it is now. */
type Plan = {
  who: Who
  command: Command
  /** Writes that belong to the same commit. */
  write?: (batch: Batch, decision: Decision) => void
}

/** `null` leaves the transaction as it is. */
export type Planner = (transaction: Transaction, now: number) => Promise<Plan | null> | Plan | null

export type Acted = { transaction: Transaction; replayed: boolean }

/** The transaction that a party may see. @throws AppError `transaction/not-found` to others */
export const requireTransaction = async (id: string): Promise<Kept<Transaction>> => {
  const kept = await readTransaction(id)
  if (!kept) throw new AppError('transaction/not-found')
  return kept
}

export const partyOf = ({ buyer_id, vendor_id }: Transaction, uid: string): Party => {
  if (uid === buyer_id) return 'buyer'
  if (uid === vendor_id) return 'vendor'
  throw new AppError('transaction/not-found')
}

/**
 * The one way in which a transaction changes: read, decide by the escrow table, write state,
 * event, ledger, stock, wallet and tasks in one commit that holds only while nothing else changed.
 * @throws AppError `transaction/action-not-allowed` with the actions that are
 */
export const act = async (deps: Deps, id: string, planner: Planner): Promise<Acted> => {
  let booked: readonly LedgerEntry[] = []
  const acted = await commitGuarded<Acted>(paceOf(deps), 'transaction/busy', async (batch) => {
    booked = []
    deps.failpoint?.('act:before-read')
    const kept = await requireTransaction(id)
    deps.failpoint?.('act:after-read')
    const now = deps.clock()
    const plan = await planner(kept.data, now)
    if (!plan) return { answer: { transaction: kept.data, replayed: true }, unchanged: true }
    const { who, command } = plan
    const outcome = decide(kept.data, command, who, now)
    if (outcome.kind === 'replayed') {
      return { answer: { transaction: kept.data, replayed: true }, unchanged: true }
    }
    addDecision(batch, kept, outcome.decision, now)
    plan.write?.(batch, outcome.decision)
    booked = outcome.decision.ledger
    deps.failpoint?.('act:before-commit')
    return { answer: { transaction: outcome.decision.transaction, replayed: false } }
  })
  logBooked(deps, booked)
  deps.failpoint?.('act:after-commit')
  return acted
}
