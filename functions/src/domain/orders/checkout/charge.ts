import { allocate } from '../../../contract/allocate'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { allocateOverBases } from '../../../contract/escrow/checkout-fees'
import { providerLocalFeeOf } from '../../../contract/escrow/provider-fee'
import { isUnpaid } from '../../../contract/escrow/states'
import type { CurrencyCode } from '../../../contract/money'
import type { CommandOf } from '../transaction/decision'

/** What became of a checkout's one charge; amounts in minor units. */
export type ChargeOutcome =
  | { kind: 'paid'; provider_fee_minor: number }
  | {
      kind: 'mismatched'
      mismatch: string
      amount_minor: number
      currency: CurrencyCode
      provider_fee_minor: number
    }
  | { kind: 'failed'; note: string }

export type ChargeCommand = CommandOf<'payment_confirmed' | 'payment_mismatched' | 'payment_failed'>

type Base = Pick<Transaction, 'vendor_id' | 'amount_paid' | 'escrow_fee'>
type Part = Pick<Transaction, 'vendor_id' | 'amount_paid' | 'escrow_fee' | 'currency' | 'status'>

type Charged = Base & { charged_minor: number }

/**
 * What each part of a charge costs its vendor if it fails: its share of one local fee, of no more
 * than the provider took, and at most the local fee of the part alone, since a flat fee that a small
 * part alone wouldn't have is ours.
 */
export const failedSaleCosts = (
  parts: readonly Charged[],
  provider_fee_minor: number,
): number[] => {
  const whole_minor = parts.reduce((sum, { charged_minor }) => sum + charged_minor, 0)
  const local_minor = Math.max(0, Math.min(providerLocalFeeOf(whole_minor), provider_fee_minor))
  const shares = allocateOverBases(local_minor, basesOf(parts))
  return parts.map(({ charged_minor }, index) =>
    Math.min(shares[index] ?? 0, providerLocalFeeOf(charged_minor)),
  )
}

export const basesOf = (parts: readonly Base[]) =>
  parts.map(({ vendor_id, amount_paid, escrow_fee }) => ({
    vendor_id,
    base_minor: amount_paid - escrow_fee,
  }))

/** A store that was suspended before the payment gets none of it. */
const SUSPENDED = 'store'

/**
 * The command of each transaction of a checkout for its one charge. The provider's fee is allocated
 * over goods and delivery, a charge of another amount over what was agreed; both sum exactly. What a
 * failed sale costs its vendor is of the local fee alone: what a foreign card takes more is ours.
 * @param suspended the vendors whose part is refunded, since they may not sell any more
 */
export const chargeCommands = (
  parts: readonly Part[],
  outcome: ChargeOutcome,
  suspended: ReadonlySet<string> = new Set(),
): ChargeCommand[] => {
  if (outcome.kind === 'failed') {
    return parts.map(() => ({ action: 'payment_failed', note: outcome.note }))
  }
  const fees = allocateOverBases(outcome.provider_fee_minor, basesOf(parts))
  if (outcome.kind === 'mismatched') {
    const { mismatch, currency } = outcome
    const agreed = parts.map(({ vendor_id, amount_paid }) => ({
      id: vendor_id,
      weight: amount_paid,
    }))
    const amounts = allocate(outcome.amount_minor, agreed)
    return parts.map((_, index) => ({
      action: 'payment_mismatched',
      mismatch,
      currency,
      amount_minor: amounts[index] ?? 0,
      provider_fee_minor: fees[index] ?? 0,
    }))
  }
  const charged = parts.map((part) => ({ ...part, charged_minor: part.amount_paid }))
  const costs = failedSaleCosts(charged, outcome.provider_fee_minor)
  return parts.map(({ vendor_id, amount_paid, currency, status }, index) => {
    const provider_fee_minor = fees[index] ?? 0
    const isRefused = suspended.has(vendor_id) && isUnpaid({ status })
    return isRefused
      ? {
          action: 'payment_mismatched',
          mismatch: SUSPENDED,
          currency,
          amount_minor: amount_paid,
          provider_fee_minor,
        }
      : {
          action: 'payment_confirmed',
          provider_fee_minor,
          failed_sale_cost_minor: costs[index] ?? 0,
        }
  })
}
