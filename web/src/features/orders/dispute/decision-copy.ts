import { sharesOf } from '@contract/entities/statement'
import type { Party, Transaction } from '@contract/entities/transaction'
import { hoursText, POLICY } from '@contract/escrow/policy'
import { formatMoney } from '@contract/money'
import type { ConfirmWords } from '@/lib/confirm-dialog'
import { partyName } from '@/lib/parties'
import { asRead } from './names'

export const DECISIONS = ['accept_settlement', 'approve', 'accept_refund', 'withdraw'] as const
export type Decision = (typeof DECISIONS)[number]

export type DecisionWords = ConfirmWords & { label: string }

const settlement = (transaction: Transaction, party: Party): DecisionWords => {
  const { currency, dispute } = transaction
  const shares = sharesOf(transaction, dispute?.proposal?.refund_minor ?? 0)
  const back = formatMoney(shares?.buyer_minor ?? 0, currency)
  const rest = formatMoney(shares?.vendor_minor ?? 0, currency)
  const buyer = asRead(transaction, 'buyer', party)
  const vendor = asRead(transaction, 'vendor', party)
  return {
    label: 'Accept the offer',
    title: 'Accept this settlement?',
    text: `${back} goes back to ${buyer} and ${rest} to ${vendor}, at once. The dispute ends. This can’t be undone.`,
    button: `Accept: ${back} to ${buyer}, ${rest} to ${vendor}`,
    done: 'Settled. Both of you have been told.',
    isDanger: false,
  }
}

const raisedIn = ({ disputes_raised }: Transaction) =>
  disputes_raised.buyer + disputes_raised.vendor

/** Only the first dispute guarantees a minimum time (`resume_min_ms`) after it ends. */
const timeLeft = (transaction: Transaction): string =>
  raisedIn(transaction) > 1
    ? 'the time that was left'
    : `the time that was left and ${hoursText(POLICY.resume_min_ms)} at least`

const leftToRaise = ({ disputes_raised }: Transaction, party: Party): string =>
  disputes_raised[party] < POLICY.max_disputes
    ? 'You can raise one more dispute while it runs.'
    : 'You can’t raise another: this was your last one for this order.'

/** Returns the confirmation texts and button labels of a decision that ends a dispute. */
export const decisionWords = (
  decision: Decision,
  transaction: Transaction,
  party: Party,
): DecisionWords => {
  const { amount_paid, escrow_fee, money, currency } = transaction
  const goods = formatMoney(amount_paid - escrow_fee, currency)
  const held = formatMoney(money.held_minor, currency)
  const buyer = partyName(transaction, 'buyer')
  const vendor = partyName(transaction, 'vendor')
  switch (decision) {
    case 'accept_settlement':
      return settlement(transaction, party)
    case 'approve':
      return {
        label: `Pay ${vendor} in full`,
        title: 'Release the money?',
        text: `The dispute ends and ${vendor} gets ${goods}; Oja keeps the escrow fee. This can’t be undone.`,
        button: `Release ${goods} to ${vendor}`,
        done: `Released. ${goods} goes to ${vendor}.`,
        isDanger: false,
      }
    case 'accept_refund':
      return {
        label: 'Refund in full',
        title: 'Refund everything?',
        text: `The dispute ends and ${buyer} gets ${held} back, the escrow fee included. You get nothing for this order. This can’t be undone.`,
        button: `Refund ${held} to ${buyer}`,
        done: `Refunded. ${held} goes back to ${buyer}.`,
        isDanger: true,
      }
    case 'withdraw':
      return {
        label: 'Take the dispute back',
        title: 'Take the dispute back?',
        text: `The order goes on where it stood, with ${timeLeft(transaction)}. ${leftToRaise(transaction, party)}`,
        button: 'Take the dispute back',
        done: 'The order goes on.',
        isDanger: false,
      }
  }
}
