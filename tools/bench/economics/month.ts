import { PHONE_MESSAGES } from '../../../functions/src/contract/entities/messaging/phone-message'
import { transferCostOf } from '../../../functions/src/contract/escrow/payout-cost'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { type End, FAILURES, type Failure, playSale } from './sale'

export const SALES = 10_000
/** Of a hundred sales. */
export const FAILING = [5, 15, 27] as const

/** Prices in kobo and how many of a hundred sales are at each. */
export const PRICES: readonly (readonly [price_minor: number, share: number])[] = [
  [250_000, 15],
  [500_000, 25],
  [1_000_000, 30],
  [2_500_000, 20],
  [6_000_000, 10],
]

/** Of a store's sales a week that are paid out together. */
export const SALES_A_WEEK = 2
/** Paid messages a sale: the vendor's about the money; the others are read in the app. */
export const MESSAGES_A_SALE = 1
/** VAT of 7.5 % inside the fee, for a company that is registered. */
const vatIn = (fee_minor: number): number => Math.floor((2 * fee_minor * 75 + 1_075) / (2 * 1_075))

/** A month of sales: who ends with what, in kobo. */
export type Month = {
  buyers: number
  vendors: number
  /** Fees less what the provider kept of charges. */
  margin: number
  /** What banks kept of charges that went back and the platform paid. */
  failed: number
  transfers: number
  duty: number
  vat: number
  /** What is expected of messages to phones. */
  messages: number
  /** What is left to the platform with all costs in. */
  left: number
}

const endsOf = (failing: number): [End, number][] => {
  const failed = Object.entries(FAILURES) as [Failure, number][]
  return [
    ['completed', 100 - failing],
    ...failed.map(([end, share]): [End, number] => [end, (failing * share) / 100]),
  ]
}

/** What a payout of a week's sales, or of as many as make it free, costs; in kobo a sale. */
const payoutCost = (price_minor: number) => {
  const sales = Math.max(SALES_A_WEEK, Math.ceil(POLICY.free_payout_from_minor / price_minor))
  const { fee_minor, duty_minor } = transferCostOf(price_minor * sales)
  return { fee: fee_minor / sales, duty: duty_minor / sales }
}

/** Calculates a month in which so many of a hundred sales fail. */
export const monthOf = (failing: number): Month => {
  const month: Month = {
    buyers: 0,
    vendors: 0,
    margin: 0,
    failed: 0,
    transfers: 0,
    duty: 0,
    vat: 0,
    messages: SALES * MESSAGES_A_SALE * PHONE_MESSAGES.expected_minor.sms,
    left: 0,
  }
  for (const [price_minor, share] of PRICES) {
    for (const [end, percent] of endsOf(failing)) {
      const count = (SALES * share * percent) / 10_000
      const { buyer, vendor, platform, fee: own } = playSale(price_minor, end)
      month.buyers += count * buyer
      month.vendors += count * vendor
      month.margin += count * platform
      if (end !== 'completed') month.failed += count * Math.max(0, -platform)
      if (vendor <= 0) continue
      const { fee, duty } = payoutCost(price_minor)
      month.transfers += count * fee
      month.duty += count * duty
      month.vat += count * vatIn(own)
    }
  }
  month.left = month.margin - month.transfers - month.duty - month.messages
  return Object.fromEntries(
    Object.entries(month).map(([name, value]) => [name, Math.round(value)]),
  ) as Month
}
