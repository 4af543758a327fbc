import { goodsIdOf } from '../../../contract/catalog/variants'
import {
  isSecondTry,
  type ReturnReason,
  type ReturnWish,
} from '../../../contract/entities/orders/return'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { returnTotalOf } from '../../../contract/escrow/return-amounts'
import { formatMoney } from '../../../contract/money'
import { cleanLine } from '../../../contract/text/plain-line'
import type { Placeholder } from './template'

const WISHES: Record<ReturnWish, string> = {
  refund: 'a refund',
  replacement: 'a replacement',
  repair: 'a repair',
  part: 'a part of the price',
}

const REASONS: Record<ReturnReason, string> = {
  not_as_described: 'not as described',
  damaged: 'damaged',
  wrong_item: 'the wrong item',
  missing_parts: 'parts are missing',
  changed_mind: 'a changed mind',
}

/** What the buyer did, for the vendor. */
const NEWS: Partial<Record<string, string>> = {
  accept_part: 'keeps the goods for less',
  decline_part: 'declined your offer; please answer the return',
  withdraw_return: 'keeps the goods after all',
}

/** `2 x Adire cap, 1 x Stool`. */
const unitsText = ({ items, return: back }: Transaction): string =>
  (back?.lines ?? [])
    .map((line) => {
      const item = items.find((one) => goodsIdOf(one) === goodsIdOf(line))
      return `${line.quantity} x ${cleanLine(item?.title ?? '')}`
    })
    .join(', ')

type Key = Extract<Placeholder, `return_${string}` | 'wish'>

/** What notifications of a return name. */
export const returnValues = (transaction: Transaction, action: string): Record<Key, string> => {
  const { return: back, currency, money, product_details } = transaction
  const say = (amount_minor: number) => formatMoney(amount_minor, currency)
  const store = cleanLine(product_details.vendor_details.name)
  const isAgain = back && back.outcome === 'second_try' && isSecondTry(back)
  return {
    wish: WISHES[back?.wish ?? 'refund'],
    return_goods: unitsText(transaction),
    return_reason: back?.reason ? REASONS[back.reason] : 'as agreed',
    return_amount: say(back ? returnTotalOf(back.amounts) : 0),
    return_shipment: cleanLine(back?.sent?.carrier ?? 'a courier'),
    return_news: NEWS[action] ?? 'answered',
    return_result: isAgain
      ? `${store} sends it once more.`
      : `${say(money.refunded_minor)} goes back to you.`,
    return_result_vendor: isAgain
      ? 'Please send it once more.'
      : `${say(money.refunded_minor)} goes back to the buyer.`,
  }
}
