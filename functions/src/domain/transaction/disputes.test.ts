import { describe, expect, test } from 'vitest'
import { escrowStateOf } from '../../contract/escrow-table'
import { sharesOf } from '../../contract/statement'
import { DAY_MS, HOUR_MS, millisOf } from '../../contract/time'
import type { Transaction } from '../../contract/transaction'
import { dueCommand } from './due-command'
import {
  after,
  changed,
  chargedBack,
  confirmed,
  delivered,
  disputedBy,
  opened,
  paid,
  START,
  type Step,
  shipped,
} from './testing/sample'

const GOODS = 1_000_000
const FEE = 35_000
const of = (...steps: Step[]) => after(opened().transaction, steps)
const left = ({ deadline }: Transaction, now: number) => deadline && millisOf(deadline.at) - now
const withdraw: Step = ['buyer', { action: 'withdraw' }]

describe('the clock of a dispute', () => {
  const arrived = of(paid, confirmed, shipped, delivered)

  test('stops, and goes on with what was left', () => {
    const disputed = after(arrived, [disputedBy('buyer')], START + DAY_MS)
    expect(disputed.dispute?.paused?.left_ms).toBe(2 * DAY_MS)
    const resumed = after(disputed, [withdraw], START + 9 * DAY_MS)
    expect(left(resumed, START + 9 * DAY_MS)).toBe(2 * DAY_MS)
    expect(resumed.deadline?.effect).toBe('release_to_vendor')
    expect(resumed.dispute).toBeNull()
  })

  test('goes on with a day at least', () => {
    const disputed = after(arrived, [disputedBy('buyer')], START + 3 * DAY_MS - HOUR_MS)
    const resumed = after(disputed, [withdraw], START + 3 * DAY_MS)
    expect(left(resumed, START + 3 * DAY_MS)).toBe(DAY_MS)
  })

  test('moves the shipping date by as much as it stood still', () => {
    const disputed = after(of(paid, confirmed), [disputedBy('vendor')], START + DAY_MS)
    const resumed = changed(disputed, 'vendor', { action: 'withdraw' }, START + 8 * DAY_MS)
    expect(left(resumed.transaction, START + 8 * DAY_MS)).toBe(4 * DAY_MS)
    expect(resumed.transaction.ship_by).toEqual(resumed.transaction.deadline?.at)
  })

  test('waits 72 hours for an answer, then 14 days from the opening for a solution', () => {
    const disputed = of(paid, disputedBy('buyer'))
    expect(disputed.deadline).toMatchObject({ actor: 'vendor', effect: 'decide_by_default' })
    expect(left(disputed, START)).toBe(72 * HOUR_MS)
    const own = after(disputed, [['buyer', { action: 'add_message', text: 'Hello?' }]])
    expect(own.deadline).toEqual(disputed.deadline)
    const answered = after(
      disputed,
      [['vendor', { action: 'add_message', text: 'Yes?' }]],
      START + DAY_MS,
    )
    expect(answered.deadline?.effect).toBe('escalate')
    expect(left(answered, START)).toBe(14 * DAY_MS)
    expect(dueCommand(answered, START + 14 * DAY_MS)).toEqual({ action: 'escalate' })
    expect(dueCommand(disputed, START + 72 * HOUR_MS)).toEqual({ action: 'resolve_by_default' })
  })

  test('shows the operator as who acts once escalated, and nothing falls due', () => {
    const answered = of(paid, disputedBy('buyer'), [
      'vendor',
      { action: 'add_message', text: 'No' },
    ])
    const escalated = after(answered, [['system', { action: 'escalate' }]], START + 14 * DAY_MS)
    expect(escalated.deadline).toMatchObject({ actor: 'operator', effect: 'stay_held' })
    expect(escalated.due_at).toBeNull()
    expect(dueCommand(escalated, START + 90 * DAY_MS)).toBeUndefined()
  })
})

describe('a settlement', () => {
  const offered = (refund_minor: number) =>
    of(paid, confirmed, shipped, disputedBy('buyer'), [
      'vendor',
      { action: 'propose_settlement', refund_minor },
    ])
  const accept = (refund_minor: number) =>
    changed(offered(refund_minor), 'buyer', { action: 'accept_settlement', refund_minor }, START)

  test('splits the goods in one entry and leaves the fee with the platform', () => {
    const { transaction, ledger, vendor_minor, tasks } = accept(300_000)
    expect(transaction.status.status).toBe('completed')
    expect(ledger.map(({ kind }) => kind)).toEqual(['split'])
    expect(transaction.money).toMatchObject({
      held_minor: 0,
      released_minor: GOODS - 300_000,
      fee_minor: FEE,
      refunded_minor: 300_000,
    })
    expect(vendor_minor).toBe(GOODS - 300_000)
    expect(tasks).toMatchObject([{ kind: 'refund', amount_minor: 300_000 }])
  })

  test('that leaves the vendor nothing is a full refund, fee included', () => {
    const { transaction, ledger, vendor_minor } = accept(GOODS)
    expect(transaction.status.status).toBe('reversed')
    expect(ledger.map(({ kind }) => kind)).toEqual(['refund'])
    expect(transaction.money.refunded_minor).toBe(GOODS + FEE)
    expect(vendor_minor).toBe(0)
  })

  test.each([0, -1, 0.5, GOODS + 1, Number.NaN])('refuses an offer of %d', (refund_minor) => {
    expect(() => offered(refund_minor)).toThrow(
      expect.objectContaining({ code: 'transaction/settlement-out-of-range' }),
    )
  })

  test('refuses to accept another amount than is offered', () => {
    expect(() =>
      changed(offered(300_000), 'buyer', { action: 'accept_settlement', refund_minor: 1 }, START),
    ).toThrow(expect.objectContaining({ code: 'transaction/no-proposal' }))
  })

  test('refuses to accept an offer of one’s own', () => {
    expect(() =>
      changed(offered(3), 'vendor', { action: 'accept_settlement', refund_minor: 3 }, START),
    ).toThrow(expect.objectContaining({ code: 'transaction/action-not-allowed' }))
  })

  test('gives parts that sum to what was paid', () => {
    const transaction = offered(1)
    for (const refund_minor of [1, 333_333, GOODS - 1, GOODS]) {
      const shares = sharesOf(transaction, refund_minor)
      expect(shares && shares.buyer_minor + shares.vendor_minor + shares.platform_minor).toBe(
        GOODS + FEE,
      )
    }
  })
})

describe('a chargeback', () => {
  const resolve = (outcome: 'release' | 'refund'): Step => [
    'operator',
    { action: 'resolve', outcome, refund_minor: 0, reason: 'seen' },
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
    expect(ledger.map(({ kind }) => kind)).toEqual(['chargeback_loss', 'refund_settled'])
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
    const settled = ledger.find(({ kind }) => kind === 'refund_settled')
    expect(settled?.postings).toContainEqual({
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
      account: 'platform:losses',
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
        { account: 'platform:losses', amount_minor: -(GOODS + FEE) },
        { account: 'provider:clearing', amount_minor: GOODS + FEE },
      ],
    ])
    expect([transaction.money, tasks]).toEqual([refunded.money, []])
  })
})

function chargedBackNow() {
  const [actor, command] = chargedBack()
  return [actor, command, START] as const
}
