import { isSentLate } from '../../../contract/delivery/ship-by'
import { invoiceNumberText } from '../../../contract/entities/money/invoice'
import { statementOf } from '../../../contract/entities/money/statement'
import type { GoodsReturn } from '../../../contract/entities/orders/return'
import { statusLabel, type Transaction } from '../../../contract/entities/orders/transaction'
import { choiceText } from '../../../contract/goods-text'
import { lagosDayOf } from '../../../contract/lagos-day'
import { dealOf } from '../../../contract/orders/deal-of'
import { textFromMinor } from '../../../contract/text/typed-amount'
import { millisOf, type Timestamp } from '../../../contract/time'
import type { CsvCell } from '../../write-csv'

/** Always two decimals, so that a spreadsheet can sum the column. */
const naira = (amount_minor: number): string => {
  const text = textFromMinor(amount_minor)
  return text.includes('.') ? text : `${text}.00`
}

const dayOf = (instant: Timestamp | null | undefined): string =>
  instant ? lagosDayOf(millisOf(instant)) : ''

const words = (name: string): string => name.replaceAll('_', ' ')

const unitsOf = ({ lines }: GoodsReturn): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The columns of exported sales: paid = held + to you + fee + commission + refunded + to carriers. */
export const SALES_COLUMNS: readonly [string, (sale: Transaction) => CsvCell][] = [
  ['Order', ({ invoice_id }) => invoice_id],
  ['Invoice number', (sale) => invoiceNumberText(sale) ?? ''],
  ['Ordered on', ({ created_at }) => lagosDayOf(millisOf(created_at))],
  ['Ended on', ({ ended_at }) => dayOf(ended_at)],
  ['Status', ({ status }) => statusLabel(status.status)],
  ['Product', ({ items }) => items.map(({ title }) => title).join('; ')],
  ['Choice', ({ items }) => items.map(choiceText).filter(Boolean).join('; ')],
  ['SKU', ({ items }) => items.flatMap(({ sku }) => sku ?? []).join('; ')],
  ['Customer', ({ customer_details }) => customer_details.name],
  ['State', ({ delivery }) => delivery.state],
  ['Quantity', ({ units_total }) => units_total],
  ['Currency', ({ currency }) => currency],
  ['Price', ({ items }) => items.map(({ unit_price }) => naira(unit_price)).join('; ')],
  ['Goods', (sale) => naira(statementOf(sale).goods_minor)],
  ['Delivery', (sale) => naira(statementOf(sale).delivery_fee_minor)],
  ['Delivered by', ({ delivery_method }) => delivery_method ?? ''],
  ['Ship by', ({ ship_by }) => dayOf(ship_by)],
  ['Shipped on', ({ shipment }) => dayOf(shipment?.shipped_at)],
  ['Late', (sale) => (isSentLate(sale) ? 'yes' : '')],
  ['Return', ({ return: back }) => (back ? words(back.outcome ?? 'open') : '')],
  ['Return reason', ({ return: back }) => (back ? words(back.reason ?? back.source) : '')],
  ['Units back', ({ return: back }) => (back ? unitsOf(back) : '')],
  ['Returned on', ({ return: back }) => dayOf(back?.arrived_at)],
  ['Way back', ({ way_back }) => (way_back ? naira(way_back.fee_minor) : '')],
  ['Escrow fee', ({ escrow_fee }) => naira(escrow_fee)],
  ['Paid by buyer', (sale) => naira(statementOf(sale).paid_minor)],
  ['Held', (sale) => naira(statementOf(sale).held_minor)],
  ['To you', (sale) => naira(statementOf(sale).to_vendor_minor)],
  ['Fee to platform', (sale) => naira(statementOf(sale).platform_fee_minor)],
  ['Commission', (sale) => naira(statementOf(sale).commission_minor)],
  ['Refunded', (sale) => naira(statementOf(sale).refunded_minor)],
  ['Cost of failure', (sale) => naira(statementOf(sale).failed_sale_cost_minor)],
  ['Sold by', (sale) => (dealOf(sale) ? 'deal' : 'product')],
  ['Fee paid by', (sale) => dealOf(sale)?.fee_payer ?? 'buyer'],
  ['To carriers', (sale) => naira(statementOf(sale).to_carrier_minor)],
  ['Carrier charged later', (sale) => naira(statementOf(sale).carrier_adjustment_minor)],
]
