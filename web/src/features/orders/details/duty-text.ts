import type { Deadline } from '@contract/entities/orders/deadline'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { heldUntil } from '@contract/escrow/actions'
import { stepLabel } from '@contract/escrow/steps'
import { dateText, timeText } from '@contract/lagos-text'
import { DAY_MS, type Timestamp, timestampFromMillis } from '@contract/time'
import { bookedCarrierOf, partyName } from '@/shared/parties/parties'

/** A day without its year: 5th Mar. */
const dayText = (at: Timestamp): string => dateText(at).split(',')[0] ?? ''

/** With its hour if it is today or tomorrow in Lagos. `now` is in epoch milliseconds. */
export const byText = (at: Timestamp, now: number): string => {
  const day = dateText(at)
  if (day === dateText(timestampFromMillis(now))) return `${timeText(at)} today`
  if (day === dateText(timestampFromMillis(now + DAY_MS))) return `${timeText(at)} tomorrow`
  return dayText(at)
}

/** The vendor's last days for what should have been shipped. */
export const isOverdue = ({ action, effect }: Deadline): boolean =>
  action === 'ship' && effect === 'refund_buyer'

/** What the reader must do, by the action of the escrow table. */
const OWN: Record<string, (by: string) => string> = {
  payment_confirmed: (by) => `Pay by ${by}`,
  confirm: (by) => `Confirm by ${by}`,
  ship: (by) => `Send it by ${by}`,
  deliver: (by) => `Hand it over by ${by}`,
  approve: (by) => `Look at it and say by ${by} if you’re happy`,
  add_message: (by) => `Answer the dispute by ${by}`,
  agree_return: (by) => `Answer the return by ${by}`,
  send_back: (by) => `Send it back by ${by}`,
  confirm_arrival: (by) => `Say when it is back, by ${by}`,
  accept_return: (by) => `Look at what came back by ${by}`,
}

/** What follows on the reader's own silence, where a list says it. */
const OR_ELSE: Record<string, string> = {
  payment_confirmed: ', or the order is cancelled',
  escalate: ', or Oja decides',
  confirm: ', or the buyer gets the money back',
  agree_return: ', or it comes back at your cost',
  accept_return: ', or it counts as accepted',
}

const OTHERS: Record<string, (name: string, by: string) => string> = {
  payment_confirmed: (name, by) => `${name} has until ${by} to pay`,
  confirm: (name, by) => `${name} has until ${by} to confirm`,
  ship: (name, by) => `${name} sends it by ${by}`,
  deliver: (name, by) => `${name} delivers it by ${by}`,
  approve: (name, by) => `${name} has until ${by} to look at it`,
  add_message: (name, by) => `${name} answers the dispute by ${by}`,
  agree_return: (name, by) => `${name} answers the return by ${by}`,
  send_back: (name, by) => `${name} sends it back by ${by}`,
  confirm_arrival: (name, by) => `On its way back: ${name} says by ${by} that it has come`,
  accept_return: (name, by) => `${name} looks at it by ${by}`,
}

const OUTSIDE: Record<Exclude<Deadline['actor'], Party>, (by: string) => string> = {
  system: (by) => `Agree by ${by}`,
  operator: (by) => `Oja decides by ${by}`,
  provider: (by) => `The buyer’s bank decides by ${by}`,
}

/** Who must do what, in one short sentence that `by` is a part of, from a party's view. */
export const dutyBy = (transaction: Transaction, party: Party, by: string): string => {
  const { deadline } = transaction
  if (!deadline) return ''
  const { actor, action } = deadline
  if (actor !== 'buyer' && actor !== 'vendor') return OUTSIDE[actor](by)
  const carrier = action === 'deliver' ? bookedCarrierOf(transaction) : undefined
  if (carrier) return `${carrier} delivers it by ${by}`
  return actor === party
    ? (OWN[action]?.(by) ?? `Have a look by ${by}`)
    : (OTHERS[action]?.(partyName(transaction, actor), by) ?? `Wait until ${by}`)
}

/**
 * Who must do what by when, in one short sentence; how it ended if it has. `alone` if nothing beside
 * it says what follows otherwise.
 */
export const dutyText = (
  transaction: Transaction,
  party: Party,
  now: number,
  alone = true,
): string => {
  const { deadline, ended_at } = transaction
  if (!deadline) return ended_at ? `${stepLabel(transaction)} on ${dateText(ended_at)}` : ''
  const { actor, action, at } = deadline
  const held = party === 'vendor' ? heldUntil(transaction) : null
  const by = byText(held === null ? at : timestampFromMillis(held), now)
  if (isOverdue(deadline)) {
    return actor === party
      ? `Late: send it by ${by}${alone ? OR_ELSE.confirm : ''}`
      : `${partyName(transaction, 'vendor')} is late: you may cancel`
  }
  const duty = dutyBy(transaction, party, by)
  return alone && (actor === party || actor === 'system') ? `${duty}${OR_ELSE[action] ?? ''}` : duty
}
