import { accounts, type LedgerEntry } from '../../functions/src/contract/ledger'
import type { Payment } from '../../functions/src/contract/payment'
import type { Payout } from '../../functions/src/contract/wallet'
import type { Payments } from '../../functions/src/providers/payments/payments'
import type { Books } from './books'
import { type Finding, groupBy, sumOf } from './invariant'
import { balanceOf } from './ledger-invariants'

type Asked = Pick<
  Payments,
  'verifyTransaction' | 'listRefunds' | 'verifyTransfer' | 'listBalanceEntries'
>

const HAS_MONEY: readonly string[] = ['success', 'reversed']

const chargeFinding = async (
  payments: Asked,
  payment: Payment,
  chain: readonly LedgerEntry[],
): Promise<Finding[]> => {
  const { reference } = payment
  const charge = await payments.verifyTransaction(reference)
  const isCharged = charge !== null && HAS_MONEY.includes(charge.state)
  const isBooked = payment.state === 'paid' || payment.state === 'mismatched'
  if (isCharged !== isBooked) {
    return [{ id: reference, problem: `we say ${payment.state}, the provider ${charge?.state}` }]
  }
  const refunds = isCharged ? await payments.listRefunds(reference) : []
  const returned = sumOf(
    refunds.filter(({ state }) => state === 'processed').map((refund) => refund.amount_minor),
  )
  const settled = sumOf(
    chain
      .filter(({ kind }) => kind === 'refund_settled' || kind === 'refund_returned')
      // What a chargeback took is no refund of ours.
      .filter(({ id }) => !id.includes('chargeback_lost'))
      .flatMap(({ postings }) => postings)
      .filter(({ account }) => account === accounts.providerClearing)
      .map(({ amount_minor }) => amount_minor),
  )
  return returned === settled
    ? []
    : [
        {
          id: reference,
          problem: `${settled} is booked as returned, the provider says ${returned}`,
        },
      ]
}

const OUTCOMES: Partial<Record<Payout['state'], string>> = {
  paid: 'paid',
  failed: 'not_paid',
  reversed: 'not_paid',
}

const transferFinding = async (payments: Asked, payout: Payout): Promise<Finding[]> => {
  const expected = OUTCOMES[payout.state]
  if (!expected) return []
  const transfer = await payments.verifyTransfer(payout.reference)
  const outcome = transfer?.outcome ?? 'not_paid'
  return outcome === expected
    ? []
    : [{ id: payout.id, problem: `we say ${payout.state}, the provider ${outcome}` }]
}

/** What the provider's ledger shows for charges, refunds, transfers and chargebacks alone. */
const OURS: readonly string[] = ['Transaction', 'Fee', 'Refund', 'Transfer', 'Dispute']

/** Sent and not settled: the provider has taken it off, our ledger waits for the outcome. */
const inFlight = ({ outbox, payouts }: Books): number =>
  sumOf(
    outbox
      .filter(({ task, provider_id, state }) => {
        const isRefund = task.kind === 'refund' && task.currency === 'NGN'
        return isRefund && provider_id !== null && state !== 'done'
      })
      .map(({ task }) => (task.kind === 'refund' ? task.amount_minor : 0)),
  ) + sumOf(payouts.filter(({ state }) => state === 'sent').map((payout) => payout.amount_minor))

/** The whole balance against the whole ledger, up to what is on its way. */
export const balanceFinding = async (payments: Asked, books: Books): Promise<Finding[]> => {
  const moved = sumOf(
    (await payments.listBalanceEntries())
      .filter(({ currency, model }) => currency === 'NGN' && OURS.includes(model))
      .map(({ difference_minor }) => difference_minor),
  )
  const booked = -balanceOf(books.entries, accounts.providerClearing, 'NGN')
  const difference = Math.abs(booked - moved)
  return difference <= inFlight(books)
    ? []
    : [
        {
          id: accounts.providerClearing,
          problem: `the ledger has ${booked}, the provider ${moved}`,
        },
      ]
}

/** Each charge, refund and transfer against what the provider says of it. */
export const providerFindings = async (
  payments: Asked,
  books: Books,
): Promise<{ checked: number; findings: Finding[] }> => {
  const chains = groupBy(books.entries, ({ chain }) => chain)
  const findings: Finding[] = []
  for (const payment of books.payments) {
    const chain = chains.get(payment.transaction_id) ?? []
    findings.push(...(await chargeFinding(payments, payment, chain)))
  }
  for (const payout of books.payouts) findings.push(...(await transferFinding(payments, payout)))
  return { checked: books.payments.length + books.payouts.length, findings }
}
