import { isRefundOpen } from '../../../contract/entities/money/refund'
import { refundsOf } from '../../../contract/entities/orders/partial'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { itemText } from '../../../contract/goods-text'
import { lagosDayOf } from '../../../contract/lagos-day'
import { instantText } from '../../../contract/lagos-text'
import { formatMoney } from '../../../contract/money'
import { dealOf, dealText } from '../../../contract/orders/deal-of'
import { millisOf } from '../../../contract/time'
import type { OrderWithEvents } from './contested-orders'

/** Reasons to contest the chargeback, the strongest first. */
export const groundsOf = ({ transaction, events }: OrderWithEvents): string[] => {
  const { shipment, money, currency } = transaction
  const dayOf = (wanted: TransactionEvent['action']): string | undefined => {
    const event = events.find(({ action }) => action === wanted)
    return event && lagosDayOf(millisOf(event.at))
  }
  const approved = dayOf('approve')
  const received = dayOf('receive')
  const coded = dayOf('deliver_with_code')
  const isReturned =
    money.charged_minor > 0 &&
    money.refunded_minor === money.charged_minor &&
    !refundsOf(transaction).some(isRefundOpen)
  return [
    ...(isReturned
      ? [
          `The whole payment was returned to the payer: ${formatMoney(money.refunded_minor, currency)}.`,
        ]
      : []),
    ...(coded
      ? [`The goods were handed over on ${coded} against a code that only the buyer had.`]
      : []),
    ...(approved ? [`The buyer approved the purchase on ${approved}, signed in.`] : []),
    ...(received ? [`The buyer confirmed the receipt on ${received}, signed in.`] : []),
    ...(shipment ? ['The goods were sent as agreed.'] : []),
  ]
}

/** What a deal said in the version that was paid, whatever became of it since. */
const dealFacts = ({ transaction, terms }: OrderWithEvents): [name: string, value: string][] => {
  const deal = dealOf(transaction)
  if (!deal) return []
  const said = terms && [
    `${terms.title}. ${terms.description}`,
    `${formatMoney(terms.price_minor, transaction.currency)}, fee paid by ${terms.fee_payer}`,
  ]
  return [
    ['Bought', dealText(deal)],
    ...(said ? [['The deal said', said.join(' ')] as [string, string]] : []),
  ]
}

/** What was bought, paid and sent, as pairs of a name and a value. */
export const orderFacts = (order: OrderWithEvents): [name: string, value: string][] => {
  const { transaction } = order
  const { items, amount_paid, currency, shipment, payment, delivery, chargebacks } = transaction
  const amount = (minor: number) => formatMoney(minor, currency)
  return [
    ['Goods', items.map((one) => `${one.quantity} x ${itemText(one)}`).join('; ')],
    ...dealFacts(order),
    ['Paid', `${amount(amount_paid)}, reference ${payment.reference}`],
    ...(payment.paid_at ? [['Paid at', instantText(payment.paid_at)] as [string, string]] : []),
    [
      'Delivery',
      `${transaction.delivery_method ?? 'to the buyer'}, ${delivery.city}, ${delivery.state}`,
    ],
    ['Sent', shipment ? `${instantText(shipment.shipped_at)} with ${shipment.carrier}` : 'not yet'],
    ...(shipment
      ? ([
          ['Tracking', shipment.tracking_number ?? shipment.waybill_note ?? 'none'],
          ['Handover known by', shipment.proof?.replaceAll('_', ' ') ?? 'not yet handed over'],
        ] as [string, string][])
      : []),
    ...chargebacks.map((claim): [string, string] => [
      `Chargeback ${claim.id}`,
      `${claim.state}, ${amount(claim.amount_minor)}, since ${instantText(claim.opened_at)}`,
    ]),
  ]
}

export const eventText = ({ at, actor, action, from, to, note }: TransactionEvent): string =>
  `${instantText(at)}  ${actor.role}: ${action.replaceAll('_', ' ')} (${from.replaceAll('_', ' ')} to ${to.replaceAll('_', ' ')})${note ? `, ${note}` : ''}`

/** The evidence as text: what was bought and sent, the grounds and the timeline of each order. */
export const evidenceText = (orders: readonly OrderWithEvents[]): string =>
  orders
    .map((order) =>
      [
        `Order ${order.transaction.invoice_id}`,
        ...orderFacts(order).map(([name, value]) => `${name}: ${value}`),
        ...groundsOf(order),
        'Timeline, in Lagos time:',
        ...order.events.map(eventText),
      ].join('\n'),
    )
    .join('\n\n')
