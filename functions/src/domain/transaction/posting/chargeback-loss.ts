import { accounts } from '../../../contract/entities/ledger'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { unusedCarrierFee } from '../../../contract/entities/statement'
import { leftToClaim } from '../../chargeback/left-to-claim'
import { burdenOf } from './burden'
import { posting, processedEntry } from './entries'
import { type MoneyMovement, owed, share } from './movement'

/**
 * Posts a lost chargeback, which the provider has paid to the buyer. With `is_rest_refunded`, the
 * remaining held money is refunded too; while another chargeback is open it stays held, since
 * that one may take it.
 */
export const takenByBank = (
  transaction: Transaction,
  taken_minor: number,
  is_rest_refunded: boolean,
): MoneyMovement => {
  const { id, currency, money, vendor_id } = transaction
  const { held, vendor, fee, commission, borne, beyond } = burdenOf(transaction, taken_minor)
  const by_bank = held + vendor + fee + commission
  const rest = is_rest_refunded ? money.held_minor - held : 0
  const refunded_minor = money.refunded_minor + by_bank + rest
  const own = owed(rest, currency)
  const part_minor = transaction.partial?.refund.amount_minor ?? 0
  const isBanksAlone = is_rest_refunded && refunded_minor > part_minor
  const banks = isBanksAlone
    ? ({ amount_minor: refunded_minor - part_minor, state: 'processed' } as const)
    : null
  return {
    entries: [
      {
        kind: 'chargeback_loss',
        currency,
        postings: [
          posting(accounts.escrow(id), -held - rest),
          posting(accounts.payable(vendor_id), -vendor),
          posting(accounts.platformFees, -fee),
          posting(accounts.commission, -commission),
          posting(accounts.refund(id), by_bank + rest),
          posting(accounts.chargebackCosts, -borne - beyond),
          posting(accounts.providerClearing, borne + beyond),
        ],
      },
      processedEntry(id, currency, by_bank, 'refund_processed'),
    ],
    money: {
      ...money,
      held_minor: money.held_minor - held - rest,
      released_minor: money.released_minor - vendor,
      fee_minor: money.fee_minor - fee,
      ...(commission > 0 && { commission_minor: (money.commission_minor ?? 0) - commission }),
      ...(borne > 0 && { borne_minor: (money.borne_minor ?? 0) + borne }),
      refunded_minor,
    },
    refund: own.refund ?? transaction.refund ?? banks,
    to_refund: own.to_refund,
    vendor_minor: -vendor,
    amount_minor: taken_minor,
  }
}

/**
 * Releases the held money of a vendor whose handover is proved, and posts what the bank took as
 * borne by us. What of a carrier's fee wasn't used goes to the buyer once: as far as the bank took
 * it, it isn't refunded.
 */
export const borneByUs = (transaction: Transaction, taken_minor: number): MoneyMovement => {
  const { money } = transaction
  const unused = unusedCarrierFee(transaction)
  const twice = Math.max(0, Math.min(unused, taken_minor - (leftToClaim(transaction) - unused)))
  const rest = { ...transaction, money: { ...money, held_minor: money.held_minor - twice } }
  const released = share(rest, 'release', unused - twice)
  const taken = takenByBank(
    {
      ...transaction,
      money: { ...released.money, held_minor: twice },
      refund: released.refund ?? transaction.refund,
    },
    taken_minor,
    false,
  )
  return {
    ...taken,
    entries: [...released.entries, ...taken.entries],
    to_refund: released.to_refund,
    vendor_minor: released.vendor_minor + taken.vendor_minor,
  }
}
