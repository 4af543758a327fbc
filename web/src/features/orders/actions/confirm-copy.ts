import { shipByConfirmed } from '@contract/delivery/ship-by'
import { vendorNetOf } from '@contract/entities/money/statement'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { backIfNotSent } from '@contract/escrow/return-amounts'
import { countedGoodsText } from '@contract/goods-text'
import { dateText, instantText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { dealOf } from '@contract/orders/deal-of'
import { DAY_MS, timestampFromMillis } from '@contract/time'
import type { ConfirmWords } from '@/lib/confirm-dialog'
import { partyName } from '@/shared/parties/parties'
import { type Decision, decisionWords } from '../dispute/decision-copy'
import type { ActionKind } from './available-actions'

/** The actions that only need confirmation. */
export type PlainKind =
  | Extract<
      ActionKind,
      'confirm' | 'acceptPartial' | 'keep' | 'receive' | 'approve' | 'cancel' | 'releaseReservation'
    >
  | Decision

const cancelWords = (transaction: Transaction): ConfirmWords => {
  const back_minor = backIfNotSent(transaction)
  const amount = formatMoney(back_minor, transaction.currency)
  const isAll = back_minor >= transaction.money.held_minor
  return {
    title: 'Cancel this order?',
    text:
      back_minor > 0
        ? `The order ends and ${amount}${isAll ? ', the escrow fee included,' : ''} goes back to how you paid. This can’t be undone.`
        : 'The order ends, the items go back on sale and you are not charged. This can’t be undone.',
    button: back_minor > 0 ? `Cancel and get ${amount} back` : 'Cancel the order',
    done: back_minor > 0 ? 'Cancelled. Your refund is on its way.' : 'The order is cancelled.',
    isDanger: true,
  }
}

const isSent = ({ shipment }: Transaction): boolean => shipment !== null

const approveWords = (transaction: Transaction): ConfirmWords => {
  const { escrow_fee, currency, commission_minor } = transaction
  const goods = formatMoney(vendorNetOf(transaction), currency)
  const vendor = partyName(transaction, 'vendor')
  const deal = dealOf(transaction)
  const kept = [
    ...(escrow_fee > 0 || !deal ? [`the escrow fee of ${formatMoney(escrow_fee, currency)}`] : []),
    ...(commission_minor
      ? [
          `${deal ? `${vendor}’s part of the fee,` : 'a commission of'} ${formatMoney(commission_minor, currency)}`,
        ]
      : []),
  ].join(' and ')
  if (transaction.dispute && !transaction.ended_at) {
    return {
      title: 'Release the money?',
      text: `The dispute ends and ${vendor} gets ${goods}; Oja keeps ${kept}. This can’t be undone.`,
      button: `Release ${goods} to ${vendor}`,
      done: `Released. ${goods} goes to ${vendor}.`,
      isDanger: false,
    }
  }
  return {
    title: isSent(transaction) ? 'Release the money?' : 'Pay before anything was sent?',
    text: `${isSent(transaction) ? '' : `${vendor} has sent nothing yet: after this nothing is held for you. `}${vendor} gets ${goods} and Oja keeps ${kept}. Approve only once you have the goods and are happy with them: this can’t be undone.`,
    button: `Release ${goods} to ${vendor}`,
    done: `Approved. ${goods} goes to ${vendor}.`,
    isDanger: false,
  }
}

/** What the vendor promises by confirming: the day that was promised, or a new one if it is over. */
const confirmSaleWords = (transaction: Transaction, now: number): ConfirmWords => {
  const { ship_by, moved } = shipByConfirmed(transaction, now)
  const by = `by ${instantText(timestampFromMillis(ship_by))}`
  const { cancel_from, ship_by: promised } = transaction
  const late =
    moved && promised
      ? ` It was promised for ${dateText(promised)}: you confirm late, which the buyer reads.`
      : ''
  const from = cancel_from ? `From ${instantText(cancel_from)}` : 'After that'
  return {
    title: 'Confirm this order?',
    text: `You promise to send ${countedGoodsText(transaction)} ${by}.${late} ${from} ${partyName(transaction, 'buyer')} may cancel for a full refund.`,
    button: `Confirm and ship ${by}`,
    done: 'Confirmed. The buyer has been told.',
    isDanger: false,
  }
}

/** Returns the texts of a confirmation dialog. `now` is in epoch milliseconds. */
export const confirmWords = (
  kind: PlainKind,
  transaction: Transaction,
  party: Party,
  now: number,
): ConfirmWords => {
  switch (kind) {
    case 'approve':
      return approveWords(transaction)
    case 'cancel':
      return cancelWords(transaction)
    case 'releaseReservation':
      return {
        title: 'Put these items back on sale?',
        text: `${partyName(transaction, 'buyer')} has not paid yet. The order ends and we tell the buyer; money that still comes goes back automatically. This can’t be undone.`,
        button: 'End the order and release the items',
        done: 'Released. The items are on sale again.',
        isDanger: true,
      }
    case 'confirm':
      return confirmSaleWords(transaction, now)
    case 'acceptPartial':
      return {
        title: 'Accept the rest?',
        text: `${partyName(transaction, 'vendor')} sends ${countedGoodsText(transaction)} and ${formatMoney(transaction.money.held_minor, transaction.currency)} stays held for it. What is missing is being refunded already.`,
        button: 'Take it',
        done: 'Noted. The store can send it now.',
        isDanger: false,
      }
    case 'keep':
      return {
        title: 'Keep the order?',
        text: `${formatMoney(transaction.amount_paid, transaction.currency)} stays held for ${countedGoodsText(transaction)}, and ${partyName(transaction, 'vendor')} is asked to confirm. Otherwise it goes back to you automatically.`,
        button: 'Keep the order',
        done: 'Kept. The store has been told.',
        isDanger: false,
      }
    case 'receive':
      return {
        title: 'Do you have the goods?',
        text: `Your ${POLICY.inspection_ms / DAY_MS} days to look at them begin now. The money stays held until you approve, you dispute, or these days are over.`,
        button: `I have them: start my ${POLICY.inspection_ms / DAY_MS} days`,
        done: 'Noted. Look at the goods, then approve or dispute.',
        isDanger: false,
      }
    default:
      return decisionWords(kind, transaction, party)
  }
}
