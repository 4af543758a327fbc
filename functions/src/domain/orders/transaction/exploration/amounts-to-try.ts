import { vendorPartOf } from '../../../../contract/entities/money/statement'
import type { Actor } from '../../../../contract/entities/orders/party'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { POLICY } from '../../../../contract/escrow/policy'
import { providerLocalFeeOf } from '../../../../contract/escrow/provider-fee'
import { failedSaleCosts } from '../../checkout/charge'
import { image } from '../testing/sample'
import type { Bounds } from './bounds'

/** Who might do something to an order, and how much of it is tried. */
export type View = { transaction: Transaction; actor: Actor; bounds: Bounds; now: number }

/** What the provider keeps of a charge, and what of it a failed sale costs. */
export const chargedFor = (transaction: Transaction) => {
  const charged_minor = transaction.amount_paid
  const provider_fee_minor = providerLocalFeeOf(charged_minor)
  const [failed_sale_cost_minor = 0] = failedSaleCosts(
    [{ ...transaction, charged_minor }],
    provider_fee_minor,
  )
  return { provider_fee_minor, failed_sale_cost_minor }
}

export const taxed = ({ vat }: Bounds) => (vat ? { vat } : {})

const offerOf: Record<Bounds['offers'][number], (all_minor: number) => number> = {
  least: () => 1,
  part: (all_minor) => Math.floor(all_minor / 3),
  all: (all_minor) => all_minor,
}
export const offersOf = ({ bounds, transaction }: View): number[] =>
  bounds.offers.map((one) => offerOf[one](vendorPartOf(transaction)))

const claimOf: Record<Bounds['claims'][number], (charged_minor: number) => number> = {
  whole: (charged_minor) => charged_minor,
  part: (charged_minor) => Math.floor(charged_minor / 3),
  more: (charged_minor) => charged_minor + 5_001,
}

/** The chargebacks of an order and those that may still come, with what each claims. */
export const claimsOf = ({ transaction: { chargebacks, money }, bounds }: View) =>
  bounds.claims
    .map((id) => ({
      id,
      claimed: claimOf[id](money.charged_minor),
      known: chargebacks.find((one) => one.id === id),
    }))
    .filter(({ known }) => known || chargebacks.length < bounds.most_claims)

/** Another account, text or image each time, since the same one again is a repetition. */
export const fresh = ({ transaction }: View): string => `${transaction.event_count}`
export const images = (view: View, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    image(view.actor === 'vendor' ? 'vendor' : 'buyer', `${fresh(view)}-${index}.jpg`),
  )

export const raised = ({ disputes_raised }: Transaction): number =>
  disputes_raised.buyer + disputes_raised.vendor

/** How many images to add: one, all that fit, and one too many. */
export const counts = ({ transaction, actor }: View): number[] => {
  const party = actor === 'vendor' ? 'vendor' : 'buyer'
  const room = POLICY.max_evidence_per_party - (transaction.dispute?.evidence_count[party] ?? 0)
  return [...new Set([1, room, room + 1])].filter((count) => count > 0)
}

const OF_CARRIER = /^system:(adjust_carrier|credit_carrier|settle_claim):/

/** Whether a carrier may take, give or settle something more. */
export const mayCharge = ({
  transaction: { applied_commands },
  bounds: { charges = 0 },
}: View): boolean => applied_commands.filter((key) => OF_CARRIER.test(key)).length < charges
