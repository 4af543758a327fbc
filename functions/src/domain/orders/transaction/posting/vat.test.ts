import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../../../contract/entities/money/ledger'
import type { TransactionVat } from '../../../../contract/entities/money/tax'
import type { TaxLine } from '../../../../contract/entities/money/tax-document'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { POLICY } from '../../../../contract/escrow/policy'
import { SUPPLIES, suppliedOf, vatInside, vatOf } from '../../../../contract/escrow/vat'
import { balanceOf } from '../../../money/ledger/balance'
import type { Decision } from '../decision'
import { commandChoices } from '../testing/random-commands'
import {
  after,
  changed,
  chargedBack,
  confirmed,
  confirmedPartly,
  delivered,
  opened,
  openedWithCommission,
  paid,
  START,
  type Step,
  shipped,
} from '../testing/sample'
import { played } from '../testing/simulation'

const AT_CHARGE: TransactionVat = { rate_bps: 750, due: 'charge' }
const AT_RELEASE: TransactionVat = { rate_bps: 750, due: 'release' }

const paidWith = (vat: TransactionVat): Step => [
  'provider',
  {
    action: 'payment_confirmed',
    provider_fee_minor: 25_525,
    failed_sale_cost_minor: 25_525,
    vat,
  },
]

const linesOf = ({ tasks }: Decision): readonly TaxLine[] =>
  tasks.flatMap((task) => (task.kind === 'tax_documents' ? task.lines : []))

const vatAccounts = ({ ledger }: Pick<Decision, 'ledger'>) => ({
  payable: balanceOf(ledger, accounts.vatPayable),
  deferred: balanceOf(ledger, accounts.vatDeferred),
  in_fees: balanceOf(ledger, accounts.vatInFees),
})

/** The position of ₦350: 35,000 × 75 ÷ 1,075 is 2,441.86. */
const OF_FEE = 2_442

describe('the VAT inside of a fee', () => {
  test('is 75 of 1,075 parts, rounded half up to the kobo, from no fee to the cap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: POLICY.escrow_fee_cap_minor }), (fee) => {
        const twice = BigInt(fee) * 150n
        const exact = (twice + 1_075n) / 2_150n
        expect(BigInt(vatInside(fee, 750))).toBe(exact)
      }),
      { numRuns: 5_000 },
    )
    expect([0, 1, 7, 8, 1_075, 500_000].map((fee) => vatInside(fee, 750))).toEqual([
      0, 0, 0, 1, 75, 34_884,
    ])
  })

  test('rounds a half up, where a rate has halves', () => {
    // 100 % inside: half of the amount.
    expect([1, 3].map((fee) => vatInside(fee, 10_000))).toEqual([1, 2])
  })
})

describe('without registration', () => {
  test('nothing is posted and no document is made', () => {
    const { transaction, ledger, tasks } = changed(opened().transaction, 'provider', paid[1], START)
    expect(transaction.vat).toBeUndefined()
    expect(ledger.map(({ kind }) => kind)).toEqual(['charge', 'provider_fee'])
    expect(tasks).toEqual([])
    expect(changed(transaction, 'vendor', { action: 'decline' }, START).tasks).toHaveLength(1)
  })
})

describe('due when it is paid', () => {
  const first = changed(opened().transaction, 'provider', paidWith(AT_CHARGE)[1], START)

  test('is payable at once, of what the buyer pays for protection alone', () => {
    expect(vatAccounts(first)).toEqual({ payable: OF_FEE, deferred: 0, in_fees: -OF_FEE })
    expect(linesOf(first)).toEqual([
      { supply: 'protection', gross_minor: 35_000, vat_minor: OF_FEE, rate_bps: 750 },
    ])
  })

  test('changes no more at the release', () => {
    const sold = after(first.transaction, [confirmed, shipped, delivered])
    const released = changed(sold, 'buyer', { action: 'approve' }, START)
    expect(released.ledger.map(({ kind }) => kind)).toEqual(['release'])
    expect(linesOf(released)).toEqual([])
    expect(released.transaction.money.fee_minor).toBe(35_000)
  })

  test('goes back whole with the fee, and what the vendor pays for it is a supply of its own', () => {
    const declined = changed(first.transaction, 'vendor', { action: 'decline' }, START)
    expect(linesOf(declined)).toEqual([
      { supply: 'protection', gross_minor: -35_000, vat_minor: -OF_FEE, rate_bps: 750 },
      { supply: 'failed_sale_cost', gross_minor: 25_525, vat_minor: 1_781, rate_bps: 750 },
    ])
    expect(vatAccounts(declined)).toEqual({
      payable: 1_781 - OF_FEE,
      deferred: 0,
      in_fees: OF_FEE - 1_781,
    })
  })

  test('goes back in parts that sum to what was charged', () => {
    const partly = changed(first.transaction, 'vendor', confirmedPartly[1], START)
    const rest = changed(partly.transaction, 'buyer', { action: 'cancel' }, START)
    const [one, two] = [linesOf(partly)[0], linesOf(rest)[0]]
    expect((one?.gross_minor ?? 0) + (two?.gross_minor ?? 0)).toBe(-35_000)
    expect((one?.vat_minor ?? 0) + (two?.vat_minor ?? 0)).toBe(-OF_FEE)
  })
})

describe('due at the release', () => {
  const first = changed(opened().transaction, 'provider', paidWith(AT_RELEASE)[1], START)

  test('is deferred when it is paid, without a document', () => {
    expect(vatAccounts(first)).toEqual({ payable: 0, deferred: OF_FEE, in_fees: -OF_FEE })
    expect(linesOf(first)).toEqual([])
  })

  test('becomes payable with the release', () => {
    const sold = after(first.transaction, [confirmed, shipped, delivered])
    const released = changed(sold, 'buyer', { action: 'approve' }, START)
    expect(vatAccounts(released)).toEqual({ payable: OF_FEE, deferred: -OF_FEE, in_fees: 0 })
    expect(linesOf(released)).toMatchObject([{ supply: 'protection', gross_minor: 35_000 }])
  })

  test('was never due of a fee that goes back before', () => {
    const expired = changed(first.transaction, 'vendor', { action: 'decline' }, START)
    expect(balanceOf(expired.ledger, accounts.vatDeferred)).toBe(-OF_FEE)
    expect(linesOf(expired).map(({ supply }) => supply)).toEqual(['failed_sale_cost'])
  })
})

test('what a vendor pays of the goods is supplied at the release, and goes back with a chargeback', () => {
  const sold = after(openedWithCommission().transaction, [paidWith(AT_CHARGE), confirmed, shipped])
  const released = changed(sold, 'buyer', { action: 'approve' }, START)
  expect(linesOf(released)).toEqual([
    { supply: 'commission', gross_minor: 50_000, vat_minor: 3_488, rate_bps: 750 },
  ])
  const claimed = after(released.transaction, [chargedBack()])
  const lost = changed(
    claimed,
    'provider',
    { action: 'chargeback_lost', chargeback_id: 'cb-1', taken_minor: 1_035_000 },
    START,
  )
  expect(linesOf(lost)).toContainEqual({
    supply: 'commission',
    gross_minor: -50_000,
    vat_minor: -3_488,
    rate_bps: 750,
  })
})

test('what was charged before is never taxed by a later change (case 65)', () => {
  const before = after(opened().transaction, [paid, confirmed, shipped, delivered])
  const approved = changed(before, 'buyer', { action: 'approve' }, START)
  expect(approved.ledger.map(({ kind }) => kind)).toEqual(['release'])
  expect(linesOf(approved)).toEqual([])
})

/** What the lines of a supply sum to. */
const summed = (lines: readonly TaxLine[], supply: string) =>
  lines
    .filter((line) => line.supply === supply)
    .reduce(
      (sum, { gross_minor, vat_minor }) => ({
        gross_minor: sum.gross_minor + gross_minor,
        vat_minor: sum.vat_minor + vat_minor,
      }),
      { gross_minor: 0, vat_minor: 0 },
    )

const expectAgreement = (transaction: Transaction, decisions: readonly Decision[]) => {
  const lines = decisions.flatMap(linesOf)
  const ledger = decisions.flatMap((decision) => decision.ledger)
  for (const supply of SUPPLIES) {
    const gross_minor = suppliedOf(transaction)[supply]
    const rate = transaction.vat?.rate_bps ?? 0
    expect(summed(lines, supply)).toEqual({ gross_minor, vat_minor: vatInside(gross_minor, rate) })
  }
  const { payable_minor, deferred_minor } = vatOf(transaction)
  expect(vatAccounts({ ledger })).toEqual({
    payable: payable_minor,
    deferred: deferred_minor,
    in_fees: 0 - payable_minor - deferred_minor,
  })
  expect(lines.reduce((sum, { vat_minor }) => sum + vat_minor, 0)).toBe(payable_minor)
  if (transaction.ended_at) expect(deferred_minor).toBe(0)
}

test('documents and ledger agree to the kobo at every instant of any run', () => {
  fc.assert(
    fc.property(commandChoices, fc.constantFrom(opened, openedWithCommission), (chosen, open) => {
      for (const { transaction, decisions } of played(chosen, open()).simulations) {
        expectAgreement(transaction, decisions)
      }
    }),
    { numRuns: 60 },
  )
})
