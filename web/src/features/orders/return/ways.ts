import { goodsIdOf, itemsByGoods } from '@contract/catalog/variants'
import type { ReturnLine, ReturnWish } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { changedMindUntil } from '@contract/escrow/changed-mind'
import { hoursText, POLICY } from '@contract/escrow/policy'
import { returnAmountsOf, returnTotalOf } from '@contract/escrow/return-amounts'
import { itemText } from '@contract/goods-text'
import { instantText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { DAY_MS, millisOf, timestampFromMillis } from '@contract/time'
import { partyName } from '@/shared/parties/parties'

/** What a buyer can do about goods that aren't right. */
export type Way = 'return' | 'replace' | 'part' | 'dispute'

export type WayWords = {
  way: Way
  title: string
  /** What it costs, and when money comes. */
  texts: string[]
  /** Why it can't be chosen. */
  refusal?: string
}

/** The wishes that a way's form offers, the first one chosen. */
export const WISHES: Record<Exclude<Way, 'dispute'>, readonly [ReturnWish, ...ReturnWish[]]> = {
  return: ['refund'],
  replace: ['replacement', 'repair'],
  part: ['part'],
}

/** The goods of which no return was asked yet. */
export const returnableItems = ({ items, return_asked_for = [] }: Transaction) =>
  itemsByGoods(items).filter((item) => !return_asked_for.includes(goodsIdOf(item)))

const allLines = (transaction: Transaction): ReturnLine[] =>
  returnableItems(transaction).map(({ product_id, variant_id, quantity }) => ({
    product_id,
    variant_id,
    quantity,
  }))

/** Why these units can't go back for a changed mind; undefined if they can. */
export const changedMindRefusal = (
  transaction: Transaction,
  lines: readonly ReturnLine[],
  now: number,
): string | undefined => {
  const vendor = partyName(transaction, 'vendor')
  const { return_policy, items } = transaction
  if (!return_policy?.changed_mind_days) {
    return `${vendor} doesn’t take goods back for a changed mind. A fault can always be returned.`
  }
  const final = items.find(
    (item) => item.is_final && lines.some((line) => goodsIdOf(line) === goodsIdOf(item)),
  )
  if (final) {
    return `${itemText(final)} can’t go back for a changed mind. A fault can always be returned.`
  }
  const until = changedMindUntil(transaction, lines)
  if (until === null || now < until) return undefined
  return `For a changed mind the time was over on ${instantText(timestampFromMillis(until))}.`
}

const changedMindText = (transaction: Transaction, now: number): string => {
  const lines = allLines(transaction)
  const refusal = changedMindRefusal(transaction, lines, now)
  if (refusal) return refusal
  const ends = [
    changedMindUntil(transaction, lines),
    transaction.deadline && millisOf(transaction.deadline.at),
  ].filter((end) => end !== null)
  const goods = returnTotalOf(returnAmountsOf(transaction, lines, 'changed_mind'))
  const by = instantText(timestampFromMillis(Math.min(...ends)))
  return `For a changed mind, until ${by}: ${formatMoney(goods, transaction.currency)} for the goods. Delivery and escrow fee don’t come back, and you pay the way back.`
}

/** The ways out, each with its cost before it is chosen. `now` is in epoch milliseconds. */
export const waysOf = (transaction: Transaction, now: number, canDispute: boolean): WayWords[] => {
  const { currency, money, round } = transaction
  const vendor = partyName(transaction, 'vendor')
  const whole = returnTotalOf(returnAmountsOf(transaction, allLines(transaction), 'damaged'))
  const look = POLICY.look_ms / DAY_MS
  return [
    {
      way: 'return',
      title: 'Return it',
      texts: [
        `For a fault: ${formatMoney(whole, currency)} back, the escrow fee included; ${vendor} pays the way back. The money comes once ${vendor} has looked at it, ${look} days after it arrives at the latest.`,
        changedMindText(transaction, now),
      ],
    },
    {
      way: 'replace',
      title: 'Have it replaced or repaired',
      texts: [
        `Costs you nothing, and your money stays held. ${vendor} sends it again, and your days to look at it begin anew.`,
      ],
      ...(round && { refusal: 'It was sent a second time already: ask for a refund.' }),
    },
    {
      way: 'part',
      title: 'Keep it for less',
      texts: [
        `Nothing is sent back. ${vendor} offers you a part of the price; if you take it, that part comes back at once and the rest is paid.`,
      ],
    },
    {
      way: 'dispute',
      title: 'Open a dispute',
      texts: [
        `Costs nothing. ${formatMoney(money.held_minor, currency)} stays held; ${vendor} has ${hoursText(POLICY.respond_ms)} to answer. You settle it between you, or Oja decides.`,
      ],
      ...(!canDispute && { refusal: 'You can’t raise another dispute for this order.' }),
    },
  ]
}
