import { AppError } from '../../contract/api/errors'
import type {
  CarrierCharge,
  CarrierChargeBearer,
} from '../../contract/entities/orders/carrier-charge'
import { timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import type { Versioned } from '../../db/firestore'
import { dueCharges, readCharge, saveCharge } from '../../db/orders/carrier-charges'
import { isDue, leftMinor, settledCharge } from '../../domain/delivery/carrier-charge'
import { backoffFrom, FAILING_AFTER, retryDelayMs } from '../backoff'
import type { Deps } from '../deps'
import { type By, type Entered, enter, type Recorded, requireEntered } from '../operator/recorded'
import { executeCommand } from '../transaction/execute-command'
import { workThrough } from '../work-through'

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
const takeOne = async (deps: Deps, { id, transaction_id }: CarrierCharge): Promise<boolean> => {
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

const postpone = (deps: Deps, { id }: CarrierCharge): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await requireCharge(id)
    if (!isDue(stored.data, now)) return { result: undefined, skip_commit: true }
    const due_failures = (stored.data.due_failures ?? 0) + 1
    const take_at = timestampFromMillis(now + retryDelayMs(due_failures - 1))
    saveCharge(batch, { ...stored.data, take_at, due_failures }, stored)
    if (due_failures === FAILING_AFTER) deps.log.error('A due item keeps failing', { id })
    return { result: undefined }
  })

/**
 * Takes what carriers charged later from the vendors who didn't object in time, and gives back what
 * carriers gave back, each once.
 */
export const takeDueCharges = (deps: Deps): Promise<number> =>
  workThrough<CarrierCharge>(deps, {
    page: (limit) => dueCharges(deps.clock(), limit),
    idOf: ({ id }) => id,
    work: (charge) => takeOne(deps, charge),
    postpone: (charge) => postpone(deps, charge),
    failure: 'What a carrier charged could not be taken',
  })

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
