import { AppError } from '../../../contract/api/errors'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { ReturnAddress } from '../../../contract/entities/orders/return'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { ReadStock } from '../../../db/catalog/stock'
import { commitWithRetry } from '../../../db/commit'
import { addCharge } from '../../../db/delivery/carrier-charges'
import type { Batch, Versioned } from '../../../db/firestore'
import { addDecision, moveVendorMoney } from '../../../db/orders/decisions'
import { readTransaction } from '../../../db/orders/transactions'
import { claimOf } from '../../../domain/delivery/carrier-charge'
import { decide } from '../../../domain/orders/transaction/decide'
import type { Command, Decision, EventActor } from '../../../domain/orders/transaction/decision'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import { handOutCodes } from './hand-out-codes'

/** A command and its actor, planned from the transaction's current state. */
type CommandPlan = {
  actor: EventActor
  command: Command
  /** The stock of what the command takes, which must be as it was read. */
  stocks?: readonly ReadStock[]
  /** Further writes in the same commit. */
  write?: (batch: Batch, decision: Decision) => void | Promise<void>
  /** Where goods go back to, instead of the store's own address. */
  return_to?: ReturnAddress | undefined
}

/** Returns null to leave the transaction unchanged. */
export type PlanCommand = (
  transaction: Transaction,
  now: number,
) => Promise<CommandPlan | null> | CommandPlan | null

export type Acted = { transaction: Transaction; replayed: boolean }

/** @throws AppError `transaction/not-found` */
export const requireTransaction = async (id: string): Promise<Versioned<Transaction>> => {
  const stored = await readTransaction(id)
  if (!stored) throw new AppError('transaction/not-found')
  return stored
}

/** The plans of several transactions, in their order, and further writes of all of them. */
type JointPlan = {
  plans: readonly (CommandPlan | null)[]
  write?: (batch: Batch) => void
}

type PlanCommands = (
  transactions: readonly Transaction[],
  now: number,
) => Promise<JointPlan> | JointPlan

/** A carrier lost a parcel: what it got for it is claimed, which waits for an operator from then on. */
const addClaim = (batch: Batch, before: Transaction, after: Transaction, now: number): void => {
  const { carrier_claim_minor: claimed = 0 } = after.money
  if (claimed > (before.money.carrier_claim_minor ?? 0)) addCharge(batch, claimOf(after, now))
}

/** Puts one planned command into the batch. */
const addPlanned = async (
  deps: Deps,
  batch: Batch,
  stored: Versioned<Transaction>,
  plan: CommandPlan | null | undefined,
  now: number,
): Promise<{ acted: Acted; decision?: Decision }> => {
  const unchanged = { acted: { transaction: stored.data, replayed: true } }
  if (!plan) return unchanged
  const outcome = decide(stored.data, plan.command, plan.actor, now)
  if (outcome.kind === 'replayed') return unchanged
  const { decision } = outcome
  addDecision(batch, stored, decision, now, plan.stocks)
  addClaim(batch, stored.data, decision.transaction, now)
  await handOutCodes(deps, batch, stored.data, decision.transaction, plan.return_to)
  await plan.write?.(batch, decision)
  return { acted: { transaction: decision.transaction, replayed: false }, decision }
}

/**
 * What the planner reads may be newer than the transactions, so its refusal counts only if these
 * are still as they were read. Null if another writer changed one of them.
 */
const planUnlessOvertaken = async (
  planner: PlanCommands,
  stored: readonly Versioned<Transaction>[],
  now: number,
): Promise<JointPlan | null> => {
  try {
    return await planner(
      stored.map(({ data }) => data),
      now,
    )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const current = await Promise.all(stored.map(({ data }) => readTransaction(data.id)))
    const isAsRead = stored.every(({ updated }, at) => current[at]?.updated.isEqual(updated))
    if (isAsRead) throw error
    return null
  }
}

/**
 * Executes commands, the only way to change transactions: reads them, decides each by the escrow
 * table, and writes state, event, ledger, stock, wallet and tasks of all in one commit that fails
 * if anything changed in between.
 * @throws AppError `transaction/action-not-allowed` with the actions that are allowed
 */
export const executeCommands = async (
  deps: Deps,
  ids: readonly string[],
  planner: PlanCommands,
): Promise<Acted[]> => {
  let posted: readonly LedgerEntry[] = []
  const acted = await commitWithRetry<Acted[]>(
    backoffFrom(deps),
    'transaction/busy',
    async (batch) => {
      posted = []
      deps.failpoint?.('act:before-read')
      const stored = await Promise.all(ids.map(requireTransaction))
      deps.failpoint?.('act:after-read')
      const now = deps.clock()
      const planned = await planUnlessOvertaken(planner, stored, now)
      if (!planned) return { overtaken: true }
      const { plans, write } = planned
      const done = await Promise.all(
        stored.map((one, index) => addPlanned(deps, batch, one, plans[index], now)),
      )
      const result = done.map((one) => one.acted)
      if (result.every(({ replayed }) => replayed)) return { result, skip_commit: true }
      const decisions = done.flatMap(({ decision }) => decision ?? [])
      await moveVendorMoney(batch, decisions, now)
      write?.(batch)
      posted = decisions.flatMap(({ ledger }) => ledger)
      deps.failpoint?.('act:before-commit')
      return { result }
    },
  )
  logPostedEntries(deps, posted)
  deps.failpoint?.('act:after-commit')
  return acted
}

/** Executes a command on one transaction, like `executeCommands`. */
export const executeCommand = async (
  deps: Deps,
  id: string,
  planner: PlanCommand,
): Promise<Acted> => {
  const [acted] = await executeCommands(deps, [id], async ([transaction], now) => ({
    plans: transaction ? [await planner(transaction, now)] : [],
  }))
  if (!acted) throw new AppError('transaction/not-found')
  return acted
}
