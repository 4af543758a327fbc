import { AppError } from '../../contract/api/errors'
import type { LedgerEntry } from '../../contract/entities/ledger'
import type { Party, Transaction } from '../../contract/entities/transaction'
import { commitWithRetry } from '../../db/commit'
import type { Batch, Versioned } from '../../db/firestore'
import { addDecision } from '../../db/orders/decisions'
import { readTransaction } from '../../db/orders/transactions'
import { decide } from '../../domain/transaction/decide'
import type { Command, Decision, EventActor } from '../../domain/transaction/decision'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { logPostedEntries } from '../ledger/log-posted-entries'

/** A command and its actor, planned from the transaction's current state. */
type Plan = {
  actor: EventActor
  command: Command
  /** Further writes in the same commit. */
  write?: (batch: Batch, decision: Decision) => void
}

/** Returns null to leave the transaction unchanged. */
export type PlanCommand = (
  transaction: Transaction,
  now: number,
) => Promise<Plan | null> | Plan | null

export type Acted = { transaction: Transaction; replayed: boolean }

/** @throws AppError `transaction/not-found` */
export const requireTransaction = async (id: string): Promise<Versioned<Transaction>> => {
  const stored = await readTransaction(id)
  if (!stored) throw new AppError('transaction/not-found')
  return stored
}

export const partyOf = ({ buyer_id, vendor_id }: Transaction, uid: string): Party => {
  if (uid === buyer_id) return 'buyer'
  if (uid === vendor_id) return 'vendor'
  throw new AppError('transaction/not-found')
}

/**
 * Executes a command, the only way to change a transaction: reads it, decides by the escrow table,
 * and writes state, event, ledger, stock, wallet and tasks in one commit that fails if anything
 * changed in between.
 * @throws AppError `transaction/action-not-allowed` with the actions that are allowed
 */
export const executeCommand = async (
  deps: Deps,
  id: string,
  planner: PlanCommand,
): Promise<Acted> => {
  let posted: readonly LedgerEntry[] = []
  const acted = await commitWithRetry<Acted>(
    backoffFrom(deps),
    'transaction/busy',
    async (batch) => {
      posted = []
      deps.failpoint?.('act:before-read')
      const stored = await requireTransaction(id)
      deps.failpoint?.('act:after-read')
      const now = deps.clock()
      const plan = await planner(stored.data, now)
      if (!plan) return { result: { transaction: stored.data, replayed: true }, skip_commit: true }
      const { actor, command } = plan
      const outcome = decide(stored.data, command, actor, now)
      if (outcome.kind === 'replayed') {
        return { result: { transaction: stored.data, replayed: true }, skip_commit: true }
      }
      addDecision(batch, stored, outcome.decision, now)
      plan.write?.(batch, outcome.decision)
      posted = outcome.decision.ledger
      deps.failpoint?.('act:before-commit')
      return { result: { transaction: outcome.decision.transaction, replayed: false } }
    },
  )
  logPostedEntries(deps, posted)
  deps.failpoint?.('act:after-commit')
  return acted
}
