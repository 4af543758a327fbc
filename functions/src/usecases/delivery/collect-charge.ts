import { AppError } from '../../contract/api/errors'
import type {
  CarrierCharge,
  CarrierChargeBearer,
} from '../../contract/entities/delivery/carrier-charge'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { COLLECTIONS } from '../../contract/paths'
import { dueCharges, failingCharges } from '../../contract/queries/delivery/carriers'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import { readCharge, saveCharge } from '../../db/delivery/carrier-charges'
import type { Batch, Versioned } from '../../db/firestore'
import { carrierActor } from '../../domain/delivery/carrier-actor'
import {
  claimAfterReturn,
  claimIdOf,
  concludedCharge,
  feeReturn,
  isDue,
  leftMinor,
} from '../../domain/delivery/carrier-charge'
import type { Command } from '../../domain/orders/transaction/decision'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { dueKind, workDue } from '../jobs/due'
import { type By, type Entered, enter, type Recorded, requireEntered } from '../operators/recorded'
import { shownReason } from '../operators/shown-reason'
import { executeCommand } from '../orders/transaction/execute-command'

/** @throws AppError `delivery/charge-not-found` */
export const requireCharge = async (id: string): Promise<Versioned<CarrierCharge>> => {
  const stored = await readCharge(id)
  if (!stored) throw new AppError('delivery/charge-not-found')
  return stored
}

const commandOf = (
  charge: CarrierCharge,
  by: CarrierChargeBearer,
  transaction: Transaction,
): Command | null => {
  const { id: charge_id, returns_to, is_fee, is_way_back } = charge
  const amount_minor = leftMinor(charge)
  if (is_fee) return feeReturn(transaction, charge_id, amount_minor, is_way_back)
  return returns_to
    ? { action: 'credit_carrier', charge_id, amount_minor, by: returns_to }
    : { action: 'adjust_carrier', charge_id, amount_minor, by }
}

/** The claim of which a carrier gave back a part, in the commit that posts it. */
const saveReturn = async (batch: Batch, id: string, command: Command, now: number) => {
  if (command.action !== 'settle_claim') return
  const claim = await readCharge(claimIdOf(id))
  if (claim) saveCharge(batch, claimAfterReturn(claim.data, command.paid_minor, now), claim)
}

/** All of it is back already, by another way: nothing is left to give. */
const withdraw = (deps: Deps, id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await requireCharge(id)
    const now = deps.clock()
    if (!isDue(stored.data, now)) return { result: undefined, skip_commit: true }
    saveCharge(batch, concludedCharge(stored.data, 'withdrawn', now), stored)
    return { result: undefined }
  })

/** Takes a charge from its vendor if it is due, or gives it back. True if it did. */
const takeOne = async (deps: Deps, id: string): Promise<boolean> => {
  const { transaction_id } = (await requireCharge(id)).data
  let isNothing = false
  const { replayed } = await executeCommand(deps, transaction_id, async (transaction, now) => {
    const stored = await requireCharge(id)
    if (!isDue(stored.data, now)) return null
    const command = commandOf(stored.data, 'vendor', transaction)
    isNothing = command === null
    if (!command) return null
    const state = stored.data.returns_to ? 'returned' : 'taken'
    return {
      actor: carrierActor(transaction),
      command,
      write: async (batch) => {
        saveCharge(batch, concludedCharge(stored.data, state, now), stored)
        await saveReturn(batch, transaction_id, command, now)
      },
    }
  })
  if (isNothing) await withdraw(deps, id)
  return !replayed || isNothing
}

/** What carriers charged later, or gave back. */
export const CHARGES = dueKind<CarrierCharge>({
  name: 'carrier charge',
  collections: [COLLECTIONS.carrierCharges],
  fields: { at: 'take_at', failures: 'due_failures' },
  due: (now, limit) => bind(dueCharges, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingCharges, { least }),
  isWaiting: ({ state }) => state === 'announced',
  work: takeOne,
  failure: 'What a carrier charged could not be taken',
  describe: ({ take_at, transaction_id }) => ({
    subject: { type: 'transaction', id: transaction_id },
    due_at: take_at,
  }),
})

/**
 * Takes what carriers charged later from the vendors who didn't object in time, and gives back what
 * carriers gave back, each once.
 */
export const takeDueCharges = (deps: Deps): Promise<number> => workDue(deps, CHARGES)

type ChargeDecision = By & { action: 'take' | 'waive' }

/**
 * An operator decides an objection: the vendor pays after all, or we do.
 * @throws AppError `delivery/charge-settled`, `delivery/charge-not-found`
 */
export const decideCharge = async (
  deps: Deps,
  id: string,
  { action, ...by }: ChargeDecision,
): Promise<Recorded<{ done: true }>> => {
  const { transaction_id } = (await requireCharge(id)).data
  const state = action === 'take' ? 'taken' : 'waived'
  let entered: Entered | undefined
  await executeCommand(deps, transaction_id, async (transaction, now) => {
    const stored = await requireCharge(id)
    const after = concludedCharge(stored.data, state, now, shownReason(by))
    const command = commandOf(stored.data, action === 'take' ? 'vendor' : 'platform', transaction)
    if (!command) throw new AppError('delivery/charge-settled')
    return {
      actor: { role: 'operator', id: by.operator },
      command,
      write: async (batch) => {
        saveCharge(batch, after, stored)
        const entry = {
          action: `${action}-carrier-charge`,
          subject: transaction_id,
          before: { charge: id, state: stored.data.state },
          after: { charge: id, state, amount_minor: leftMinor(after) },
        }
        entered = await enter(deps, batch, by, entry, now)
      },
    }
  })
  return requireEntered(entered)({ done: true })
}
