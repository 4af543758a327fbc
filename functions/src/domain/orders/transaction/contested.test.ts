import { describe, expect, test } from 'vitest'
import { after, changed, chargedBack, opened, paid, START, type Step } from './testing/sample'

const GOODS = 1_000_000
const FEE = 35_000
const of = (...steps: Step[]) => after(opened().transaction, steps)

describe('a chargeback on a purchase that was reversed', () => {
  const declined = of(paid, ['vendor', { action: 'decline' }], chargedBack())

  test('is known, and asks for evidence', () => {
    expect(declined).toMatchObject({
      status: { status: 'reversed' },
      dispute: { raised_by: 'provider', frozen: true },
      deadline: null,
    })
  })

  test('lost, is posted at what the bank took, as our loss', () => {
    const { ledger, transaction } = changed(
      declined,
      'provider',
      { action: 'chargeback_lost', chargeback_id: 'cb-1', taken_minor: GOODS + FEE },
      START,
    )
    expect(ledger.map(({ postings }) => postings)).toEqual([
      [
        { account: 'cost:chargebacks', amount_minor: -(GOODS + FEE) },
        { account: 'provider:clearing', amount_minor: GOODS + FEE },
      ],
    ])
    expect(transaction.money).toEqual(declined.money)
    expect(transaction.dispute?.frozen).toBe(false)
  })

  test('is refused where nothing was ever paid', () => {
    expect(() => of(['buyer', { action: 'cancel' }], chargedBack())).toThrow(
      expect.objectContaining({ code: 'transaction/action-not-allowed' }),
    )
  })
})

describe('an operator’s decision on contested money', () => {
  test.each(['release', 'refund', 'split'] as const)(
    'to %s is refused until said again',
    (outcome) => {
      const frozen = of(paid, chargedBack())
      const decision = {
        action: 'resolve',
        outcome,
        refund_minor: 300_000,
        reason: 'seen',
      } as const
      expect(() => changed(frozen, 'operator', decision, START)).toThrow(
        expect.objectContaining({
          code: 'transaction/chargeback-open',
          details: {
            chargebacks: ['cb-1'],
            contested_minor: GOODS + FEE,
            held_minor: GOODS + FEE,
          },
        }),
      )
      const meant = { ...decision, despite_chargeback: true }
      expect(changed(frozen, 'operator', meant, START).transaction.ended_at).not.toBeNull()
    },
  )
})
