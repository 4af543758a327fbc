import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS, millisOf } from '../../../../contract/time'
import { refusalOf } from '../testing/refusal'
import {
  acceptedBack,
  agreed,
  arrivedBack,
  asked,
  bookedBack,
  contestedBack,
  deliveredOrder,
  handedOver,
  refused,
  sentBack,
  settledWithGoods,
  unitsOf,
} from '../testing/return-steps'
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
  shipped,
} from '../testing/sample'

const of = deliveredOrder
const end = ({ deadline }: Transaction) => deadline && millisOf(deadline.at)
const refusal = (transaction: Transaction, [actor, command]: Step, now = START) =>
  refusalOf(() => changed(transaction, actor, command, now))
const notAllowed = 'transaction/action-not-allowed'
/** Three days after a Saturday. */
const SENT_BY = Date.parse('2026-02-03T23:59+01:00')
const lapse: Step = ['system', { action: 'lapse_return' }]

describe('a return that the vendor refuses', () => {
  test('is a dispute of the buyer’s, with the inspection’s clock', () => {
    const disputed = after(of(), [asked(), refused], START + DAY_MS)
    expect(disputed).toMatchObject({
      status: { status: 'in_dispute' },
      fulfilment: 'delivered',
      dispute: { raised_by: 'buyer', reason: 'damaged', responded: true, escalated: false },
      return: { outcome: 'refused' },
    })
    expect(end(disputed)).toBe(START + 15 * DAY_MS)
    const resumed = after(disputed, [['buyer', { action: 'withdraw' }]], START + 5 * DAY_MS)
    expect(end(resumed)).toBe(START + 7 * DAY_MS)
  })

  test('is refused after its 72 hours, and by the buyer', () => {
    expect(refusal(of(asked()), refused, START + 72 * HOUR_MS).code).toBe(notAllowed)
    expect(refusal(of(asked()), ['buyer', refused[1]]).code).toBe(notAllowed)
  })
})

describe('a settlement that sends the goods back first', () => {
  const settled = of(disputedBy('buyer'), ...settledWithGoods())

  test('moves nothing before they are back, and then what was agreed', () => {
    expect(settled).toMatchObject({
      fulfilment: 'returning',
      dispute: null,
      return: { source: 'settlement', way_back_by: 'vendor', amounts: { goods_minor: 300_000 } },
      money: { held_minor: 1_035_000 },
    })
    const ended = after(settled, [sentBack, arrivedBack, acceptedBack()])
    expect(ended).toMatchObject({
      status: { status: 'completed' },
      money: { refunded_minor: 300_000, released_minor: 700_000, fee_minor: 35_000 },
    })
  })

  test('lapses where the buyer never sends, and the dispute goes on where it stood (case 92)', () => {
    expect(end(settled)).toBe(SENT_BY)
    const lapsed = after(settled, [lapse], SENT_BY)
    expect(lapsed).toMatchObject({
      status: { status: 'in_dispute' },
      fulfilment: 'delivered',
      // Taking the offer was an answer, so that no silence decides.
      dispute: { raised_by: 'buyer', responded: true, proposal: null },
      return: { outcome: 'lapsed' },
    })
    expect(end(lapsed)).toBe(START + 14 * DAY_MS)
    expect(refusal(settled, lapse, SENT_BY - 1).code).toBe(notAllowed)
    expect(refusal(settled, ['buyer', { action: 'withdraw_return' }]).code).toBe(notAllowed)
  })

  test('is possible once, as is asking for these goods (case 92)', () => {
    const lapsed = after(settled, [lapse], SENT_BY)
    const again: Step = [
      'vendor',
      { action: 'propose_settlement', refund_minor: 1, goods: 'return' },
    ]
    expect(refusal(lapsed, again, SENT_BY).code).toBe('transaction/return-not-possible')
    const kept: Step = ['vendor', { action: 'propose_settlement', refund_minor: 1 }]
    expect(after(lapsed, [kept], SENT_BY).dispute?.proposal?.refund_minor).toBe(1)
    const resumed = after(lapsed, [['buyer', { action: 'withdraw' }]], SENT_BY)
    expect(refusal(resumed, asked(), SENT_BY).code).toBe(notAllowed)
  })

  test('isn’t offered without goods at the buyer’s, nor taken for another offer', () => {
    const early = after(opened().transaction, [paid, confirmed, shipped, disputedBy('buyer')])
    const [propose, accept] = settledWithGoods()
    if (!propose || !accept) throw new Error('no settlement')
    expect(refusal(early, propose).code).toBe('transaction/return-not-possible')
    const kept: Step = ['vendor', { action: 'propose_settlement', refund_minor: 300_000 }]
    expect(refusal(of(disputedBy('buyer'), kept), accept).code).toBe('transaction/no-proposal')
  })

  test('by an operator’s decision waits for the bank', () => {
    const resolve = (goods: 'keep' | 'return'): Step => [
      'operator',
      {
        action: 'resolve',
        outcome: 'refund',
        refund_minor: 0,
        reason: 'seen',
        goods,
        despite_chargeback: true,
      },
    ]
    const frozen = of(disputedBy('buyer'), chargedBack())
    expect(refusal(frozen, resolve('return')).code).toBe('transaction/chargeback-open')
    expect(after(frozen, [resolve('keep')]).status.status).toBe('reversed')
    const escalated = of(disputedBy('buyer'), ['vendor', { action: 'add_message', text: 'No.' }])
    const now = START + 14 * DAY_MS
    const decided = after(escalated, [['system', { action: 'escalate' }], resolve('return')], now)
    expect(decided.fulfilment).toBe('returning')
    // Never sent: the operator has the case again.
    const lapsed = after(decided, [lapse], now + 5 * DAY_MS)
    expect(lapsed.deadline?.actor).toBe('operator')
  })
})

describe('a bank’s claim on goods on their way back', () => {
  const frozen = of(asked(), agreed, sentBack, chargedBack())
  const won: Step = ['provider', { action: 'chargeback_won', chargeback_id: 'cb-1' }]
  const lost = (taken_minor = 1_035_000): Step => [
    'provider',
    { action: 'chargeback_lost', chargeback_id: 'cb-1', taken_minor },
  ]

  test('freezes the money; the arrival is confirmed, and nothing refunded beside it (case 85)', () => {
    expect(frozen).toMatchObject({ status: { status: 'in_dispute' }, dispute: { frozen: true } })
    const { transaction, ledger, tasks } = changed(frozen, 'vendor', arrivedBack[1], START)
    expect(transaction).toMatchObject({
      status: { status: 'in_dispute' },
      fulfilment: 'returned',
      dispute: { frozen: true },
    })
    expect([...ledger, ...tasks]).toEqual([])
    for (const step of [acceptedBack(), contestedBack, handedOver]) {
      expect(refusal(transaction, step).code).toBe(notAllowed)
    }
  })

  test('that is lost by the bank lets the return go on where it was (case 85)', () => {
    const going = after(frozen, [won], START + DAY_MS)
    expect(going).toMatchObject({ fulfilment: 'returning', dispute: null })
    expect(end(going)).toBe(START + 15 * DAY_MS)
    const looked = after(after(frozen, [arrivedBack]), [won], START + DAY_MS)
    expect(looked).toMatchObject({ fulfilment: 'returned', deadline: { effect: 'accept_return' } })
    expect(end(looked)).toBe(START + 4 * DAY_MS)
    expect(after(looked, [acceptedBack()]).money.refunded_minor).toBe(1_035_000)
  })

  test('that is won is the vendor’s loss with the goods, and ours without (case 85)', () => {
    const without = after(frozen, [lost()])
    expect(without).toMatchObject({
      status: { status: 'completed' },
      money: { released_minor: 1_000_000, fee_minor: 35_000, borne_minor: 1_035_000 },
    })
    const withGoods = after(frozen, [arrivedBack, lost()])
    expect(withGoods).toMatchObject({
      status: { status: 'reversed' },
      money: { released_minor: 0, refunded_minor: 1_035_000 },
    })
    expect(withGoods.money.borne_minor ?? 0).toBe(0)
  })

  test('that is won while a part is back leaves the vendor the rest (case 85)', () => {
    const part = of(asked({ lines: [unitsOf(1)] }), agreed, sentBack, arrivedBack, chargedBack())
    const all = changed(part, 'provider', lost()[1], START)
    expect(all.transaction).toMatchObject({
      status: { status: 'completed' },
      return: { outcome: 'refunded' },
      money: { released_minor: 500_000, fee_minor: 17_500, refunded_minor: 517_500 },
      refund: { amount_minor: 517_500, state: 'processed' },
    })
    expect(all.transaction.money.borne_minor).toBe(517_500)
    expect(all.tasks).toEqual([])
    // Of what the bank didn't give, the buyer has the rest of what went back.
    const less = changed(part, 'provider', lost(100_000)[1], START)
    expect(less.transaction).toMatchObject({
      money: { released_minor: 500_000, refunded_minor: 517_500 },
      refund: { amount_minor: 417_500, state: 'pending' },
    })
    expect(less.transaction.money.borne_minor).toBeUndefined()
  })

  test('while a part is back never takes what carriers have, nor what stays ours', () => {
    const going = of(asked({ lines: [unitsOf(1)] }), agreed, bookedBack(700_000), arrivedBack)
    const { money } = after(going, [chargedBack(), lost()])
    expect(money).toMatchObject({
      ...{ held_minor: 0, released_minor: 0, fee_minor: 17_500, carrier_minor: 700_000 },
      ...{ refunded_minor: 317_500, borne_minor: 717_500 },
    })
  })

  describe('of which a part is sent once more', () => {
    const again = of(
      ...[asked({ lines: [unitsOf(1)], wish: 'replacement' }), agreed, handedOver, acceptedBack()],
    )
    const rest = { released_minor: 500_000, borne_minor: 517_500 }

    test('leaves the vendor what the buyer keeps, and what isn’t sent goes back on sale', () => {
      const { transaction, stock } = changed(
        after(again, [chargedBack()]),
        'provider',
        lost()[1],
        START,
      )
      expect(transaction).toMatchObject({
        status: { status: 'completed' },
        money: { ...rest, fee_minor: 17_500, refunded_minor: 517_500 },
      })
      expect(stock).toMatchObject([{ available: 1, sold: -1 }])
      const sent = after(again, [shipped, chargedBack()])
      expect(changed(sent, 'provider', lost()[1], START).transaction.money).toMatchObject(rest)
    })

    test('leaves it after the end too, but for what came without the code', () => {
      const given = after(again, [['vendor', { action: 'decline' }], chargedBack()])
      expect(after(given, [lost(517_500)]).money).toMatchObject(rest)
      const word: Step[] = [
        shipped,
        ['vendor', { action: 'deliver' }],
        ['buyer', { action: 'approve' }],
      ]
      const sold = after(again, [...word, chargedBack()])
      expect(after(sold, [lost()]).money).toMatchObject({
        released_minor: 500_000,
        fee_minor: 17_500,
        borne_minor: 517_500,
      })
    })
  })

  test('after a part came back is ours for the part that didn’t (case 85)', () => {
    const part = asked({ lines: [unitsOf(1)] })
    const ended = of(part, agreed, handedOver, acceptedBack(), chargedBack())
    const { money } = after(ended, [lost(517_500)])
    expect(money).toMatchObject({ released_minor: 500_000, borne_minor: 517_500 })
  })

  test('isn’t confirmed to have arrived where nothing is on its way', () => {
    expect(refusal(of(asked(), chargedBack()), arrivedBack).code).toBe(notAllowed)
  })
})

describe('an order that ends while its goods go back', () => {
  test('ends the return, with the money or without', () => {
    const contested = of(asked(), agreed, handedOver, contestedBack)
    const resolve = (outcome: 'release' | 'refund'): Step => [
      'operator',
      { action: 'resolve', outcome, refund_minor: 0, reason: 'seen' },
    ]
    const outcomeOf = (step: Step) => after(contested, [step]).return?.outcome
    expect(outcomeOf(resolve('refund'))).toBe('refunded')
    expect(outcomeOf(resolve('release'))).toBe('refused')
    expect(outcomeOf(['vendor', { action: 'accept_refund' }])).toBe('refunded')
    expect(outcomeOf(['buyer', { action: 'approve' }])).toBe('refused')
    expect(contested.return?.outcome).toBeUndefined()
  })
})
