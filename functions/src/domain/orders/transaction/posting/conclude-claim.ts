import { accounts } from '../../../../contract/entities/money/ledger'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { posting } from './entries'
import type { EntryDraft } from './ledger'

/** In minor units; together at most the claim. */
export type ClaimSettlement = {
  paid_minor: number
  /** What we bear. */
  refused_minor: number
  /** It shows in what the carrier says that it took for the parcel. */
  is_returned?: true | undefined
}

/** Settles the claim of a lost parcel, or a part of it: the carrier pays into the wallet, or we bear it. */
export const concludeClaim = (
  { money, carrier, currency }: Transaction,
  { paid_minor, refused_minor, is_returned }: ClaimSettlement,
): { entries: EntryDraft[]; money: Transaction['money']; amount_minor: number } => {
  const name = carrier?.name ?? ''
  const settled = paid_minor + refused_minor
  return {
    entries: [
      {
        kind: is_returned ? 'carrier_returned' : 'carrier_claim',
        currency,
        postings: [
          posting(accounts.carrierClaim(name), settled),
          posting(accounts.carrier(name), -paid_minor),
          posting(accounts.platformLosses, -refused_minor),
        ],
      },
    ],
    money: { ...money, carrier_claim_minor: (money.carrier_claim_minor ?? 0) - settled },
    amount_minor: paid_minor,
  }
}
