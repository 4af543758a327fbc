import { heldUntil } from '@contract/escrow-actions'
import { instantText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { timestampFromMillis } from '@contract/time'
import type { Deadline, DeadlineEffect, Party, Transaction } from '@contract/transaction'
import { partyName } from '@/lib/parties'

const OTHER_ACTORS: Record<Exclude<Deadline['actor'], Party>, string> = {
  system: 'Both of you',
  operator: 'Oja',
  provider: 'The buyer’s bank',
}

/** What is waited for, after "You:"; after a name it stands just as well. */
const VERBS: Record<string, string> = {
  payment_confirmed: 'pay',
  confirm: 'confirm the order',
  ship: 'ship',
  deliver: 'deliver',
  approve: 'approve',
  add_message: 'answer the dispute',
  escalate: 'settle',
  resolve: 'decide',
  chargeback_won: 'decide',
}

type Told = { transaction: Transaction; party: Party }

const amountOf = ({ transaction }: Told, amount_minor: number) =>
  formatMoney(amount_minor, transaction.currency)

const nameOf = ({ transaction, party }: Told, whom: Party) =>
  whom === party ? 'you' : partyName(transaction, whom)

const heldIn = (told: Told): string => amountOf(told, told.transaction.money.held_minor)

const allBack = (told: Told): string => `${heldIn(told)} goes back to ${nameOf(told, 'buyer')}`

const released = (told: Told): string => {
  const { amount_paid, escrow_fee } = told.transaction
  return `${amountOf(told, amount_paid - escrow_fee)} is released to ${nameOf(told, 'vendor')}`
}

/** Silence never pays for goods that weren't delivered. */
const byDefault = (told: Told): string => {
  const { dispute, shipment } = told.transaction
  if (dispute?.raised_by === 'buyer') return allBack(told)
  return shipment?.delivered_at ? released(told) : 'the dispute is closed and the order goes on'
}

const CONSEQUENCES: Record<DeadlineEffect, (told: Told) => string> = {
  reverse_unpaid: () => ', or the order is cancelled and nobody is charged',
  refund_buyer: (told) => `, or ${allBack(told)}`,
  allow_cancellation: (told) =>
    `, or ${nameOf(told, 'buyer')} may cancel and get ${heldIn(told)} back`,
  release_to_vendor: (told) => `, or ${released(told)}`,
  decide_by_default: (told) => `, or ${byDefault(told)}`,
  escalate: () => ', or Oja decides',
  stay_held: (told) => `; ${heldIn(told)} stays held until then`,
}

const actorName = (told: Told, actor: Deadline['actor']): string => {
  if (actor === 'buyer' || actor === 'vendor') {
    return actor === told.party ? 'You' : partyName(told.transaction, actor)
  }
  return OTHER_ACTORS[actor]
}

/**
 * Who must do what by when, and what happens to the money otherwise, as this party reads it;
 * undefined where nothing is waited for.
 */
export const deadlineText = (transaction: Transaction, party: Party): string | undefined => {
  const { deadline } = transaction
  if (!deadline) return undefined
  const told = { transaction, party }
  const held = heldUntil(transaction)
  if (held !== null && party === 'vendor') {
    const until = instantText(timestampFromMillis(held))
    return `Held until ${until} for ${nameOf(told, 'buyer')}, who has not paid yet; then the items go back on sale`
  }
  const duty = `${actorName(told, deadline.actor)}: ${VERBS[deadline.action] ?? deadline.action}`
  return `${duty} by ${instantText(deadline.at)}${CONSEQUENCES[deadline.effect](told)}`
}
