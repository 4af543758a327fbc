import { accounts } from '@contract/entities/money/ledger'

/** What an accountant calls an account, by its name in the ledger. */
const NAMES: Record<string, string> = {
  escrow: 'Held for buyers',
  refund: 'Refunds on their way',
  payout: 'Payouts on their way',
  carrier: 'Carrier’s wallet',
  'vendor:payable': 'Owed to vendors',
  [accounts.providerClearing]: 'Balance at the provider',
  [accounts.providerFees]: 'Provider’s fees',
  [accounts.platformFees]: 'Escrow fees',
  [accounts.commission]: 'Commission',
  [accounts.vatInFees]: 'VAT inside of fees',
  [accounts.vatDeferred]: 'VAT, deferred',
  [accounts.vatPayable]: 'VAT, payable',
  [accounts.transferFees]: 'Transfer fees',
  [accounts.stampDuty]: 'Stamp duty',
  [accounts.chargebackCosts]: 'Chargebacks',
  [accounts.unplaced]: 'Money without a place',
  [accounts.platformLosses]: 'Other losses',
  [accounts.badDebt]: 'Bad debt',
}

/** The name of an account or of the group that it is one of. */
export const accountName = (account: string): string => {
  const [group = ''] = account.split(':')
  const isVendors = group === 'vendor'
  return NAMES[account] ?? NAMES[isVendors ? 'vendor:payable' : group] ?? account
}
