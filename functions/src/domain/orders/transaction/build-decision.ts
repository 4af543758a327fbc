import { wayThereMinor } from '../../../contract/entities/money/statement'
import { isChargebackOpen } from '../../../contract/entities/orders/chargeback'
import type { Deadline } from '../../../contract/entities/orders/deadline'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { DisputeEntry } from '../../../contract/entities/orders/transaction-parts'
import type { OutboxTask } from '../../../contract/entities/outbox'
import { isBookedBack } from '../../../contract/escrow/actions'
import type { EscrowState } from '../../../contract/escrow/transition'
import { timestampFromMillis } from '../../../contract/time'
import { claimsWithin } from '../../money/chargeback/left-to-claim'
import { arrivalDeadline, dueAt } from './deadlines'
import type { Decision, EventActor } from './decision'
import { commandKeysAfter } from './duplicate-commands'
import type { DecisionContext, EffectResult, EffectTask } from './effects/effect-result'
import { eventId } from './event-id'
import { partBackOf } from './posting/burden'
import { postEntries } from './posting/ledger'
import type { MoneyMovement } from './posting/movement'
import { taxLines, vatEntries } from './posting/vat'
import { stockMoves } from './stock-movements'
import { storedStatus } from './stored-status'

/** What moves, with what the vendor pays for a sale that failed. */
export type DecidedMove = MoneyMovement & { vendor_cost_minor: number }

export type AppliedTransition = DecisionContext & {
  to: Exclude<EscrowState, 'none'>
  key: string
  result: EffectResult
  move: DecidedMove
}

/** Both parties read the timeline: which operator it was is said in the audit log alone. */
const shownActor = (actor: EventActor): EventActor =>
  actor.role === 'operator' ? { role: 'operator', id: 'oja' } : actor

type Clock = Partial<Pick<Transaction, 'deadline' | 'due_at' | 'reminders_sent'>>

/** Returns the next deadline, with its reminder count at zero, or `{}` to keep the current one. */
const nextDeadline = (after: Transaction, { from, to, result, now }: AppliedTransition): Clock => {
  const isEntered = from !== to
  const deadline: Deadline | null | undefined =
    result.deadline ?? (isEntered ? arrivalDeadline(to, after, now) : undefined)
  if (deadline === undefined) return {}
  return { deadline, due_at: dueAt({ ...after, deadline }, now), reminders_sent: 0 }
}

/**
 * The vendor bears a carrier's fee that may come back: the parcel wasn't seen to arrive, and nothing
 * was to be sent once more, for which it had to.
 */
const isCancellable = ({ transaction, to, move }: AppliedTransition): boolean =>
  to === 'reversed' &&
  transaction.round === undefined &&
  wayThereMinor(transaction) > 0 &&
  transaction.shipment?.delivered_at === undefined &&
  move.vendor_minor < 0 &&
  move.entries.some(({ kind }) => kind === 'refund')

/** Nobody needs the carrier of goods that go back any more: they never came, and it is over. */
const isWayBackLeft = (before: Transaction, after: Transaction): boolean =>
  isBookedBack(before) && after.return?.outcome !== undefined && !!after.way_back?.fee_minor

/** An operator decided a contested case, and said so twice. */
const isDecidedDespite = ({ transaction, row }: AppliedTransition): boolean =>
  row.action === 'resolve' && transaction.chargebacks.some(isChargebackOpen)

type Task = (
  applied: AppliedTransition,
  after: Transaction,
  event_id: string,
) => OutboxTask | false | null | undefined

const ofEffect =
  (kind: EffectTask['kind']): Task =>
  ({ result: { task } }) =>
    task?.kind === kind && task

/** What is asked of others, in the order in which it is; each is one task or none. */
export const TASKS: Record<
  EffectTask['kind'] | 'carrier_cancel' | 'way_back_cancel' | 'refund' | 'tax_documents',
  Task
> = {
  chargeback_evidence: ofEffect('chargeback_evidence'),
  carrier_proof: ofEffect('carrier_proof'),
  carrier_cancel: (applied, { id: transaction_id }) =>
    isCancellable(applied) && { kind: 'carrier_cancel', transaction_id },
  way_back_cancel: ({ transaction }, after) =>
    isWayBackLeft(transaction, after) && {
      kind: 'carrier_cancel',
      transaction_id: after.id,
      is_way_back: true,
    },
  refund: (applied, { id: transaction_id, payment: { reference: payment_reference } }) =>
    applied.move.to_refund && {
      kind: 'refund',
      transaction_id,
      payment_reference,
      ...applied.move.to_refund,
      ...(isDecidedDespite(applied) && { despite_chargeback: true }),
    },
  tax_documents: ({ transaction, now }, after, event_id) => {
    const lines = taxLines(transaction, after)
    if (lines.length === 0) return undefined
    const at = timestampFromMillis(now)
    return { kind: 'tax_documents', transaction_id: after.id, event_id, at, lines }
  },
}

const tasksOf = (...of: Parameters<Task>): OutboxTask[] =>
  Object.values(TASKS).flatMap((task) => task(...of) || [])

const entryOf = ({ result, now }: AppliedTransition, id: string): DisputeEntry | null =>
  result.entry
    ? { ...result.entry, paths: [...result.entry.paths], id, at: timestampFromMillis(now) }
    : null

/** An order that ends by something else than its open return ends it too, with the money or without. */
const returnEnded = (
  order: Transaction,
  { row, result, now }: AppliedTransition,
): Pick<Transaction, 'return'> | undefined => {
  const { return: open } = order
  if (!open || open.outcome) return undefined
  const effect = result.effect ?? row.money
  const isKept = effect === 'borne' && partBackOf(order).back_minor === 0
  const outcome = effect === 'release' || isKept ? 'refused' : 'refunded'
  return { return: { ...open, offer: null, outcome, ended_at: timestampFromMillis(now) } }
}

/** Builds the new transaction, with its deadline, money, stock movement, event and entries. */
export const buildDecision = (applied: AppliedTransition): Decision => {
  const { transaction, from, to, actor, row, key, result, move, now } = applied
  const at = timestampFromMillis(now)
  const event_count = transaction.event_count + 1
  const id = eventId(event_count, row.action)
  const { due_failures } = transaction
  const patched = { ...transaction, money: move.money, refund: move.refund, ...result.patch }
  const { status, fulfilment, is_end } = storedStatus(to, patched)
  const moved = { ...patched, chargebacks: claimsWithin(patched) }
  const drafts = [...move.entries, ...vatEntries(transaction, moved)]
  const { entries, chain } = postEntries(transaction.id, transaction.ledger, id, drafts, now)
  const after: Transaction = {
    ...moved,
    ...(is_end && returnEnded(patched, applied)),
    status,
    fulfilment,
    ledger: chain,
    event_count,
    applied_commands: commandKeysAfter(transaction, key, from === to ? undefined : to),
    updated_at: at,
    ended_at: is_end ? (transaction.ended_at ?? at) : null,
  }
  const timed = {
    ...after,
    ...nextDeadline(after, applied),
    ...(due_failures && { due_failures: 0 }),
  }
  return {
    transaction: timed,
    event: {
      id,
      transaction_id: transaction.id,
      actor: shownActor(actor),
      action: row.action,
      from,
      to,
      note: result.note ?? null,
      amount_minor: move.amount_minor ?? result.amount_minor ?? null,
      at,
      deadline_at: timed.deadline?.at ?? null,
    },
    ledger: entries,
    stock: result.stock ?? stockMoves(transaction, from, to),
    unpaid_end: from === 'pending' && to !== 'pending' ? (row.lapses ? 'lapsed' : 'settled') : null,
    vendor_minor: move.vendor_minor,
    vendor_cost_minor: move.vendor_cost_minor,
    dispute_entry: entryOf(applied, id),
    tasks: tasksOf(applied, after, id),
    ...(result.tasks_at !== undefined && { tasks_at: result.tasks_at }),
  }
}
