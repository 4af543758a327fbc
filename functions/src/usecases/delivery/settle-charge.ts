import { AppError } from '../../contract/api/errors'
import type {
  CarrierCharge,
  CarrierChargeBearer,
} from '../../contract/entities/orders/carrier-charge'
import { COLLECTIONS } from '../../contract/paths'
import { dueCharges, failingCharges } from '../../contract/queries/carriers'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import type { Versioned } from '../../db/firestore'
import { readCharge, saveCharge } from '../../db/orders/carrier-charges'
import { isDue, leftMinor, settledCharge } from '../../domain/delivery/carrier-charge'
import type { Deps } from '../deps'
import { dueKind, workDue } from '../jobs/due'
import { type By, type Entered, enter, type Recorded, requireEntered } from '../operator/recorded'
import { executeCommand } from '../transaction/execute-command'

/** @throws AppError `delivery/charge-not-found` */
export const requireCharge = async (id: string): Promise<Versioned<CarrierCharge>> => {
  const stored = await readCharge(id)
  if (!stored) throw new AppError('delivery/charge-not-found')
  return stored
}

const CARRIER = { role: 'system', id: 'shipbubble' } as const

const commandOf = (charge: CarrierCharge, by: CarrierChargeBearer) => {
  const { id: charge_id, returns_to } = charge
  const amount_minor = leftMinor(charge)
  return returns_to
    ? ({ action: 'credit_carrier', charge_id, amount_minor, by: returns_to } as const)
    : ({ action: 'adjust_carrier', charge_id, amount_minor, by } as const)
}

/** Takes a charge from its vendor if it is due, or gives it back. True if it did. */
const takeOne = async (deps: Deps, id: string): Promise<boolean> => {
  const { transaction_id } = (await requireCharge(id)).data
  const { replayed } = await executeCommand(deps, transaction_id, async (_, now) => {
    const stored = await requireCharge(id)
    if (!isDue(stored.data, now)) return null
    const state = stored.data.returns_to ? 'returned' : 'taken'
    return {
      actor: CARRIER,
      command: commandOf(stored.data, 'vendor'),
      write: (batch) => saveCharge(batch, settledCharge(stored.data, state, now), stored),
    }
  })
  return !replayed
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
  await executeCommand(deps, transaction_id, async (_, now) => {
    const stored = await requireCharge(id)
    const after = settledCharge(stored.data, state, now, by.reason)
    return {
      actor: { role: 'operator', id: by.operator },
      command: commandOf(stored.data, action === 'take' ? 'vendor' : 'platform'),
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
