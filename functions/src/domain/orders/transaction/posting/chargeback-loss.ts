import type { FailedSaleCostBearer } from '../../../../contract/entities/money/cost-bearer'
import { accounts } from '../../../../contract/entities/money/ledger'
import { unusedCarrierFee } from '../../../../contract/entities/money/statement'
import type { ChargebackLoss } from '../../../../contract/entities/orders/chargeback'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { failedSaleCostOf } from '../../../../contract/escrow/failed-sale-cost'
import { leftToClaim } from '../../../money/chargeback/left-to-claim'
import { burdenOf, partBackOf } from './burden'
import { posting, processedEntry } from './entries'
import type { EntryDraft } from './ledger'
import { type MoneyMovement, owed, share, still } from './movement'

/** What a bank takes of the parties of a sale that has ended, in minor units. */
const partsOf = ({ vendor_minor, fee_minor, commission_minor }: ChargebackLoss): number =>
  vendor_minor + fee_minor + commission_minor

/**
 * Who bears a chargeback that is lost after the sale has ended.
 * @param by who bears what the provider keeps of the charge
 */
export const lossOf = (
  transaction: Transaction,
  taken_minor: number,
  by: FailedSaleCostBearer,
): ChargebackLoss => {
  const { vendor, fee, commission, borne, beyond } = burdenOf(transaction, taken_minor)
  const back_minor = transaction.money.refunded_minor + vendor + fee + commission
  return {
    vendor_minor: vendor,
    fee_minor: fee,
    commission_minor: commission,
    borne_minor: borne,
    beyond_minor: beyond,
    failed_sale_cost_minor: by === 'vendor' ? failedSaleCostOf(transaction, back_minor) : 0,
  }
}

/** The order as if the bank hadn't taken it: money that others than the buyer bore is theirs again. */
export const withoutLoss = (transaction: Transaction, loss: ChargebackLoss): Transaction => {
  const { money, refund, partial } = transaction
  const { vendor_minor, fee_minor, commission_minor, borne_minor, failed_sale_cost_minor } = loss
  const refunded_minor = money.refunded_minor - partsOf(loss)
  const own_minor = refunded_minor - (partial?.refund.amount_minor ?? 0)
  return {
    ...transaction,
    money: {
      ...money,
      released_minor: money.released_minor + vendor_minor,
      fee_minor: money.fee_minor + fee_minor,
      refunded_minor,
      ...(money.commission_minor !== undefined && {
        commission_minor: money.commission_minor + commission_minor,
      }),
      ...(money.borne_minor !== undefined && { borne_minor: money.borne_minor - borne_minor }),
      ...(money.failed_sale_cost_minor !== undefined && {
        failed_sale_cost_minor: money.failed_sale_cost_minor - failed_sale_cost_minor,
      }),
    },
    refund:
      refund && own_minor > 0
        ? { ...refund, amount_minor: Math.min(refund.amount_minor, own_minor) }
        : null,
  }
}

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
 * borne by us. Units that the vendor has again are the buyer's money, which the bank has given as far
 * as it took it. What of a carrier's fee wasn't used goes to the buyer once: as far as the bank took
 * it, it isn't refunded.
 */
export const borneByUs = (transaction: Transaction, taken_minor: number): MoneyMovement => {
  const { money, escrow_fee } = transaction
  const unused = unusedCarrierFee(transaction)
  const { back_minor, fee_minor } = partBackOf(transaction)
  const due = Math.min(back_minor, taken_minor)
  // What carriers got of it is ours, as of any payment that a bank takes.
  const given = Math.min(due, Math.max(0, money.held_minor - unused - (escrow_fee - fee_minor)))
  const twice = Math.max(0, Math.min(unused, taken_minor - (leftToClaim(transaction) - unused)))
  const by_bank = given + twice
  const rest = { ...transaction, money: { ...money, held_minor: money.held_minor - by_bank } }
  const released = share(
    rest,
    back_minor > 0 ? 'split' : 'release',
    back_minor - due + unused - twice,
    fee_minor,
  )
  const taken = takenByBank(
    {
      ...transaction,
      money: { ...released.money, held_minor: by_bank },
      refund: released.refund ?? transaction.refund,
    },
    taken_minor,
    false,
  )
  return {
    ...taken,
    refund: taken.refund ?? (given > 0 ? { amount_minor: given, state: 'processed' } : null),
    entries: [...released.entries, ...taken.entries],
    to_refund: released.to_refund,
    vendor_minor: released.vendor_minor + taken.vendor_minor,
  }
}

/** Posts a loss back, as it was posted. */
const returnedEntries = (
  { id, currency, vendor_id }: Transaction,
  loss: ChargebackLoss,
): EntryDraft[] => {
  const parts = partsOf(loss)
  const ours = loss.borne_minor + loss.beyond_minor
  return [
    {
      kind: 'chargeback_loss',
      currency,
      postings: [
        posting(accounts.payable(vendor_id), loss.vendor_minor),
        posting(accounts.platformFees, loss.fee_minor),
        posting(accounts.commission, loss.commission_minor),
        posting(accounts.refund(id), -parts),
        posting(accounts.chargebackCosts, ours),
        posting(accounts.providerClearing, -ours),
      ],
    },
    processedEntry(id, currency, -parts, 'refund_processed'),
  ]
}

/** One entry of each kind, with the sum for each account. */
const netOf = (entries: readonly EntryDraft[]): EntryDraft[] =>
  [...new Set(entries.map(({ kind }) => kind))].flatMap((kind) => {
    const alike = entries.filter((entry) => entry.kind === kind)
    const postings = alike.flatMap((entry) => entry.postings)
    const names = [...new Set(postings.map(({ account }) => account))]
    return alike.slice(0, 1).map((entry) => ({
      ...entry,
      postings: names.map((name) =>
        posting(
          name,
          postings.reduce((sum, one) => (one.account === name ? sum + one.amount_minor : sum), 0),
        ),
      ),
    }))
  })

/**
 * Takes anew what a bank took after the sale had ended, since more or less of it is about this
 * order. What others paid before comes back to them first.
 */
export const retaken = (
  transaction: Transaction,
  before: ChargebackLoss | undefined,
  taken_minor: number,
): MoneyMovement => {
  const spared = before ? withoutLoss(transaction, before) : transaction
  const taken = taken_minor > 0 ? takenByBank(spared, taken_minor, true) : still(spared)
  return {
    ...taken,
    entries: netOf([...(before ? returnedEntries(transaction, before) : []), ...taken.entries]),
    vendor_minor: taken.vendor_minor + (before?.vendor_minor ?? 0),
    amount_minor: taken_minor,
  }
}
