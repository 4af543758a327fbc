import { movedWhy, shipByText } from '../../../contract/delivery/ship-by'
import type { NotificationType } from '../../../contract/entities/messaging/notification'
import { vendorNetOf } from '../../../contract/entities/money/statement'
import { PARTIES, type Party } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { costIfNotSent } from '../../../contract/escrow/failed-sale-cost'
import { hoursText, POLICY } from '../../../contract/escrow/policy'
import { backIfNotSent, isSentAgainInPart } from '../../../contract/escrow/return-amounts'
import { isVendorPaid } from '../../../contract/escrow/states'
import type { EscrowState } from '../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../contract/escrow/transitions'
import { rateText, vatInside } from '../../../contract/escrow/vat'
import { goodsText, missingText } from '../../../contract/goods-text'
import { deadlineText, instantText } from '../../../contract/lagos-text'
import { formatMoney } from '../../../contract/money'
import { cleanLine } from '../../../contract/text/plain-line'
import { millisOf, type Timestamp } from '../../../contract/time'
import type { NotificationValues } from './render-notification'
import { returnValues } from './return-values'
import type { DisputeUpdate } from './template'

type ValuesEvent = Pick<TransactionEvent, 'action' | 'amount_minor' | 'deadline_at' | 'at'> &
  Partial<Pick<TransactionEvent, 'from' | 'note'>>

export type Recipient = { uid: string; party: Party; type: NotificationType }

/** The notifications of an event, from the transition that caused it. */
export const notificationsFor = (
  { action, actor, from }: Pick<TransactionEvent, 'action' | 'actor' | 'from'>,
  transaction: Pick<Transaction, 'buyer_id' | 'vendor_id' | 'money' | 'chargebacks'>,
): Recipient[] => {
  const { buyer_id, vendor_id } = transaction
  const row = ESCROW_TRANSITIONS.find(
    (known) =>
      known.action === action &&
      known.actor === actor.role &&
      known.from.some((state: EscrowState) => state === from),
  )
  const uids: Record<Party, string> = { buyer: buyer_id, vendor: vendor_id }
  return PARTIES.flatMap((party) => {
    const type = row?.notify[party]
    const isTold = party === 'buyer' || !row?.vendorIfPaid || isVendorPaid(transaction)
    return type && isTold ? [{ uid: uids[party], party, type }] : []
  })
}

/** GIG Logistics, tracking number GIG-1. */
const shipmentText = ({ shipment }: Transaction): string => {
  if (!shipment) return 'a courier'
  const { carrier, tracking_number } = shipment
  return cleanLine(tracking_number ? `${carrier}, tracking number ${tracking_number}` : carrier)
}

/** What the vendor pays, or has paid, for a sale that failed; empty if nothing. */
const costText = (transaction: Transaction, before: string, after = ''): string => {
  const { money, currency, ended_at } = transaction
  const cost = ended_at ? (money.failed_sale_cost_minor ?? 0) : costIfNotSent(transaction)
  return cost > 0 ? `${before}${formatMoney(cost, currency)}${after}` : ''
}

/** The VAT inside of the escrow fee; empty if there is none. */
const vatText = ({ vat, escrow_fee, currency }: Transaction): string => {
  if (!vat) return ''
  const [fee, inside] = [escrow_fee, vatInside(escrow_fee, vat.rate_bps)].map((minor) =>
    formatMoney(minor, currency),
  )
  return ` Of it, ${fee} is our fee, with ${rateText(vat.rate_bps)} VAT of ${inside} inside.`
}

/** Who bears what a carrier took later, or whom it goes back to. */
const chargeOutcome = (action: string, note: string | null | undefined): string => {
  const is_ours = note === 'platform'
  if (action === 'credit_carrier') {
    return is_ours
      ? 'the carrier gave it back to Oja'
      : 'the carrier gave it back, and it is in your wallet again'
  }
  return is_ours ? 'Oja pays it' : 'it is taken from your wallet'
}

/** Why an order is shipped later than it was promised, as of an event; empty if it isn't. */
const movedText = (
  { promised, ship_by_moves = [], cancel_from }: Transaction,
  deadline_at: Timestamp | null,
  party: Party,
): string => {
  const isMoved = promised && deadline_at && millisOf(deadline_at) > millisOf(promised.ship_by)
  if (!isMoved || ship_by_moves.length === 0) return ''
  const isFree = party === 'buyer' && ship_by_moves.includes('confirmed_late') && cancel_from
  const cancel = isFree ? `; you can cancel free from ${instantText(cancel_from)}` : ''
  return ` (${movedWhy(promised, ship_by_moves)}${cancel})`
}

/** What is due in a state, and by whom. */
const DUTIES: Partial<Record<string, readonly [whose: Party, yours: string, theirs: string]>> = {
  awaiting_confirmation: ['vendor', 'Please confirm this order', 'should confirm this order'],
  confirmed: ['vendor', 'Please send this order', 'should send this order'],
  shipped: ['vendor', 'Please hand this order over', 'should deliver this order'],
  delivered: [
    'buyer',
    'Please check this order, then approve or dispute',
    'should approve this order',
  ],
  return_asked: ['vendor', 'Please answer the return', 'should answer your return'],
  returning: ['buyer', 'Please send the goods back', 'should send the goods back'],
  returned: ['vendor', 'Please look at what came back', 'should look at what came back'],
}

/** What a reminder is about, in the words of a party. */
const dutyText = (
  { customer_details, product_details, ship_by }: Transaction,
  { from, deadline_at }: ValuesEvent,
  party: Party,
): string => {
  const isOverdue =
    from === 'confirmed' && ship_by && deadline_at && millisOf(deadline_at) > millisOf(ship_by)
  if (isOverdue && party === 'vendor') return 'This order is late. Please send it'
  const [whose, yours, theirs] = DUTIES[from ?? ''] ?? []
  if (!whose) return 'Please settle the dispute'
  const name = whose === 'buyer' ? customer_details.name : product_details.vendor_details.name
  return whose === party ? (yours ?? '') : `${cleanLine(name)} ${theirs}`
}

/** Where the money of a dispute went, in the words of a party. */
const outcomeText = (
  { money, partial, currency, fulfilment, product_details }: Transaction,
  party: Party,
): string => {
  const say = (amount_minor: number) => formatMoney(amount_minor, currency)
  if (money.held_minor > 0) {
    const until = fulfilment === 'returning' ? 'the goods are back' : 'it is approved'
    return `${say(money.held_minor)} stays held until ${until}`
  }
  // What units that the vendor didn't have were paid for went back before.
  const back_minor = money.refunded_minor - (partial?.refund.amount_minor ?? 0)
  const [buyer, vendor] =
    party === 'buyer' ? ['you', product_details.vendor_details.name] : ['the buyer', 'you']
  const shares = [
    ...(back_minor > 0 ? [`${say(back_minor)} goes back to ${buyer}`] : []),
    ...(money.released_minor > 0 ? [`${say(money.released_minor)} goes to ${vendor}`] : []),
    ...(party === 'vendor' && money.failed_sale_cost_minor
      ? [`the bank’s fee of ${say(money.failed_sale_cost_minor)} is taken from your wallet`]
      : []),
  ]
  return shares.length > 0 ? shares.join(' and ') : 'nothing has moved'
}

const DISPUTE_UPDATES: Partial<Record<string, DisputeUpdate>> = {
  propose_settlement: 'offer',
  decline_settlement: 'declined',
  withdraw_settlement: 'withdrawn',
}

/**
 * The placeholder values for an event, as of its time, since a trigger may run much later. The escrow
 * code is none of them: it shows on the purchase alone.
 */
export const transactionValues = (
  transaction: Transaction,
  event: ValuesEvent,
  party: Party,
): NotificationValues => {
  const { action, amount_minor, deadline_at, at, note } = event
  const { amount_paid, currency, product_details } = transaction
  const goods_minor = vendorNetOf(transaction)
  const own_minor = party === 'buyer' ? amount_paid : goods_minor
  return {
    party,
    wait: hoursText(POLICY.limits[transaction.unproven_store ? 'unproven' : 'proven'].pending_ms),
    transaction_id: transaction.id,
    product_id: transaction.product_id,
    image_url: product_details.image_url,
    product_name: goodsText(transaction),
    buyer_name: transaction.customer_details.name,
    vendor_name: product_details.vendor_details.name,
    order_id: transaction.invoice_id,
    date: deadline_at ? deadlineText(deadline_at) : instantText(at),
    duty: dutyText(transaction, event, party),
    ship_day: shipByText(transaction),
    moved: movedText(transaction, deadline_at, party),
    amount: formatMoney(amount_minor ?? own_minor, currency),
    total: formatMoney(amount_paid, currency),
    back: formatMoney(
      isSentAgainInPart(transaction) ? backIfNotSent(transaction) : amount_paid,
      currency,
    ),
    goods: formatMoney(goods_minor, currency),
    shipment: shipmentText(transaction),
    missing: cleanLine(missingText(transaction)),
    outcome: outcomeText(transaction, party),
    silence_cost: costText(transaction, ' and you pay the bank’s fee of '),
    cost: costText(transaction, ' The bank’s fee of ', ' is taken from your wallet.'),
    charge_outcome: chargeOutcome(action, note),
    arrival: action === 'carrier_delivered' ? 'The carrier says that ' : '',
    vat: vatText(transaction),
    news: DISPUTE_UPDATES[action] ?? 'entry',
    ...returnValues(transaction, action, note),
  }
}
