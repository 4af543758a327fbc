import type { Payer } from '../../../contract/entities/money/payment'
import {
  isOwnSideSignal,
  isStrongSignal,
  type SaleSignal,
} from '../../../contract/entities/money/wallet-hold'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { PayoutAccount } from '../../../contract/entities/people/vendor'
import { POLICY } from '../../../contract/escrow/policy'
import { dealOf } from '../../../contract/orders/deal-of'
import { internationalPhone } from '../../../contract/text/phone'
import { withoutMarks } from '../../../contract/text/without-marks'

/** What is known of one side of a sale. */
type SaleSide = {
  phones: readonly string[]
  /** Push tokens. */
  devices: readonly string[]
  addresses: readonly string[]
}

export type SaleFacts = {
  buyer: SaleSide
  vendor: SaleSide
  payer: Payer | null
  payout_account: Pick<PayoutAccount, 'account_number_masked' | 'account_name'> | null
  /** Who else paid with the card. */
  card_users: readonly string[]
  vendor_id: string
  /** Of this sale and of the store's others, in minor units. */
  amount_minor: number
  other_amounts_minor: readonly number[]
  /** From the payment to the buyer's approval; null if the buyer didn't approve. */
  approved_after_ms: number | null
}

const LAST_DIGITS = 4
const MIN_OTHERS = 3

const plain = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const isShared = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((one) => one !== '' && b.includes(one))

const median = (amounts: readonly number[]): number =>
  amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0

const isSameAccount = ({ payer, payout_account }: SaleFacts): boolean =>
  payer?.account != null &&
  payout_account !== null &&
  payer.account.last_digits === payout_account.account_number_masked.slice(-LAST_DIGITS) &&
  plain(payer.account.name) === plain(payout_account.account_name)

const CHECKS: Record<SaleSignal, (facts: SaleFacts) => boolean> = {
  same_account: isSameAccount,
  same_card: ({ card_users, vendor_id }) => card_users.includes(vendor_id),
  same_phone: ({ buyer, vendor }) =>
    isShared(buyer.phones.map(internationalPhone), vendor.phones.map(internationalPhone)),
  same_device: ({ buyer, vendor }) => isShared(buyer.devices, vendor.devices),
  same_address: ({ buyer, vendor }) =>
    isShared(buyer.addresses.map(plain), vendor.addresses.map(plain)),
  price_far_off: ({ amount_minor, other_amounts_minor }) =>
    other_amounts_minor.length >= MIN_OTHERS &&
    amount_minor >= median(other_amounts_minor) * POLICY.far_off_price_times,
  approved_in_minutes: ({ approved_after_ms }) =>
    approved_after_ms !== null && approved_after_ms < POLICY.quick_approval_ms,
}

/** What suggests that a sale was one to oneself; nothing for most. */
export const saleSignals = (facts: SaleFacts): SaleSignal[] =>
  (Object.keys(CHECKS) as SaleSignal[]).filter((signal) => CHECKS[signal](facts))

/** Whether money of a sale with these signals is released by an operator alone (case 40). */
export const needsOperator = (
  transaction: Pick<Transaction, 'source'>,
  signals: readonly SaleSignal[],
): boolean => dealOf(transaction) !== undefined && signals.some(isOwnSideSignal)

/** How long money of a sale with these signals is held, in milliseconds. */
export const holdMs = (signals: readonly SaleSignal[], needs_operator = false): number =>
  needs_operator || signals.some(isStrongSignal) ? POLICY.strong_hold_ms : POLICY.weak_hold_ms
