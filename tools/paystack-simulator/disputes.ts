import { moveBalance } from './balance'
import { chargeView } from './charges'
import type { Charge, Dispute } from './model'
import { iso, isoOrNull } from './wire'
import { nextLongId, type World } from './world'

const HOUR_MS = 3_600_000
const RESPOND_WITHIN_MS = 16 * HOUR_MS
const REMIND_EVERY_MS = 4 * HOUR_MS

/** The dispute's own `transaction_reference` is null; the transaction's isn't. */
export const disputeView = (world: World, dispute: Dispute) => {
  const charge = world.state.charges.get(dispute.charge_reference)
  if (!charge) throw new Error(`The charge of dispute ${dispute.id} is gone`)
  const { id, refund_amount, status, resolution, evidence, message } = dispute
  const createdAt = iso(dispute.created_at)
  return {
    ...{ id, refund_amount, currency: charge.currency, status, resolution, evidence },
    ...{ transaction_reference: null, merchant_transaction_reference: null },
    ...{
      source: 'bank',
      category: dispute.category ?? 'chargeback',
      bin: null,
      last4: null,
      note: null,
    },
    transaction: chargeView(charge),
    customer: { email: charge.email },
    attachments: dispute.uploaded_files.at(-1) ?? null,
    messages: message ? [{ sender: 'merchant', body: message, createdAt }] : [],
    history: [{ status, by: 'bank', createdAt }],
    dueAt: iso(dispute.due_at),
    resolvedAt: isoOrNull(dispute.resolved_at),
    createdAt,
    updatedAt: iso(dispute.resolved_at ?? dispute.created_at),
  }
}

const emitPhase = (
  world: World,
  dispute: Dispute,
  phase: 'create' | 'remind' | 'resolve',
): void => {
  world.emit(`charge.dispute.${phase}`, disputeView(world, dispute))
}

/** Opens a chargeback: the payer's bank claims the money. */
export const openDispute = (
  world: World,
  charge: Charge,
  wanted: {
    refund_amount?: number | undefined
    due_in_ms?: number | undefined
    category?: string | undefined
  } = {},
): Dispute => {
  const at = world.now()
  const dispute: Dispute = {
    id: nextLongId(world),
    charge_reference: charge.reference,
    refund_amount: wanted.refund_amount ?? charge.amount,
    ...(wanted.category && { category: wanted.category }),
    status: 'awaiting-merchant-feedback',
    resolution: null,
    message: null,
    evidence: null,
    uploaded_files: [],
    due_at: at + (wanted.due_in_ms ?? RESPOND_WITHIN_MS),
    reminded_at: at,
    created_at: at,
    resolved_at: null,
  }
  world.state.disputes.set(String(dispute.id), dispute)
  emitPhase(world, dispute, 'create')
  return dispute
}

export const remindOfDispute = (world: World, dispute: Dispute): void => {
  if (dispute.status !== 'awaiting-merchant-feedback') return
  dispute.reminded_at = world.now()
  emitPhase(world, dispute, 'remind')
}

/** Resolves a dispute. The refunded amount leaves the balance, even below zero. */
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
  emitPhase(world, dispute, 'resolve')
}

/** Resolves a dispute against the merchant: its whole `refund_amount` is refunded. */
export const loseDispute = (world: World, dispute: Dispute, resolution: string): void =>
  closeDispute(world, dispute, resolution, dispute.refund_amount)

export const winDispute = (world: World, dispute: Dispute): void =>
  closeDispute(world, dispute, 'declined', 0)

/** Sends due reminders and auto-accepts disputes without a response from the merchant. */
export const ageDisputes = (world: World): void => {
  const now = world.now()
  for (const dispute of world.state.disputes.values()) {
    if (dispute.status !== 'awaiting-merchant-feedback') continue
    if (now >= dispute.due_at) loseDispute(world, dispute, 'auto-accepted')
    else if (now >= dispute.reminded_at + REMIND_EVERY_MS) remindOfDispute(world, dispute)
  }
}
