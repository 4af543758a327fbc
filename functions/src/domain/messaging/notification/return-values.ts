import { goodsIdOf } from '../../../contract/catalog/variants'
import {
  isSecondTry,
  type ReturnReason,
  type ReturnWish,
} from '../../../contract/entities/orders/return'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { hoursText, POLICY } from '../../../contract/escrow/policy'
import { returnRefundOf } from '../../../contract/escrow/return-amounts'
import { dayText } from '../../../contract/lagos-text'
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

/** What the buyer did, for the vendor, and what the vendor asks of the buyer. */
const newsOf = ({ return: back }: Transaction, action: string, note: string): string => {
  switch (action) {
    case 'accept_part':
      return 'keeps the goods for less'
    case 'decline_part':
      return 'declined your offer; please answer the return'
    case 'offer_wait':
      return `asks you to wait until ${dayText(note)} for ${WISHES[back?.wish ?? 'replacement']}; you have ${hoursText(POLICY.return_offer_ms)} to say so`
    case 'accept_wait':
      return `waits until ${dayText(note)}; please answer the return by then`
    case 'decline_wait':
      return `doesn’t wait until ${dayText(note)}; please answer the return`
    case 'withdraw_return':
      return 'keeps the goods after all'
    default:
      return 'answered'
  }
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
export const returnValues = (
  transaction: Transaction,
  action: string,
  note: string | null | undefined,
): Record<Key, string> => {
  const { return: back, currency, product_details } = transaction
  const back_amount = formatMoney(returnRefundOf(transaction), currency)
  const store = cleanLine(product_details.vendor_details.name)
  const isAgain = back && back.outcome === 'second_try' && isSecondTry(back)
  return {
    wish: WISHES[back?.wish ?? 'refund'],
    return_goods: unitsText(transaction),
    return_reason: back?.reason ? REASONS[back.reason] : 'as agreed',
    return_amount: back_amount,
    return_shipment: cleanLine(back?.sent?.carrier ?? 'a courier'),
    return_news: newsOf(transaction, action, note ?? ''),
    return_result: isAgain ? `${store} sends it once more.` : `${back_amount} goes back to you.`,
    return_result_vendor: isAgain
      ? 'Please send it once more.'
      : `${back_amount} goes back to the buyer.`,
  }
}
