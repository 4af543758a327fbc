import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { allocateOverBases } from '../../../contract/escrow/checkout-fees'
import { feeEntry } from '../transaction/posting/entries'
import { postEntries } from '../transaction/posting/ledger'
import { basesOf, failedSaleCosts } from './charge'

type Corrected = { transaction: Transaction; entries: LedgerEntry[] }

/**
 * Corrects the provider's fee of a charge, which was posted by its schedule, in an entry of each of
 * the checkout's transactions. What a failure costs from now on is no more than the fee; what one
 * has cost stays.
 * @param before_minor the fee that was posted
 * @param fee_minor what the provider took
 */
export const correctChargeFee = (
  transactions: readonly Transaction[],
  before_minor: number,
  fee_minor: number,
  now: number,
): Corrected[] => {
  const bases = basesOf(transactions)
  const posted = allocateOverBases(before_minor, bases)
  const taken = allocateOverBases(fee_minor, bases)
  const charged = transactions.map((one) => ({ ...one, charged_minor: one.money.charged_minor }))
  const costs = failedSaleCosts(charged, fee_minor)
  return transactions.map((transaction, index) => {
    const { id, ledger, currency, money, failed_sale_cost_minor } = transaction
    const more = (taken[index] ?? 0) - (posted[index] ?? 0)
    const { entries, chain } = postEntries(
      id,
      ledger,
      'charge_fee',
      [feeEntry(currency, more)],
      now,
    )
    const said_minor = failed_sale_cost_minor ?? 0
    const cost = Math.max(
      Math.min(costs[index] ?? 0, said_minor),
      money.failed_sale_cost_minor ?? 0,
    )
    return {
      entries,
      transaction: {
        ...transaction,
        ledger: chain,
        ...(failed_sale_cost_minor !== undefined && { failed_sale_cost_minor: cost }),
      },
    }
  })
}
