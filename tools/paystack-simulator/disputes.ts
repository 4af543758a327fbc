import { moveBalance } from './balance'
import type { Charge, Dispute } from './model'
import { disputeView } from './views/dispute'
import { nextLongId, type World } from './world'

const HOUR_MS = 3_600_000
const ANSWER_WITHIN_MS = 16 * HOUR_MS
const REMIND_EVERY_MS = 4 * HOUR_MS

const tell = (world: World, dispute: Dispute, phase: 'create' | 'remind' | 'resolve'): void => {
  world.emit(`charge.dispute.${phase}`, disputeView(world, dispute))
}

/** The payer's bank asks the money of a charge back. */
export const openDispute = (
  world: World,
  charge: Charge,
  wanted: { refund_amount?: number; due_in_ms?: number } = {},
): Dispute => {
  const at = world.now()
  const dispute: Dispute = {
    id: nextLongId(world),
    charge_reference: charge.reference,
    refund_amount: wanted.refund_amount ?? charge.amount,
    status: 'awaiting-merchant-feedback',
    resolution: null,
    message: null,
    evidence: null,
    uploaded_files: [],
    due_at: at + (wanted.due_in_ms ?? ANSWER_WITHIN_MS),
    reminded_at: at,
    created_at: at,
    resolved_at: null,
  }
  world.state.disputes.set(String(dispute.id), dispute)
  tell(world, dispute, 'create')
  return dispute
}

export const remindOfDispute = (world: World, dispute: Dispute): void => {
  if (dispute.status !== 'awaiting-merchant-feedback') return
  dispute.reminded_at = world.now()
  tell(world, dispute, 'remind')
}

/** The end of a dispute. What is given back leaves the balance, even below zero. */
export const closeDispute = (
  world: World,
  dispute: Dispute,
  resolution: string,
  refund_amount: number,
): void => {
  if (dispute.status === 'resolved') return
  dispute.status = 'resolved'
  dispute.resolution = resolution
  dispute.refund_amount = refund_amount
  dispute.resolved_at = world.now()
  if (refund_amount > 0) {
    moveBalance(world, {
      currency: world.state.charges.get(dispute.charge_reference)?.currency ?? 'NGN',
      difference: -refund_amount,
      model: 'Dispute',
      row: String(dispute.id),
      reason: 'Chargeback',
    })
  }
  tell(world, dispute, 'resolve')
}

/** The bank's decision, or nobody's answer: the whole amount goes back. */
export const loseDispute = (world: World, dispute: Dispute, resolution: string): void =>
  closeDispute(world, dispute, resolution, dispute.refund_amount)

export const winDispute = (world: World, dispute: Dispute): void =>
  closeDispute(world, dispute, 'declined', 0)

/** Reminders, and what nobody's answer means once an answer is due. */
export const ageDisputes = (world: World): void => {
  const now = world.now()
  for (const dispute of world.state.disputes.values()) {
    if (dispute.status !== 'awaiting-merchant-feedback') continue
    if (now >= dispute.due_at) loseDispute(world, dispute, 'auto-accepted')
    else if (now >= dispute.reminded_at + REMIND_EVERY_MS) remindOfDispute(world, dispute)
  }
}
