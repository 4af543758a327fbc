import type { Debt } from '../../../contract/entities/money/debt'
import { accounts, type LedgerEntry } from '../../../contract/entities/money/ledger'
import type { RefundState } from '../../../contract/entities/money/refund'
import type { RefundTask } from '../../../contract/entities/outbox'
import { timestampFromMillis } from '../../../contract/time'
import { feeEntry, posting, processedEntry } from '../../orders/transaction/posting/entries'
import { type EntryDraft, postEntries } from '../../orders/transaction/posting/ledger'
import { balanceOf } from '../ledger/balance'
import { type DebtStep, debtLine } from './debt'

/** What a vendor's payment of a debt was, and what the provider takes of it, in minor units. */
type Paid = { reference: string; amount_minor: number; provider_fee_minor: number }

const post = (debt: Debt, cause: string, drafts: readonly EntryDraft[], now: number): DebtStep => {
  const { entries, chain } = postEntries(debt.id, debt.ledger, cause, drafts, now)
  return {
    debt: { ...debt, ledger: chain, updated_at: timestampFromMillis(now) },
    ledger: entries,
    entry: null,
  }
}

/**
 * Posts what a vendor paid for a debt: first what was written off, then the balance below zero. What
 * is not owed any more goes back: it would be money that is payable at once. The provider's fee of it
 * is ours.
 * @param balance_minor of the wallet
 */
export const payDebt = (
  debt: Debt,
  balance_minor: number,
  { reference, amount_minor, provider_fee_minor }: Paid,
  now: number,
): DebtStep & { returned_minor: number } => {
  const recovered = Math.min(amount_minor, debt.written_off_minor)
  const credited = Math.min(amount_minor - recovered, Math.max(0, -balance_minor))
  const returned_minor = amount_minor - recovered - credited
  const written_off_minor = debt.written_off_minor - recovered
  const isRecovered = debt.state === 'written_off' && written_off_minor === 0
  const postings = [
    posting(accounts.providerClearing, -amount_minor),
    posting(accounts.badDebt, recovered),
    posting(accounts.payable(debt.vendor_id), credited),
    posting(accounts.refund(debt.id), returned_minor),
  ]
  const step = post(
    {
      ...debt,
      written_off_minor,
      ...(isRecovered && { state: 'settled', due: null }),
      ...(debt.payment?.reference === reference && { payment: null }),
    },
    reference,
    [{ kind: 'debt_paid', currency: 'NGN', postings }, feeEntry('NGN', provider_fee_minor)],
    now,
  )
  const id = step.ledger[0]?.id ?? reference
  return {
    ...step,
    entry: credited === 0 ? null : debtLine('debt_paid', credited, id, now),
    returned_minor,
  }
}

const ofCause = (entries: readonly LedgerEntry[], debt: Debt, cause: string): LedgerEntry[] =>
  entries.filter(({ id }) => id.startsWith(`${debt.id}:${cause}`))

type DebtRefund = Pick<RefundTask, 'payment_reference' | 'currency'> & {
  amount_minor: number
  state: RefundState
}

/** The provider has sent what goes back, or it came back from the bank; undefined if that is posted. */
export const followDebtRefund = (
  debt: Debt,
  entries: readonly LedgerEntry[],
  { payment_reference, amount_minor, currency, state }: DebtRefund,
  now: number,
): DebtStep | undefined => {
  const cause = `refund-${payment_reference}-`
  const own = ofCause(entries, debt, cause)
  const isSent = balanceOf(own, accounts.refund(debt.id), currency) < 0
  if (isSent ? state !== 'failed' : state !== 'processed') return undefined
  const kind = isSent ? 'refund_returned' : 'refund_processed'
  const draft = processedEntry(debt.id, currency, amount_minor, kind)
  return post(debt, `${cause}${debt.ledger.count}`, [draft], now)
}

/** A bank's chargeback of a debt's payment, and what it took at last, in minor units. */
type TakenBack = { reference: string; chargeback_id: string; taken_minor: number }

/**
 * Posts what a bank took back of a payment: the vendor owes it again, as far as it was credited, and
 * the rest is our loss. Undefined if it is posted.
 */
export const takeBackDebtPayment = (
  debt: Debt,
  entries: readonly LedgerEntry[],
  { reference, chargeback_id, taken_minor }: TakenBack,
  now: number,
): DebtStep | undefined => {
  const payable = accounts.payable(debt.vendor_id)
  const paid = ofCause(entries, debt, `${reference}:`)
  const credited = balanceOf(paid, payable, 'NGN') + balanceOf(paid, accounts.badDebt, 'NGN')
  const back = ofCause(entries, debt, `chargeback-${reference}-`)
  const own = ofCause(back, debt, `chargeback-${reference}-${chargeback_id}-`)
  const taken = balanceOf(own, accounts.providerClearing, 'NGN')
  if (taken === taken_minor) return undefined
  const of_vendor = -balanceOf(own, payable, 'NGN')
  const by_others = -balanceOf(back, payable, 'NGN') - of_vendor
  const more = Math.min(taken_minor, credited - by_others) - of_vendor
  const step = post(
    debt,
    `chargeback-${reference}-${chargeback_id}-${debt.ledger.count}`,
    [
      {
        kind: 'chargeback_loss',
        currency: 'NGN',
        postings: [
          posting(payable, -more),
          posting(accounts.chargebackCosts, more - (taken_minor - taken)),
          posting(accounts.providerClearing, taken_minor - taken),
        ],
      },
    ],
    now,
  )
  const id = step.ledger[0]?.id ?? reference
  return { ...step, entry: more === 0 ? null : debtLine('chargeback', -more, id, now) }
}
