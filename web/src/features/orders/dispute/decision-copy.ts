import { sharesOf } from '@contract/entities/money/statement'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { settlementCostOf } from '@contract/escrow/failed-sale-cost'
import { hoursText, POLICY } from '@contract/escrow/policy'
import { wholeRefundOf } from '@contract/escrow/return-amounts'
import { formatMoney } from '@contract/money'
import type { ConfirmWords } from '@/lib/confirm-dialog'
import { otherParty, partyName } from '@/shared/parties/parties'
import { costText } from '../failed-sale-copy'
import { asRead } from './names'

/** The answers to the offer that stands. */
export const OFFER_ANSWERS = [
  'accept_settlement',
  'decline_settlement',
  'withdraw_settlement',
] as const
export const DECISIONS = [...OFFER_ANSWERS, 'approve', 'accept_refund', 'withdraw'] as const
export type Decision = (typeof DECISIONS)[number]

/** Returns the text of a decision's button. */
export const decisionLabel = (decision: Decision, transaction: Transaction): string => {
  switch (decision) {
    case 'accept_settlement':
      return 'Accept the offer'
    case 'decline_settlement':
      return 'Decline the offer'
    case 'withdraw_settlement':
      return 'Withdraw the offer'
    case 'approve':
      return `Pay ${partyName(transaction, 'vendor')} in full`
    case 'accept_refund':
      return 'Refund in full'
    case 'withdraw':
      return 'Withdraw the dispute'
  }
}

const settlement = (transaction: Transaction, party: Party): ConfirmWords => {
  const { currency, dispute } = transaction
  const refund_minor = dispute?.proposal?.refund_minor ?? 0
  const shares = sharesOf(transaction, refund_minor)
  const cost =
    party === 'vendor' && costText('This', transaction, settlementCostOf(transaction, refund_minor))
  const back = formatMoney(shares?.buyer_minor ?? 0, currency)
  const rest = formatMoney(shares?.vendor_minor ?? 0, currency)
  const buyer = asRead(transaction, 'buyer', party)
  const vendor = asRead(transaction, 'vendor', party)
  if (dispute?.proposal?.goods === 'return') {
    const sender = buyer === 'you' ? 'You send' : `${buyer} sends`
    return {
      title: 'Accept this settlement?',
      text: `${sender} the goods back within ${POLICY.send_back_days} working days, and ${vendor === 'you' ? 'you pay' : `${vendor} pays`} the way. Nothing moves before they are back; then ${back} goes back to ${buyer} and ${rest} to ${vendor}. If they are never sent, the dispute goes on. ${cost ? `${cost} ` : ''}`.trim(),
      button: `Accept: ${back} to ${buyer} once the goods are back`,
      done: 'Agreed. The goods go back first; both of you have been told.',
      isDanger: false,
    }
  }
  return {
    title: 'Accept this settlement?',
    text: `${back} goes back to ${buyer} and ${rest} to ${vendor}, at once. The dispute ends. ${cost ? `${cost} ` : ''}This can’t be undone.`,
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

/** Returns the texts of the dialog of a decision that only a dispute has. */
export const decisionWords = (
  decision: Exclude<Decision, 'approve'>,
  transaction: Transaction,
  party: Party,
): ConfirmWords => {
  const { money, currency } = transaction
  const held = formatMoney(money.held_minor, currency)
  const all = formatMoney(wholeRefundOf(transaction), currency)
  const buyer = partyName(transaction, 'buyer')
  const other = partyName(transaction, otherParty(party))
  const cost = costText('Refunding', transaction)
  switch (decision) {
    case 'accept_settlement':
      return settlement(transaction, party)
    case 'decline_settlement':
      return {
        title: 'Decline this offer?',
        text: `${other} is told, and the offer can’t be accepted any more. No money moves: ${held} stays held and the dispute goes on. Either of you can make another offer.`,
        button: 'Decline the offer',
        done: `Declined. ${other} has been told, and the dispute goes on.`,
        isDanger: false,
      }
    case 'withdraw_settlement':
      return {
        title: 'Withdraw your offer?',
        text: `${other} is told and can’t accept it any more. No money moves: ${held} stays held and the dispute goes on. Either of you can make another offer.`,
        button: 'Withdraw the offer',
        done: `Withdrawn. ${other} has been told, and the dispute goes on.`,
        isDanger: false,
      }
    case 'accept_refund':
      return {
        title: 'Refund everything?',
        text: `The dispute ends and ${buyer} gets ${all} back, the escrow fee included. You get nothing for this order. ${cost ? `${cost} ` : ''}This can’t be undone.`,
        button: `Refund ${all} to ${buyer}`,
        done: `Refunded. ${all} goes back to ${buyer}.`,
        isDanger: true,
      }
    case 'withdraw':
      return {
        title: 'Withdraw the dispute?',
        text: `The order goes on where it stood, with ${timeLeft(transaction)}. ${leftToRaise(transaction, party)}`,
        button: 'Withdraw the dispute',
        done: 'The order goes on.',
        isDanger: false,
      }
  }
}
