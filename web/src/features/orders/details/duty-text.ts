import type { Deadline, Party, Transaction } from '@contract/entities/orders/transaction'
import { heldUntil } from '@contract/escrow/actions'
import { stepLabel } from '@contract/escrow/steps'
import { dateText, timeText } from '@contract/lagos-text'
import { DAY_MS, type Timestamp, timestampFromMillis } from '@contract/time'
import { bookedCarrierOf, partyName } from '@/lib/parties'
import { isOverdue } from './deadline-text'

/** A day without its year: 5th Mar. */
const dayText = (at: Timestamp): string => dateText(at).split(',')[0] ?? ''

/** With its hour if it is today or tomorrow in Lagos. `now` is in epoch milliseconds. */
export const byText = (at: Timestamp, now: number): string => {
  const day = dateText(at)
  if (day === dateText(timestampFromMillis(now))) return `${timeText(at)} today`
  if (day === dateText(timestampFromMillis(now + DAY_MS))) return `${timeText(at)} tomorrow`
  return dayText(at)
}

/** What the reader must do, by the action of the escrow table. */
const OWN: Record<string, (by: string) => string> = {
  payment_confirmed: (by) => `Pay by ${by}, or the order is cancelled`,
  confirm: (by) => `Confirm by ${by}, or the buyer gets the money back`,
  ship: (by) => `Send it by ${by}`,
  deliver: (by) => `Hand it over by ${by}`,
  approve: (by) => `Look at it and say by ${by} if you’re happy`,
  add_message: (by) => `Answer the dispute by ${by}`,
}

const OTHERS: Record<string, (name: string, by: string) => string> = {
  payment_confirmed: (name, by) => `${name} has until ${by} to pay`,
  confirm: (name, by) => `${name} has until ${by} to confirm`,
  ship: (name, by) => `${name} sends it by ${by}`,
  deliver: (name, by) => `${name} delivers it by ${by}`,
  approve: (name, by) => `${name} has until ${by} to look at it`,
  add_message: (name, by) => `${name} answers the dispute by ${by}`,
}

const OUTSIDE: Record<Exclude<Deadline['actor'], Party>, (by: string) => string> = {
  system: (by) => `Agree by ${by}, or Oja decides`,
  operator: (by) => `Oja decides by ${by}`,
  provider: (by) => `The buyer’s bank decides by ${by}`,
}

/** Who must do what by when, in one short sentence; how it ended if it has. */
export const dutyText = (transaction: Transaction, party: Party, now: number): string => {
  const { deadline, ended_at } = transaction
  if (!deadline) return ended_at ? `${stepLabel(transaction)} on ${dateText(ended_at)}` : ''
  const { actor, action, at } = deadline
  const held = party === 'vendor' ? heldUntil(transaction) : null
  const by = byText(held === null ? at : timestampFromMillis(held), now)
  if (actor !== 'buyer' && actor !== 'vendor') return OUTSIDE[actor](by)
  const carrier = action === 'deliver' ? bookedCarrierOf(transaction) : undefined
  if (carrier) return `${carrier} delivers it by ${by}`
  if (isOverdue(deadline)) {
    return actor === party
      ? `Late: send it by ${by}, or the buyer gets the money back`
      : `${partyName(transaction, actor)} is late: you may cancel`
  }
  return actor === party
    ? (OWN[action]?.(by) ?? `Have a look by ${by}`)
    : (OTHERS[action]?.(partyName(transaction, actor), by) ?? `Wait until ${by}`)
}
