import { sharesOf } from '@contract/entities/money/statement'
import { isSecondTry } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { hoursText, POLICY } from '@contract/escrow/policy'
import { returnRefundOf } from '@contract/escrow/return-amounts'
import { dayText, instantText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { DAY_MS, millisOf, timestampFromMillis } from '@contract/time'
import type { ConfirmWords } from '@/lib/confirm-dialog'
import { partyName } from '@/shared/parties/parties'
import type { ReturnKind } from '../actions/available-actions'
import { returnCostText } from '../failed-sale-copy'

/** The actions of a return that only need confirmation. */
export type ConfirmedReturn = Extract<
  ReturnKind,
  | 'extend'
  | 'waive'
  | 'acceptPart'
  | 'declinePart'
  | 'acceptWait'
  | 'declineWait'
  | 'withdrawReturn'
  | 'confirmArrival'
  | 'markSellable'
>

const extendWords = (transaction: Transaction): ConfirmWords => {
  const days = POLICY.extend_ms / DAY_MS
  const end = transaction.deadline ? millisOf(transaction.deadline.at) : 0
  const until = instantText(timestampFromMillis(end + POLICY.extend_ms))
  return {
    title: `Look at it for ${days} more days?`,
    text: `You then have until ${until} instead of ${instantText(timestampFromMillis(end))}. You can do this once for an order; ${partyName(transaction, 'vendor')} is told, and is paid that much later.`,
    button: `Extend until ${until}`,
    done: `Extended. You have until ${until}.`,
    isDanger: false,
  }
}

const acceptPartWords = (transaction: Transaction): ConfirmWords => {
  const { currency, return: back } = transaction
  const vendor = partyName(transaction, 'vendor')
  const part = back?.offer?.amount_minor ?? 0
  const less = formatMoney(part, currency)
  const rest = formatMoney(sharesOf(transaction, part)?.vendor_minor ?? 0, currency)
  return {
    title: 'Keep it for less?',
    text: `${less} goes back to you and ${vendor} gets ${rest}, at once. You keep the goods, and the order is done. This can’t be undone.`,
    button: `Keep it and get ${less} back`,
    done: `Settled. ${less} goes back to you.`,
    isDanger: false,
  }
}

const waiveWords = (transaction: Transaction): ConfirmWords => {
  const { currency, return: back } = transaction
  const buyer = partyName(transaction, 'buyer')
  if (back && isSecondTry(back)) {
    return {
      title: 'Send it again without a return?',
      text: `${buyer} keeps what they have, and you send it once more. The money stays held until they are happy with it.`,
      button: 'Send it again',
      done: 'Agreed. Send it again: the order says by when.',
      isDanger: false,
    }
  }
  const amount = formatMoney(returnRefundOf(transaction), currency)
  const cost = returnCostText('Refunding', transaction)
  return {
    title: `Let ${buyer} keep it?`,
    text: `${amount} goes back to ${buyer} at once, and nothing is sent back to you. ${cost ? `${cost} ` : ''}This can’t be undone.`,
    button: `Refund ${amount} without a return`,
    done: `Refunded. ${amount} goes back to ${buyer}.`,
    isDanger: true,
  }
}

/** Returns the texts of a return's confirmation dialog. */
export const returnWords = (kind: ConfirmedReturn, transaction: Transaction): ConfirmWords => {
  const vendor = partyName(transaction, 'vendor')
  const { return: back, currency } = transaction
  switch (kind) {
    case 'extend':
      return extendWords(transaction)
    case 'acceptPart':
      return acceptPartWords(transaction)
    case 'waive':
      return waiveWords(transaction)
    case 'declinePart':
      return {
        title: 'Decline this offer?',
        text: `${vendor} is told. Your return goes on: they can still take it back, or offer something else.`,
        button: `Decline ${formatMoney(back?.offer?.amount_minor ?? 0, currency)}`,
        done: 'Declined. Your return goes on.',
        isDanger: false,
      }
    case 'acceptWait': {
      const until = dayText(back?.wait?.day ?? '')
      return {
        title: `Wait until ${until}?`,
        text: `Your money stays held. If ${vendor} hasn’t answered by the end of that day, they take it back at their cost and you get your money. You can do this once for a return.`,
        button: `Wait until ${until}`,
        done: `Agreed. ${vendor} answers by ${until}.`,
        isDanger: false,
      }
    }
    case 'declineWait':
      return {
        title: 'Not wait for it?',
        text: `${vendor} is told. Your return goes on: they answer by the day that the order shows, or you get your money.`,
        button: 'Don’t wait',
        done: 'Declined. Your return goes on.',
        isDanger: false,
      }
    case 'withdrawReturn':
      return {
        title: 'Keep it after all?',
        text: `The return ends. Your time to look at it goes on with what was left, ${hoursText(POLICY.resume_min_ms)} at least; then ${vendor} is paid. You can’t ask to return these goods again.`,
        button: 'Keep it',
        done: 'Withdrawn. Your time to look at it goes on.',
        isDanger: false,
      }
    case 'confirmArrival':
      return {
        title: 'Is it back?',
        text: `You have ${POLICY.look_ms / DAY_MS} days to look at what came and to accept or contest it. Without an answer it counts as accepted.`,
        button: 'It is back with me',
        done: 'Noted. Look at it, then accept or contest.',
        isDanger: false,
      }
    case 'markSellable':
      return back?.is_sellable
        ? {
            title: 'Take it off sale again?',
            text: 'What came back is taken out of your stock again.',
            button: 'It can’t be sold again',
            done: 'Taken out of your stock.',
            isDanger: false,
          }
        : {
            title: 'Put it back on sale?',
            text: 'What came back is added to your stock. You can correct this within a day of the return’s end.',
            button: 'It can be sold again',
            done: 'Back in your stock.',
            isDanger: false,
          }
  }
}
