import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { escrowStateOf } from '../../../contract/escrow/transition'
import { DAY_MS, millisOf } from '../../../contract/time'
import {
  after,
  changed,
  chargedBack,
  confirmed,
  disputedBy,
  opened,
  paid,
  START,
  type Step,
} from './testing/sample'

const GOODS = 1_000_000
const FEE = 35_000
const of = (...steps: Step[]) => after(opened().transaction, steps)
const left = ({ deadline }: Transaction, now: number) => deadline && millisOf(deadline.at) - now

describe('a chargeback', () => {
  const resolve = (outcome: 'release' | 'refund'): Step => [
    'operator',
    { action: 'resolve', outcome, refund_minor: 0, reason: 'seen', despite_chargeback: true },
  ]
  const won: Step = ['provider', { action: 'chargeback_won', chargeback_id: 'cb-1' }]
  const lostFor = (taken_minor: number): Step => [
    'provider',
    { action: 'chargeback_lost', chargeback_id: 'cb-1', taken_minor },
  ]
  const lost = lostFor(GOODS + FEE)

  test('freezes the money: neither party moves it', () => {
    const frozen = of(paid, disputedBy('buyer'), chargedBack())
    const moves: Step[] = [
      ['buyer', { action: 'approve' }],
      ['buyer', { action: 'withdraw' }],
      ['vendor', { action: 'accept_refund' }],
    ]
    for (const [actor, command] of moves) {
      expect(() => changed(frozen, actor, command, START)).toThrow(
        expect.objectContaining({ code: 'transaction/action-not-allowed' }),
      )
    }
    expect(frozen.due_at).toBeNull()
  })

  test('has the evidence built', () => {
    expect(changed(of(paid), ...chargedBackNow()).tasks).toEqual([
      { kind: 'chargeback_evidence', transaction_id: of(paid).id, chargeback_id: 'cb-1' },
    ])
  })

  test('won, goes back to the order with what was left of the clock', () => {
    const back = after(of(paid, confirmed), [chargedBack(), won], START)
    expect(escrowStateOf(back)).toBe('confirmed')
    expect(left(back, START)).toBe(5 * DAY_MS)
  })

  test('won, goes back to the dispute that was open before', () => {
    const back = of(paid, disputedBy('buyer'), chargedBack(), won)
    expect(back.status.status).toBe('in_dispute')
    expect(back.dispute).toMatchObject({ raised_by: 'buyer', frozen: false })
    expect(back.deadline).toMatchObject({ actor: 'vendor', effect: 'decide_by_default' })
  })

  test('lost while the money is held, is refunded and settled by the provider itself', () => {
    const { transaction, ledger, tasks } = changed(of(paid, chargedBack()), lost[0], lost[1], START)
    expect(transaction.status.status).toBe('reversed')
    expect(ledger.map(({ kind }) => kind)).toEqual(['chargeback_loss', 'refund_processed'])
    expect(tasks).toEqual([])
    expect(transaction.refund).toEqual({ amount_minor: GOODS + FEE, state: 'processed' })
  })

  test('lost after the release, is owed by the vendor and costs the fee', () => {
    const done = of(paid, ['buyer', { action: 'approve' }], chargedBack())
    expect(done.status.status).toBe('completed')
    expect(done.dispute?.frozen).toBe(true)
    const { transaction, vendor_minor } = changed(done, lost[0], lost[1], START)
    expect(transaction.status.status).toBe('completed')
    expect(vendor_minor).toBe(-GOODS)
    expect(transaction.money).toMatchObject({ released_minor: 0, fee_minor: 0 })
    expect(transaction.money.refunded_minor).toBe(GOODS + FEE)
    expect(transaction.dispute?.frozen).toBe(false)
  })

  test('lost for a part of what is held, has the rest refunded by us', () => {
    const part = lostFor(400_000)
    const { transaction, ledger, tasks } = changed(of(paid, chargedBack()), part[0], part[1], START)
    expect(transaction.money).toMatchObject({ held_minor: 0, refunded_minor: GOODS + FEE })
    expect(transaction.refund).toEqual({ amount_minor: GOODS + FEE - 400_000, state: 'pending' })
    expect(tasks).toMatchObject([{ kind: 'refund', amount_minor: GOODS + FEE - 400_000 }])
    const processed = ledger.find(({ kind }) => kind === 'refund_processed')
    expect(processed?.postings).toContainEqual({
      account: 'provider:clearing',
      amount_minor: 400_000,
    })
  })

  test('lost for a part after the release, leaves the vendor the rest and us our fee', () => {
    const part = lostFor(400_000)
    const done = of(paid, ['buyer', { action: 'approve' }], chargedBack())
    const { transaction, vendor_minor } = changed(done, part[0], part[1], START)
    expect(vendor_minor).toBe(-400_000)
    expect(transaction.money).toMatchObject({ released_minor: GOODS - 400_000, fee_minor: FEE })
  })

  test('lost after a settlement, takes only what had not gone back', () => {
    const settled = of(
      paid,
      disputedBy('buyer'),
      ['vendor', { action: 'propose_settlement', refund_minor: 300_000 }],
      ['buyer', { action: 'accept_settlement', refund_minor: 300_000 }],
      chargedBack(),
    )
    const { transaction, vendor_minor, ledger } = changed(settled, lost[0], lost[1], START)
    expect(vendor_minor).toBe(-700_000)
    expect(transaction.money.refunded_minor).toBe(GOODS + FEE)
    expect(ledger[0]?.postings).toContainEqual({
      account: 'cost:chargebacks',
      amount_minor: -300_000,
    })
  })

  test('is not decided by the outcome of another', () => {
    expect(() =>
      changed(
        of(paid, chargedBack()),
        'provider',
        { action: 'chargeback_lost', chargeback_id: 'cb-2', taken_minor: 1 },
        START,
      ),
    ).toThrow(expect.objectContaining({ code: 'transaction/action-not-allowed' }))
  })

  test('still counts after an operator released the money', () => {
    const released = of(paid, chargedBack(), resolve('release'))
    expect(released.dispute?.frozen).toBe(true)
    expect(changed(released, lost[0], lost[1], START).vendor_minor).toBe(-GOODS)
  })

  test('lost after an operator refunded, is our loss and moves nothing of theirs', () => {
    const refunded = of(paid, chargedBack(), resolve('refund'))
    const { transaction, ledger, tasks } = changed(refunded, lost[0], lost[1], START)
    expect(ledger.map(({ postings }) => postings)).toEqual([
      [
        { account: 'cost:chargebacks', amount_minor: -(GOODS + FEE) },
        { account: 'provider:clearing', amount_minor: GOODS + FEE },
      ],
    ])
    expect([transaction.money, tasks]).toEqual([refunded.money, []])
  })
})

describe('several chargebacks on one payment', () => {
  const both = (...before: Step[]) => of(...before, chargedBack('a'), chargedBack('b'))
  const end = (transaction: Transaction, id: string, taken_minor: number) =>
    changed(
      transaction,
      'provider',
      taken_minor === 0
        ? { action: 'chargeback_won', chargeback_id: id }
        : { action: 'chargeback_lost', chargeback_id: id, taken_minor },
      START,
    )

  test('are each kept with their amount and state, and asked for evidence one by one', () => {
    const { transaction, tasks } = changed(of(paid, chargedBack('a')), ...chargedBackNow('b'))
    expect(transaction.chargebacks.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'open'],
      ['b', 'open'],
    ])
    expect(tasks).toMatchObject([{ kind: 'chargeback_evidence', chargeback_id: 'b' }])
  })

  test('freeze until the last has ended', () => {
    const once = end(both(paid, confirmed), 'a', 0).transaction
    expect(once.dispute?.frozen).toBe(true)
    expect(once.deadline).toMatchObject({ actor: 'provider', effect: 'stay_held' })
    const twice = end(once, 'b', 0).transaction
    expect([escrowStateOf(twice), twice.dispute]).toEqual(['confirmed', null])
  })

  test('take each its part; nothing of the rest moves while another may take it', () => {
    const first = end(both(paid), 'a', 300_000)
    expect(first.transaction).toMatchObject({
      status: { status: 'in_dispute' },
      money: { held_minor: GOODS + FEE - 300_000, refunded_minor: 300_000 },
    })
    expect(first.tasks).toEqual([])
    const second = end(first.transaction, 'b', 200_000)
    expect(second.transaction.status.status).toBe('reversed')
    expect(second.tasks).toMatchObject([{ kind: 'refund', amount_minor: GOODS + FEE - 500_000 }])
    expect(second.transaction.money.refunded_minor).toBe(GOODS + FEE)
  })

  test('end the purchase when the last is won and another took a part: the rest goes back', () => {
    const won = end(end(both(paid), 'b', 300_000).transaction, 'a', 0)
    expect(won.transaction.status.status).toBe('reversed')
    expect(won.tasks).toMatchObject([{ kind: 'refund', amount_minor: GOODS + FEE - 300_000 }])
  })

  test('are our loss beyond all that was held', () => {
    const all = end(both(paid), 'a', GOODS + FEE).transaction
    expect([all.status.status, all.dispute?.frozen]).toEqual(['reversed', true])
    const again = end(all, 'b', 200_000)
    expect(again.ledger[0]?.postings).toContainEqual({
      account: 'cost:chargebacks',
      amount_minor: -200_000,
    })
  })

  test('leave the operator a release or a refund of what a bank has left, and no split', () => {
    const touched = end(both(paid), 'a', 300_000).transaction
    const resolve = (outcome: 'release' | 'split') =>
      changed(
        touched,
        'operator',
        {
          action: 'resolve',
          outcome,
          refund_minor: 100_000,
          reason: 'seen',
          despite_chargeback: true,
        },
        START,
      )
    expect(resolve('release').vendor_minor).toBe(GOODS - 300_000)
    expect(() => resolve('split')).toThrow(
      expect.objectContaining({ code: 'transaction/settlement-out-of-range' }),
    )
  })

  test('come one after the other as well: a second after the first was won', () => {
    const again = of(
      paid,
      chargedBack('a'),
      ['provider', { action: 'chargeback_won', chargeback_id: 'a' }],
      chargedBack('b'),
    )
    expect(again.dispute?.frozen).toBe(true)
    expect(end(again, 'b', GOODS + FEE).transaction.status.status).toBe('reversed')
  })
})

function chargedBackNow(id?: string) {
  const [actor, command] = chargedBack(id)
  return [actor, command, START] as const
}
