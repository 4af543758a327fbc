import {
  accounts,
  type LedgerEntry,
  type Posting,
} from '../../../../contract/entities/money/ledger'
import type { CurrencyCode } from '../../../../contract/money'
import { postEntries } from './ledger'

/** The ledger chain that a correction is posted to: a transaction's or a payout's. */
export type CorrectedChain = {
  id: string
  ledger: { count: number; head: string | null }
  /** Set for a payout, whose chain may also correct what is owed to its vendor. */
  vendor_id?: string
}

export type Correction = { currency: CurrencyCode; postings: readonly Posting[] }

/**
 * The accounts that an operator may correct. A transaction's held, released and fee amounts change
 * only with the transaction itself, and the amount in a payout only with the payout.
 */
const correctable = ({ id, vendor_id }: CorrectedChain): string[] => [
  accounts.providerClearing,
  accounts.providerFees,
  accounts.transferFees,
  accounts.stampDuty,
  accounts.chargebackCosts,
  accounts.platformLosses,
  vendor_id === undefined ? accounts.refund(id) : accounts.payable(vendor_id),
]

/**
 * Posts the correcting entry and returns its effect on the vendor's wallet.
 * @throws Error that says why the correction is invalid
 */
export const postCorrection = (
  chain: CorrectedChain,
  { currency, postings }: Correction,
  now: number,
): { entries: LedgerEntry[]; chain: CorrectedChain['ledger']; vendor_minor: number } => {
  const allowed = correctable(chain)
  const other = postings.find(({ account }) => !allowed.includes(account))
  if (other) {
    throw new Error(`${other.account} can't be corrected here. Use ${allowed.join(', ')}.`)
  }
  if (
    postings.some(({ amount_minor }) => !Number.isSafeInteger(amount_minor) || amount_minor === 0)
  ) {
    throw new Error('Every amount is a whole number above or below zero.')
  }
  if (new Set(postings.map(({ account }) => account)).size !== postings.length) {
    throw new Error('Name each account once.')
  }
  const sum = postings.reduce((total, { amount_minor }) => total + BigInt(amount_minor), 0n)
  if (postings.length < 2 || sum !== 0n) {
    throw new Error(`The amounts must sum to zero; they sum to ${sum}.`)
  }
  const payable = chain.vendor_id === undefined ? null : accounts.payable(chain.vendor_id)
  const vendor_minor = postings.find(({ account }) => account === payable)?.amount_minor ?? 0
  if (vendor_minor !== 0 && currency !== 'NGN') throw new Error('Wallets are kept in NGN.')
  const cause = `correction-${chain.ledger.count}`
  const draft = { kind: 'correction', currency, postings } as const
  return { ...postEntries(chain.id, chain.ledger, cause, [draft], now), vendor_minor }
}
