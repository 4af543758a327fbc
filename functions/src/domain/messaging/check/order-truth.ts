import { vendorNetOf } from '../../../contract/entities/money/statement'
import type { Party } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { type EscrowState, escrowStateOf } from '../../../contract/escrow/transition'
import { goodsText } from '../../../contract/goods-text'
import { deadlineText } from '../../../contract/lagos-text'
import { formatMoney } from '../../../contract/money'
import type { Timestamp } from '../../../contract/time'

type Context = {
  /** What is held for the reader, or of their money. */
  held: string
  by: string
  transaction: Transaction
}
type Say = (context: Context) => string

const NOTHING_HELD = 'Nothing is held for you. Don’t send anything for it.'
const NOT_NOW = 'Don’t send anything until its page says so.'

const amount = ({ transaction }: Context, minor: number): string =>
  formatMoney(minor, transaction.currency)

/** What each party does about an order in a state; nobody guesses it from a message. */
const TRUTH: Record<EscrowState, Readonly<Record<Party, Say>>> = {
  none: { buyer: () => 'There is no order.', vendor: () => NOTHING_HELD },
  pending: {
    buyer: () => 'You haven’t paid it. Pay on its page alone.',
    vendor: () => `It isn’t paid. ${NOTHING_HELD}`,
  },
  awaiting_confirmation: {
    buyer: ({ held }) => `Your ${held} is held. The store has to confirm it.`,
    vendor: ({ held, by }) => `Paid and held: ${held} is held for you. Confirm it, send by ${by}.`,
  },
  confirmed: {
    buyer: ({ held, by }) => `Your ${held} is held. The store sends it by ${by}.`,
    vendor: ({ held, by }) => `Paid and held: ${held} is held for you. Send by ${by}.`,
  },
  shipped: {
    buyer: ({ held }) =>
      `Your ${held} is held. Give the code only when the goods are in your hands.`,
    vendor: ({ held, by }) => `${held} is held for you. Hand it over by ${by}.`,
  },
  delivered: {
    buyer: ({ held, by }) =>
      `Your ${held} is held. Look at the goods and say by ${by} if all is well.`,
    vendor: ({ held, by }) => `${held} is held for you until the buyer approves, or until ${by}.`,
  },
  return_asked: {
    buyer: ({ held }) => `Your ${held} is held. The store answers the return.`,
    vendor: ({ held, by }) => `${held} is held. Answer the return by ${by}.`,
  },
  returning: {
    buyer: ({ held }) => `Your ${held} is held while the goods go back.`,
    vendor: ({ held }) => `${held} is held while the goods come back. ${NOT_NOW}`,
  },
  returned: {
    buyer: ({ held }) => `Your ${held} is held. The store looks at what came back.`,
    vendor: ({ held, by }) => `${held} is held. Look at what came back by ${by}.`,
  },
  in_dispute: {
    buyer: ({ held }) => `Your ${held} is held while the dispute is open.`,
    vendor: ({ held }) => `${held} is held while the dispute is open. ${NOT_NOW}`,
  },
  completed: {
    buyer: () => 'It is complete: the money went to the store. Nothing is held any more.',
    vendor: (context) =>
      `It is complete: ${amount(context, context.transaction.money.released_minor)} went to your wallet. Nothing is held any more.`,
  },
  reversed: {
    buyer: (context) =>
      context.transaction.money.refunded_minor > 0
        ? `It is cancelled: ${amount(context, context.transaction.money.refunded_minor)} goes back to you. There is nothing to pay or to confirm.`
        : 'It is cancelled. You have nothing to pay for it.',
    vendor: () => `It is cancelled. ${NOTHING_HELD}`,
  },
}

/** By when the one who must act does: the day of sending as it stands everywhere, or the deadline. */
const dayOf = ({ deadline, ship_by, shipment }: Transaction): Timestamp | undefined =>
  (shipment ? undefined : ship_by) ?? deadline?.at

/** What is true of an order for one of its parties: what is held, and what to do by when. */
export const orderTruth = (transaction: Transaction, party: Party): string => {
  const minor = party === 'buyer' ? transaction.money.held_minor : vendorNetOf(transaction)
  const day = dayOf(transaction)
  return TRUTH[escrowStateOf(transaction)][party]({
    transaction,
    held: formatMoney(minor, transaction.currency),
    by: day ? deadlineText(day) : 'the day on its page',
  })
}

/** Each amount that a true message about the order may name. */
const amountsOf = (transaction: Transaction): number[] => {
  const { amount_paid, delivery_fee, escrow_fee, items, money } = transaction
  const goods = amount_paid - escrow_fee - (delivery_fee ?? 0)
  return [
    ...[amount_paid, goods, goods + (delivery_fee ?? 0), escrow_fee, vendorNetOf(transaction)],
    ...items.map(({ unit_price }) => unit_price),
    ...Object.values(money),
  ].filter((minor): minor is number => minor !== undefined)
}

/** Whether a message names amounts, none of which is one of these orders'. */
export const namesOtherAmount = (
  amounts: readonly number[],
  orders: readonly Transaction[],
): boolean => {
  const known = new Set(orders.flatMap(amountsOf))
  return amounts.length > 0 && !amounts.some((minor) => known.has(minor))
}

export const orderTitle = (transaction: Transaction): string =>
  `${goodsText(transaction)}, ${transaction.invoice_id}`
