import { accounts, type Posting } from '../../../../contract/entities/money/ledger'
import type { CurrencyCode } from '../../../../contract/money'
import type { EntryDraft } from './ledger'

/** A charge, and what the provider keeps of it; in minor units. */
export type Charge = { amount_minor: number; currency: CurrencyCode; provider_fee_minor: number }

export const posting = (account: string, amount_minor: number): Posting => ({
  account,
  amount_minor,
})

/**
 * @param fee_minor what the provider takes; negative if it gave it back
 * @param account where it is a cost
 */
export const feeEntry = (
  currency: CurrencyCode,
  fee_minor: number,
  account: string = accounts.providerFees,
): EntryDraft => ({
  kind: 'provider_fee',
  currency,
  postings: [posting(account, -fee_minor), posting(accounts.providerClearing, fee_minor)],
})

/** Posts the charge from the provider's balance to escrow. The platform pays the provider's fee. */
export const chargeEntries = (
  id: string,
  { amount_minor, currency, provider_fee_minor }: Charge,
): EntryDraft[] => {
  const { providerClearing, escrow } = accounts
  return [
    {
      kind: 'charge',
      currency,
      postings: [posting(providerClearing, -amount_minor), posting(escrow(id), amount_minor)],
    },
    feeEntry(currency, provider_fee_minor),
  ]
}

/** Takes money out of escrow for the buyer. */
export const refundEntry = (
  id: string,
  currency: CurrencyCode,
  amount_minor: number,
): EntryDraft => ({
  kind: 'refund',
  currency,
  postings: [
    posting(accounts.escrow(id), -amount_minor),
    posting(accounts.refund(id), amount_minor),
  ],
})

/** The provider has sent a refund, or it came back. */
export const processedEntry = (
  id: string,
  currency: CurrencyCode,
  amount_minor: number,
  kind: 'refund_processed' | 'refund_returned',
): EntryDraft => {
  const processed_minor = kind === 'refund_processed' ? amount_minor : -amount_minor
  return {
    kind,
    currency,
    postings: [
      posting(accounts.refund(id), -processed_minor),
      posting(accounts.providerClearing, processed_minor),
    ],
  }
}
