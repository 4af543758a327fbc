import { createHash } from 'node:crypto'
import type { Actor } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { EscrowState, EscrowTransition } from '../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../contract/escrow/transitions'
import { canonicalJson } from './canonical-json'
import type { Command, CommandAction, CommandOf } from './decision'

/**
 * What tells a command from another of its action. Everything else, said so here, is what the server
 * adds to it (sums, rates, numbers, instants) or words beside it, and may differ in a repetition.
 */
const IDENTIFIES: {
  [A in CommandAction]: Record<Exclude<keyof CommandOf<A>, 'action'>, boolean>
} = {
  payment_confirmed: {
    provider_fee_minor: false,
    failed_sale_cost_minor: false,
    invoice_number: false,
    vat: false,
  },
  payment_mismatched: {
    mismatch: true,
    amount_minor: true,
    currency: true,
    provider_fee_minor: false,
  },
  payment_late: { provider_fee_minor: false, failed_sale_cost_minor: false },
  keep: { invoice_number: false, vat: false },
  payment_failed: { note: false },
  transfer_rejected: { message_type: true, amount_minor: true },
  decline: { reason: false, is_missing: false },
  cancel: { reason: false },
  confirm_partial: { lines: true, delivery_fee_minor: false, reason: false },
  ship: { shipment: true },
  book: { shipment: true, fee_minor: false },
  // Known by its id, whoever bears it and how much it is.
  adjust_carrier: { charge_id: true, amount_minor: false, by: false },
  credit_carrier: {
    charge_id: true,
    amount_minor: false,
    by: false,
    is_fee: false,
    is_way_back: false,
  },
  settle_claim: { charge_id: true, paid_minor: false, refused_minor: false, is_returned: false },
  dispute: { reason: true, description: true, evidence_paths: true },
  add_evidence: { paths: true, text: true },
  add_message: { text: true },
  propose_settlement: { refund_minor: true, goods: true },
  accept_settlement: { refund_minor: true, goods: true },
  withdraw_settlement: { refund_minor: true, goods: true },
  decline_settlement: { refund_minor: true, goods: true, reason: false },
  resolve: {
    goods: true,
    outcome: true,
    refund_minor: true,
    carrier_fee_by: true,
    cost_by: true,
    reason: false,
    despite_chargeback: false,
  },
  chargeback: { chargeback_id: true, amount_minor: false, due_at_ms: false },
  attribute_chargeback: { chargeback_id: true, amount_minor: true, due_at_ms: false },
  move_chargeback: { chargeback_id: true },
  reattribute_chargeback: { chargeback_id: true, taken_minor: true, due_at_ms: false },
  chargeback_won: { chargeback_id: true },
  chargeback_lost: { chargeback_id: true, taken_minor: false },
  refund_processed: { provider_fee_minor: false, is_part: true },
  refund_returned: { provider_fee_minor: false, is_part: true },
  name_refund_account: { account: true, is_part: true },
  refund_delayed: { state: true, is_part: true },
  review: { review_id: true },
  extend_protection: { ends_ms: true },
  ask_return: { lines: true, reason: true, wish: true, description: true, photo_paths: true },
  agree_return: { way_back_by: false },
  offer_part: { amount_minor: true },
  accept_part: { amount_minor: true },
  decline_part: { amount_minor: true },
  offer_wait: { day: true },
  accept_wait: { day: true },
  decline_wait: { day: true },
  refuse_return: { reason: true, evidence_paths: true },
  contest_return: { reason: true, evidence_paths: true },
  send_back: { shipment: true },
  book_return: { shipment: true, carrier: false, fee_minor: false },
  accept_return: { is_sellable: false },
  mark_sellable: { is_sellable: true },
  waive_return: {},
  withdraw_return: {},
  take_back: {},
  confirm_arrival: { is_refused: false },
  note_arrival: { is_refused: false },
  carrier_return_cancelled: {},
  lapse_return: {},
  escalate_return: {},
  expire: { is_unmoved: false },
  release_reservation: {},
  confirm: {},
  accept_partial: {},
  allow_cancellation: {},
  carrier_delivered: {},
  carrier_cancelled: {},
  carrier_empty: {},
  deliver_with_code: {},
  deliver: {},
  receive: {},
  approve: {},
  auto_release: {},
  remind: {},
  withdraw: {},
  accept_refund: {},
  resolve_by_default: {},
  escalate: {},
}

/** What a carrier took later or gave back. */
const OF_CARRIER: readonly string[] = ['adjust_carrier', 'credit_carrier', 'settle_claim']

/** The fields of a command without what may differ in a repetition. */
const identityOf = (command: Command): Record<string, unknown> => {
  const fields: Readonly<Record<string, boolean>> = IDENTIFIES[command.action]
  return Object.fromEntries(
    Object.entries(command).filter(([name, value]) => fields[name] && value !== undefined),
  )
}

/**
 * The key by which a duplicate is recognized: actor, action and a digest of its input. What a
 * carrier took or gave back is one fact whoever says it.
 */
export const commandKey = (by: Actor, command: Command): string => {
  const actor = OF_CARRIER.includes(command.action) ? 'system' : by
  const what = identityOf(command)
  const digest =
    Object.keys(what).length === 0
      ? ''
      : createHash('sha256').update(canonicalJson(what)).digest('hex').slice(0, 16)
  return `${actor}:${command.action}:${digest}`
}

const doingOf = (key: string): string => key.slice(0, key.lastIndexOf(':'))
/** What somebody outside reported, which happens once however often it is said. */
const isFact = (key: string): boolean =>
  key.startsWith('provider:') || OF_CARRIER.some((action) => doingOf(key) === `system:${action}`)

/**
 * Whether the command was applied before. Keys of facts are never
 * dropped. Other keys are dropped once their action can be taken again; if the table allows the
 * action now, only the same command twice in a row is a duplicate.
 */
export const isDuplicate = (
  { applied_commands }: Pick<Transaction, 'applied_commands'>,
  key: string,
  row: EscrowTransition | undefined,
): boolean => {
  if (row === undefined || isFact(key)) return applied_commands.includes(key)
  return row.repeats !== true && applied_commands.at(-1) === key
}

/** Whether the entered state allows this key's action again. */
const isOver = (key: string, entered: EscrowState): boolean => {
  const doing = doingOf(key)
  return ESCROW_TRANSITIONS.some(
    (row) => row.from.includes(entered) && doing === `${row.actor}:${row.action}`,
  )
}

/** @param entered the state that was entered; undefined if the state did not change */
export const commandKeysAfter = (
  { applied_commands }: Pick<Transaction, 'applied_commands'>,
  key: string,
  entered: EscrowState | undefined,
): string[] => [
  ...applied_commands.filter((known) => {
    if (isFact(known)) return known !== key
    return doingOf(known) !== doingOf(key) && (entered === undefined || !isOver(known, entered))
  }),
  key,
]
