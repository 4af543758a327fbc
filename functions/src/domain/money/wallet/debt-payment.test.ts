import { describe, expect, test } from 'vitest'
import { positiveMinorSchema } from '../../../contract/amount'
import { accounts, type LedgerEntry } from '../../../contract/entities/money/ledger'
import { balanceOf } from '../ledger/balance'
import { openDebt } from './debt'
import { followDebtRefund, payDebt, takeBackDebtPayment } from './debt-payment'

const VENDOR = 'vendor'
const REFERENCE = 'oja-d-00000000000000000001'
const debt = openDebt({ id: 'debt', vendor_id: VENDOR, account_key: null }, 0)
const charge = (amount_minor: number) => ({
  reference: REFERENCE,
  amount_minor,
  provider_fee_minor: 100,
})
const moved = (entries: readonly LedgerEntry[], account: string) =>
  balanceOf(entries, account, 'NGN')

describe('a payment of a debt', () => {
  test('is credited as far as it is owed, and the rest goes back', () => {
    const step = payDebt(debt, -700, charge(1_000), 1)
    expect(step.entry).toMatchObject({ kind: 'debt_paid', amount_minor: 700 })
    expect(step.returned_minor).toBe(300)
    expect(moved(step.ledger, accounts.payable(VENDOR))).toBe(700)
    expect(moved(step.ledger, accounts.refund(debt.id))).toBe(300)
  })

  test('goes back whole once nothing is owed', () => {
    expect(payDebt(debt, 500, charge(1_000), 1)).toMatchObject({
      entry: null,
      returned_minor: 1_000,
    })
  })

  test('pays what was written off first', () => {
    const written = { ...debt, state: 'written_off', written_off_minor: 400 } as const
    const step = payDebt(written, -300, charge(1_000), 1)
    expect(step).toMatchObject({
      debt: { state: 'settled', written_off_minor: 0 },
      entry: { amount_minor: 300 },
      returned_minor: 300,
    })
  })

  test('whose rest goes back is followed once in each direction', () => {
    const paid = payDebt(debt, -700, charge(1_000), 1)
    const back = {
      payment_reference: REFERENCE,
      amount_minor: positiveMinorSchema.parse(300),
      currency: 'NGN',
    } as const
    const follow = (
      step: typeof paid | ReturnType<typeof followDebtRefund>,
      entries: LedgerEntry[],
      state: 'processed' | 'failed',
    ) => followDebtRefund(step?.debt ?? debt, entries, { ...back, state }, 2)
    expect(follow(paid, paid.ledger, 'failed')).toBeUndefined()
    const sent = follow(paid, paid.ledger, 'processed')
    const entries = [...paid.ledger, ...(sent?.ledger ?? [])]
    expect(moved(entries, accounts.refund(debt.id))).toBe(0)
    expect(follow(sent, entries, 'processed')).toBeUndefined()
    const failed = follow(sent, entries, 'failed')
    expect(moved([...entries, ...(failed?.ledger ?? [])], accounts.refund(debt.id))).toBe(300)
  })

  test('that a bank takes back is owed again, beyond that it is our loss, each once', () => {
    const paid = payDebt(debt, -700, charge(1_000), 1)
    const taken = { reference: REFERENCE, chargeback_id: '7', taken_minor: 1_000 }
    const step = takeBackDebtPayment(paid.debt, paid.ledger, taken, 2)
    if (!step) throw new Error('nothing was taken')
    const entries = [...paid.ledger, ...step.ledger]
    expect(step.entry).toMatchObject({ kind: 'chargeback', amount_minor: -700 })
    expect(moved(entries, accounts.payable(VENDOR))).toBe(0)
    expect(moved(entries, accounts.chargebackCosts)).toBe(-300)
    expect(takeBackDebtPayment(step.debt, entries, taken, 3)).toBeUndefined()
    const won = { ...taken, taken_minor: 0 }
    expect(takeBackDebtPayment(step.debt, entries, won, 3)?.entry?.amount_minor).toBe(700)
  })
})
