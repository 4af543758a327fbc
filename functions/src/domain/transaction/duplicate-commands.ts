import { createHash } from 'node:crypto'
import type { Actor, Transaction } from '../../contract/entities/transaction'
import type { EscrowState, EscrowTransition } from '../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../contract/escrow/transitions'
import { canonicalJson } from './canonical-json'
import type { Command } from './decision'

/** Words about an action that may differ when the same thing is told again. */
const IGNORED_FIELDS = new Set([
  'action',
  'note',
  'provider_fee_minor',
  'due_at_ms',
  'taken_minor',
  'despite_chargeback',
])

/**
 * Of a dispute the reason is part of what is said; elsewhere it only explains. A chargeback is
 * known by its id alone.
 */
const isIgnored = (action: Command['action'], name: string): boolean =>
  IGNORED_FIELDS.has(name) ||
  (name === 'reason' && action !== 'dispute') ||
  (name === 'amount_minor' && action === 'chargeback')

/** Names what a command does, so that the same one is known again: `vendor:confirm:`. */
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

const isFact = (key: string): boolean => key.startsWith('provider:')
const doingOf = (key: string): string => key.slice(0, key.lastIndexOf(':'))

/**
 * Whether this very thing has happened already. What the provider reports is a fact and stays
 * known for ever. What others do is known until the same can be done afresh; where the table
 * offers it again, only doing it twice in a row is a repetition.
 */
export const isDuplicate = (
  { applied }: Pick<Transaction, 'applied'>,
  key: string,
  row: EscrowTransition | undefined,
): boolean => {
  if (row === undefined || isFact(key)) return applied.includes(key)
  return row.repeats !== true && applied.at(-1) === key
}

/** Entering a state begins a new round of what can be done in it. */
const isOver = (key: string, entered: EscrowState): boolean => {
  const doing = doingOf(key)
  return ESCROW_TRANSITIONS.some(
    (row) => row.from.includes(entered) && doing === `${row.actor}:${row.action}`,
  )
}

/** @param entered the state that was entered, or undefined where it stayed the same */
export const commandKeysAfter = (
  { applied }: Pick<Transaction, 'applied'>,
  key: string,
  entered: EscrowState | undefined,
): string[] => [
  ...applied.filter((known) => {
    if (isFact(known)) return known !== key
    return doingOf(known) !== doingOf(key) && (entered === undefined || !isOver(known, entered))
  }),
  key,
]
