import { describe, expect, test } from 'vitest'
import { sharesOf } from '../../../contract/entities/money/statement'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { actionsFor } from '../../../contract/escrow/actions'
import { DAY_MS, HOUR_MS, millisOf } from '../../../contract/time'
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
    const responded = after(
      disputed,
      [['vendor', { action: 'add_message', text: 'Yes?' }]],
      START + DAY_MS,
    )
    expect(responded.deadline?.effect).toBe('escalate')
    expect(left(responded, START)).toBe(14 * DAY_MS)
    expect(dueCommand(responded, START + 14 * DAY_MS)).toEqual({ action: 'escalate' })
    expect(dueCommand(disputed, START + 72 * HOUR_MS)).toEqual({ action: 'resolve_by_default' })
  })

  test('never pays a silent buyer’s vendor before the inspection that it stopped would have', () => {
    const carrier = of(paid, confirmed, shipped, ['vendor', { action: 'deliver' }])
    const promised = START + 7 * DAY_MS
    const disputed = after(carrier, [disputedBy('vendor')], START + HOUR_MS)
    expect(disputed.deadline && millisOf(disputed.deadline.at)).toBe(promised)
    expect(dueCommand(disputed, START + HOUR_MS + 72 * HOUR_MS)?.action).not.toBe(
      'resolve_by_default',
    )
    expect(dueCommand(disputed, promised)).toEqual({ action: 'resolve_by_default' })
    const paidOut = changed(disputed, 'system', { action: 'resolve_by_default' }, promised)
    expect(paidOut.vendor_minor).toBe(GOODS)
  })

  test('never shortens the time to answer to what an inspection had left', () => {
    const disputed = after(arrived, [disputedBy('vendor')], START + 3 * DAY_MS - HOUR_MS)
    expect(left(disputed, START + 3 * DAY_MS - HOUR_MS)).toBe(72 * HOUR_MS)
  })

  test('can be stopped twice by each party, and is given a day more the first time alone', () => {
    let order = arrived
    let now = START + 3 * DAY_MS - HOUR_MS
    const round = (party: 'buyer' | 'vendor') => {
      const disputed = after(order, [disputedBy(party)], now)
      order = changed(disputed, party, { action: 'withdraw' }, now + DAY_MS).transaction
      now += DAY_MS
    }
    round('vendor')
    expect(left(order, now)).toBe(DAY_MS)
    now += 23 * HOUR_MS
    for (const party of ['buyer', 'vendor', 'buyer'] as const) {
      round(party)
      expect(left(order, now)).toBe(HOUR_MS)
    }
    for (const party of ['buyer', 'vendor'] as const) {
      expect(actionsFor(order, party, now)).not.toContain('dispute')
      expect(() => after(order, [disputedBy(party)], now)).toThrow(
        expect.objectContaining({ code: 'transaction/action-not-allowed' }),
      )
    }
    expect(dueCommand(order, now + HOUR_MS)).toEqual({ action: 'auto_release' })
  })

  test('shows the operator as who acts once escalated, and nothing falls due', () => {
    const responded = of(paid, disputedBy('buyer'), [
      'vendor',
      { action: 'add_message', text: 'No' },
    ])
    const escalated = after(responded, [['system', { action: 'escalate' }]], START + 14 * DAY_MS)
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

describe('an open offer', () => {
  const AMOUNT = { refund_minor: 300_000 }
  const offer: Step = ['vendor', { action: 'propose_settlement', ...AMOUNT }]
  const decline = [
    'buyer',
    { action: 'decline_settlement', ...AMOUNT, reason: 'It is not enough.' },
  ] as const
  const takeBack = ['vendor', { action: 'withdraw_settlement', ...AMOUNT }] as const
  const accept = ['buyer', { action: 'accept_settlement', ...AMOUNT }] as const
  const offered = of(paid, confirmed, shipped, disputedBy('buyer'), offer)
  const refusal = (from: Transaction, [actor, command]: Step, code: string) =>
    expect(() => changed(from, actor, command, START)).toThrow(expect.objectContaining({ code }))

  test.each([
    ['declined', decline, 'proposal_declined', 'It is not enough.'],
    ['withdrawn', takeBack, 'proposal_withdrawn', null],
  ] as const)(
    'that is %s is gone for both, and moves no money',
    (_, [actor, command], kind, text) => {
      const decision = changed(offered, actor, command, START)
      const { transaction, event, ledger, stock, tasks, vendor_minor, dispute_entry } = decision
      expect(transaction.dispute?.proposal).toBeNull()
      expect(transaction.status.status).toBe('in_dispute')
      expect([transaction.money, transaction.deadline]).toEqual([offered.money, offered.deadline])
      expect([ledger, stock, tasks, vendor_minor]).toEqual([[], [], [], 0])
      expect(dispute_entry).toMatchObject({ kind, by: actor, text, paths: [], ...AMOUNT })
      expect(event.amount_minor).toBe(AMOUNT.refund_minor)
      for (const answer of [accept, decline, takeBack]) {
        if (answer[1].action === command.action) continue
        refusal(transaction, answer, 'transaction/action-not-allowed')
      }
      const again = after(transaction, [offer])
      expect(changed(again, ...accept, START).transaction.status.status).toBe('completed')
    },
  )

  test('is declined by the other party and withdrawn by its own alone', () => {
    refusal(offered, ['vendor', decline[1]], 'transaction/action-not-allowed')
    refusal(offered, ['buyer', takeBack[1]], 'transaction/action-not-allowed')
    expect(actionsFor(offered, 'buyer', START)).toContain('decline_settlement')
    expect(actionsFor(offered, 'buyer', START)).not.toContain('withdraw_settlement')
    expect(actionsFor(offered, 'vendor', START)).toContain('withdraw_settlement')
    expect(actionsFor(offered, 'vendor', START)).not.toContain('decline_settlement')
  })

  test('is answered only as it was read', () => {
    for (const [actor, command] of [decline, takeBack]) {
      refusal(offered, [actor, { ...command, refund_minor: 1 }], 'transaction/no-proposal')
    }
  })

  test('can be answered with no reason', () => {
    for (const reason of [undefined, '']) {
      const command = { action: 'decline_settlement', ...AMOUNT, reason } as const
      expect(changed(offered, 'buyer', command, START).dispute_entry?.text).toBeNull()
    }
  })

  test('that is declined is answered: silence decides no more', () => {
    const silent = of(paid, confirmed, shipped, disputedBy('vendor'), offer)
    expect(silent.dispute?.responded).toBe(false)
    const declined = changed(silent, ...decline, START + DAY_MS).transaction
    expect(declined.dispute?.responded).toBe(true)
    expect(declined.deadline?.effect).toBe('escalate')
    expect(left(declined, START)).toBe(14 * DAY_MS)
  })

  test('that is withdrawn leaves the answer that it was', () => {
    const { dispute, deadline } = changed(offered, ...takeBack, START + DAY_MS).transaction
    expect(dispute?.responded).toBe(true)
    expect(deadline).toEqual(offered.deadline)
  })

  test('that is withdrawn by who raised the dispute leaves the other their time to answer', () => {
    const own = of(paid, confirmed, shipped, disputedBy('vendor'), offer)
    const { dispute, deadline } = changed(own, ...takeBack, START + DAY_MS).transaction
    expect(dispute?.responded).toBe(false)
    expect(deadline).toEqual(own.deadline)
  })

  test('can be declined and withdrawn, not accepted, while the bank contests the payment', () => {
    const frozen = after(offered, [chargedBack()])
    refusal(frozen, accept, 'transaction/action-not-allowed')
    for (const [actor, command] of [decline, takeBack]) {
      const { transaction } = changed(frozen, actor, command, START)
      expect(transaction.dispute).toMatchObject({ frozen: true, proposal: null })
      expect(transaction.deadline).toEqual(frozen.deadline)
    }
  })
})
