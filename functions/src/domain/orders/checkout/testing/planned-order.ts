import type { DealFeePayer } from '../../../../contract/entities/orders/deal'
import type { Decision } from '../../transaction/decision'
import type { Line, Terms } from '../../transaction/testing/model'
import type { StorePlan } from './random-checkout'

/** The order as its store planned it: who brings it, what it costs the vendor, what never goes back. */
export const priced = (
  decision: Decision,
  { kind, is_final, changed_mind_days }: StorePlan,
): Decision => {
  const { transaction } = decision
  const fee_minor = transaction.delivery_fee ?? 0
  const goods_minor = transaction.amount_paid - transaction.escrow_fee - fee_minor
  const extra = {
    ...(kind === 'carrier' && { carrier: { name: 'shipbubble', fee_minor } }),
    ...(kind === 'commission' && { commission_minor: Math.floor(goods_minor / 20) }),
  }
  const items = transaction.items.map((item, index) =>
    is_final && index === transaction.items.length - 1
      ? { ...item, is_final: true as const }
      : item,
  )
  const taken = { items, return_policy: { changed_mind_days } }
  return { ...decision, transaction: { ...transaction, ...extra, ...taken } }
}

/** What the second escrow knows of an order when it is opened. */
export const termsOf = (
  { transaction }: Decision,
  { kind, lines, delivery_minor }: StorePlan,
): Terms => {
  const isSent = kind === 'promised' || kind === 'carrier'
  return {
    lines: transaction.items.map((item, index): Line => {
      const { price = 0, quantity: units = 0 } = lines[index] ?? {}
      return { id: item.variant_id, price, units, fee: item.escrow_fee_minor }
    }),
    all: transaction.amount_paid,
    fee: transaction.escrow_fee,
    delivery: kind === 'promised' ? delivery_minor : 0,
    carrierFee: kind === 'carrier' ? delivery_minor : 0,
    commission: transaction.commission_minor ?? 0,
    isPromised: isSent,
    transit: transaction.delivery_times?.days_max ?? 0,
    mindDays: transaction.return_policy?.changed_mind_days ?? 0,
    finals: transaction.items.filter((item) => item.is_final).map((item) => item.variant_id),
  }
}

/** ₦100 and 2.5 %, or 2.5 % alone of a charge below ₦2,500, of which the buyer pays his part. */
const feesOfDeal = (base_minor: number, payer: DealFeePayer) => {
  const rate = Math.min(Math.floor(base_minor / 40), 500_000)
  const partOf = (fee: number) => ({ buyer: fee, vendor: 0, half: Math.floor(fee / 2) })[payer]
  const whole = base_minor + partOf(rate) < 250_000 ? rate : Math.min(rate + 10_000, 500_000)
  return { fee: partOf(whole), commission: whole - partOf(whole) }
}

/** A second escrow isn't told what a deal's two pay: it knows it from who was to pay. */
export const dealTerms = (terms: Terms, payer: DealFeePayer): Terms => {
  const base = terms.all - terms.fee
  const { fee, commission } = feesOfDeal(base, payer)
  return {
    ...terms,
    all: base + fee,
    fee,
    commission,
    lines: terms.lines.map((line) => ({ ...line, fee })),
  }
}
