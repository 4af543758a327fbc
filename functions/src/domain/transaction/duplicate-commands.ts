import { createHash } from 'node:crypto'
import type { Actor, Transaction } from '../../contract/entities/orders/transaction'
import type { EscrowState, EscrowTransition } from '../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../contract/escrow/transitions'
import { canonicalJson } from './canonical-json'
import type { Command } from './decision'

/** Fields that may differ between two reports of the same command. */
const IGNORED_FIELDS = new Set([
  'action',
  'note',
  'provider_fee_minor',
  'due_at_ms',
  'taken_minor',
  'delivery_fee_minor',
  'invoice_number',
  'despite_chargeback',
])

/** What a carrier took later or gave back: known by its id, whoever bears it and how much it is. */
const OF_CARRIER: readonly string[] = ['adjust_carrier', 'credit_carrier']

/**
 * Whether a field is left out of the command key. `reason` identifies only a dispute; a chargeback
 * is identified by its id, so its amount is ignored, and so is a carrier's later charge.
 */
const isIgnored = (action: Command['action'], name: string): boolean =>
  IGNORED_FIELDS.has(name) ||
  (name === 'reason' && action !== 'dispute') ||
  (name === 'amount_minor' && (action === 'chargeback' || OF_CARRIER.includes(action))) ||
  (name === 'by' && OF_CARRIER.includes(action))

/** The key by which a duplicate is recognized: actor, action and a digest of its input. */
export const commandKey = (actor: Actor, command: Command): string => {
  const what = Object.entries(command).filter(
    ([name, value]) => !isIgnored(command.action, name) && value !== undefined,
  )
  const digest =
    what.length === 0
      ? ''
      : createHash('sha256')
          .update(canonicalJson(Object.fromEntries(what)))
          .digest('hex')
          .slice(0, 16)
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
