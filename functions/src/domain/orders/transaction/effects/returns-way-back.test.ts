import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { actionsFor } from '../../../../contract/escrow/actions'
import { OPEN_STATUSES } from '../../../../contract/escrow/states'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  millisOf,
  timestampFromMillis,
} from '../../../../contract/time'
import { newCodeState, tryEscrowCode } from '../escrow-code'
import { refusalOf } from '../testing/refusal'
import {
  acceptedBack,
  agreed,
  arrivedBack,
  asked,
  contestedBack,
  DELIVERED,
  deliveredOrder,
  handedOver,
  sentBack,
  unitsOf,
  waived,
  withdrawn,
} from '../testing/return-steps'
import {
  after,
  changed,
  delivered,
  disputedBy,
  image,
  openedWithDelivery,
  START,
  type Step,
  shipped,
} from '../testing/sample'

const of = deliveredOrder
const end = ({ deadline }: Transaction) => deadline && millisOf(deadline.at)
const refusal = (transaction: Transaction, [actor, command]: Step, now = START) =>
  refusalOf(() => changed(transaction, actor, command, now))
const stockOf = (transaction: Transaction, [actor, command]: Step, now = START) =>
  changed(transaction, actor, command, now).stock.map(({ available, sold }) => [available, sold])

/** Saturday; every day counts for a store that says nothing else. */
const SENT_BY = Date.parse('2026-02-03T23:59+01:00')
const notAllowed = 'transaction/action-not-allowed'

describe('the way back', () => {
  const going = of(asked(), agreed)

  test('is begun within three working days, else the inspection goes on and it isn’t asked again (case 77)', () => {
    expect(going.deadline).toMatchObject({ actor: 'buyer', effect: 'lapse_return' })
    expect(end(going)).toBe(SENT_BY)
    expect(actionsFor(going, 'system', SENT_BY - 1)).not.toContain('lapse_return')
    expect(refusal(going, sentBack, SENT_BY).code).toBe(notAllowed)
    const lapsed = after(going, [['system', { action: 'lapse_return' }]], SENT_BY)
    expect(lapsed).toMatchObject({ fulfilment: 'delivered', return: { outcome: 'lapsed' } })
    expect(end(lapsed)).toBe(SENT_BY + 3 * DAY_MS)
    expect(refusal(lapsed, asked({ wish: 'part' }), SENT_BY).code).toBe(notAllowed)
  })

  test('counts the store’s own working days, while the vendor’s answer never rests (case 81)', () => {
    const order = openedWithDelivery().transaction
    const { delivery_times } = order
    if (!delivery_times) throw new Error('nothing is promised')
    const weekdays = { ...delivery_times, working_days: [1, 2, 3, 4, 5] }
    const bought = after({ ...order, delivery_times: weekdays }, [...DELIVERED, asked()])
    expect(end(bought)).toBe(START + 72 * HOUR_MS)
    // From Saturday: Monday is the day itself, and three more.
    expect(end(after(bought, [agreed]))).toBe(Date.parse('2026-02-05T23:59+01:00'))
  })

  test('lasts 14 days from the sending, both are reminded, then an operator has it (case 78)', () => {
    const sent = after(going, [sentBack], START + DAY_MS)
    const until = START + 15 * DAY_MS
    expect(end(sent)).toBe(until)
    const reminded = [START + 8 * DAY_MS, START + 14 * DAY_MS].reduce((order, now) => {
      const { transaction, event } = changed(order, 'system', { action: 'remind' }, now)
      expect(event.action).toBe('remind')
      return transaction
    }, sent)
    expect(reminded.reminders_sent).toBe(2)
    expect(actionsFor(reminded, 'system', until)).not.toContain('lapse_return')
    const { transaction, ledger } = changed(
      reminded,
      'system',
      { action: 'escalate_return' },
      until,
    )
    expect(transaction).toMatchObject({
      status: { status: 'in_dispute' },
      fulfilment: 'returning',
      dispute: { escalated: true, reason: 'return_not_arrived' },
      deadline: { actor: 'operator' },
    })
    expect(ledger).toEqual([])
    expect(transaction.money).toEqual(sent.money)
    expect(actionsFor(sent, 'system', until - 1)).not.toContain('escalate_return')
  })

  test('isn’t begun without anything that shows it, nor twice, nor taken back then', () => {
    const bare: Step = ['buyer', { action: 'send_back', shipment: { carrier: 'by hand' } }]
    expect(refusal(going, bare).code).toBe('transaction/proof-required')
    const photo = (by: 'buyer' | 'vendor'): Step => [
      'buyer',
      { action: 'send_back', shipment: { carrier: 'by hand', photo_path: image(by, '1.jpg') } },
    ]
    expect(refusal(going, photo('vendor')).code).toBe('transaction/evidence-not-ours')
    expect(after(going, [photo('buyer')]).return?.sent?.carrier).toBe('by hand')
    const sent = after(going, [sentBack])
    expect(refusal(sent, photo('buyer')).code).toBe(notAllowed)
    expect(refusal(sent, withdrawn).code).toBe(notAllowed)
    expect(after(going, [withdrawn]).fulfilment).toBe('delivered')
  })

  test('ends with the code of the vendor’s screen, which five wrong tries lock as at the door (case 88)', () => {
    let state = newCodeState('t', '123456')
    const lefts = [1, 2, 3, 4, 5].map(() => {
      const tried = tryEscrowCode(state, 't', '654321', START)
      if (tried.kind !== 'wrong') throw new Error(tried.kind)
      state = { ...state, ...tried.change }
      return tried.tries_left
    })
    expect(lefts).toEqual([4, 3, 2, 1, 0])
    expect(state.locked_until).toEqual(timestampFromMillis(START + 15 * MINUTE_MS))
    expect(tryEscrowCode(state, 't', '123456', START).kind).toBe('locked')
    expect(after(going, [handedOver]).return?.proof).toBe('return_code')
    expect(refusal(going, ['vendor', { action: 'take_back' }]).code).toBe(notAllowed)
    expect(refusal(of(asked()), handedOver).code).toBe(notAllowed)
  })

  test('holds the money in each of its states, so that no account is deleted meanwhile (case 93)', () => {
    const states = [of(asked()), going, after(going, [sentBack]), after(going, [arrivedBack])]
    expect(states.map(({ fulfilment }) => fulfilment)).toEqual([
      'return_asked',
      'returning',
      'returning',
      'returned',
    ])
    for (const { status, money, amount_paid } of states) {
      expect(OPEN_STATUSES).toContain(status.status)
      expect(money.held_minor).toBe(amount_paid)
    }
    const over = after(going, [arrivedBack, acceptedBack()])
    expect(OPEN_STATUSES).not.toContain(over.status.status)
  })
})

describe('what came back', () => {
  const back = of(asked(), agreed, sentBack, arrivedBack)

  test('is accepted by silence after three days', () => {
    const now = START + 3 * DAY_MS
    expect(actionsFor(back, 'system', now - 1)).not.toContain('accept_return')
    const { transaction, stock } = changed(back, 'system', { action: 'accept_return' }, now)
    expect(transaction).toMatchObject({
      status: { status: 'reversed' },
      money: { refunded_minor: 1_035_000, held_minor: 0 },
    })
    expect(stock).toEqual([])
  })

  test('is contested with photos of an empty box, once, and the money stays (case 79)', () => {
    const { transaction, ledger, tasks } = changed(back, contestedBack[0], contestedBack[1], START)
    expect(transaction).toMatchObject({
      status: { status: 'in_dispute' },
      dispute: { raised_by: 'vendor', escalated: true, evidence_count: { buyer: 1, vendor: 1 } },
      deadline: { actor: 'operator' },
    })
    expect([...ledger, ...tasks]).toEqual([])
    const bare: Step = [
      'vendor',
      { action: 'contest_return', reason: 'The box was empty.', evidence_paths: [] },
    ]
    expect(refusal(back, bare).code).toBe('transaction/photo-required')
    expect(refusal(back, contestedBack, START + 3 * DAY_MS).code).toBe(notAllowed)
    const again = after(transaction, [['vendor', { action: 'withdraw' }]])
    expect(again.fulfilment).toBe('returned')
    expect(refusal(again, contestedBack).code).toBe(notAllowed)
  })

  test('is on sale again only as the vendor marks it, for a day (case 94)', () => {
    expect(stockOf(back, acceptedBack(true))).toEqual([[2, -2]])
    expect(stockOf(back, acceptedBack(false))).toEqual([])
    const wrong = after(back, [acceptedBack(true)])
    const mark = (is_sellable: boolean): Step => [
      'vendor',
      { action: 'mark_sellable', is_sellable },
    ]
    expect(stockOf(wrong, mark(false), START + DAY_MS - 1)).toEqual([[-2, 2]])
    expect(stockOf(wrong, mark(true))).toEqual([])
    expect(refusal(wrong, mark(false), START + DAY_MS).code).toBe(notAllowed)
    expect(refusal(wrong, ['buyer', { action: 'mark_sellable', is_sellable: false }]).code).toBe(
      notAllowed,
    )
  })

  test('is on sale again by an operator’s decision too, if the vendor marks it (case 94)', () => {
    const decided = after(back, [
      contestedBack,
      ['operator', { action: 'resolve', outcome: 'refund', refund_minor: 0, reason: 'seen' }],
    ])
    expect(decided.return).toMatchObject({ outcome: 'refunded' })
    expect(stockOf(decided, ['vendor', { action: 'mark_sellable', is_sellable: true }])).toEqual([
      [2, -2],
    ])
  })

  test('isn’t marked where the goods stayed with the buyer', () => {
    const given = of(asked(), waived)
    expect(given).toMatchObject({ status: { status: 'reversed' }, return: { outcome: 'refunded' } })
    expect(refusal(given, ['vendor', { action: 'mark_sellable', is_sellable: true }]).code).toBe(
      notAllowed,
    )
  })
})

describe('a second try', () => {
  const wished = (wish: 'replacement' | 'repair') => of(asked({ wish }))
  const again = (wish: 'replacement' | 'repair') =>
    after(wished(wish), [agreed, sentBack, arrivedBack, acceptedBack()])

  test('takes a replacement out of the stock when it is agreed, and a refund nothing (case 91)', () => {
    expect(stockOf(wished('replacement'), agreed)).toEqual([[-2, 2]])
    expect(stockOf(wished('repair'), agreed)).toEqual([])
    expect(stockOf(of(asked()), agreed)).toEqual([])
    // Who gives it without having agreed takes it then; who agreed doesn't take it twice.
    expect(stockOf(wished('replacement'), waived)).toEqual([[-2, 2]])
    expect(stockOf(after(wished('replacement'), [agreed]), waived)).toEqual([])
  })

  test('puts it back if the goods are never sent (case 91)', () => {
    const going = after(wished('replacement'), [agreed])
    expect(stockOf(going, ['system', { action: 'lapse_return' }], SENT_BY)).toEqual([[2, -2]])
    expect(stockOf(going, withdrawn)).toEqual([[2, -2]])
  })

  test('has days, a code and an inspection of its own', () => {
    const order = again('replacement')
    expect(order).toMatchObject({
      fulfilment: 'confirmed',
      round: 2,
      shipment: null,
      ship_by: timestampFromMillis(START + 5 * DAY_MS),
      return: { outcome: 'second_try' },
    })
    expect(end(after(order, [shipped, delivered]))).toBe(START + 3 * DAY_MS)
  })

  test('with the same fault gives the money or a dispute, never a third (case 90)', () => {
    const faulty = after(again('replacement'), [shipped, delivered])
    for (const wish of ['replacement', 'repair'] as const) {
      expect(refusal(faulty, asked({ wish })).code).toBe('transaction/no-second-try')
    }
    expect(after(faulty, [disputedBy('buyer')]).status.status).toBe('in_dispute')
    const refunded = after(faulty, [asked(), agreed, sentBack, arrivedBack, acceptedBack()])
    expect(refunded).toMatchObject({
      status: { status: 'reversed' },
      money: { refunded_minor: 1_035_000, released_minor: 0 },
    })
  })

  test('isn’t on sale while it is repaired', () => {
    const back = after(wished('repair'), [agreed, sentBack, arrivedBack])
    expect(stockOf(back, acceptedBack(true))).toEqual([])
    const mark: Step = ['vendor', { action: 'mark_sellable', is_sellable: true }]
    expect(refusal(after(back, [acceptedBack(true)]), mark).code).toBe(notAllowed)
  })

  test('that the vendor never sends gives back what it was for, and frees its units', () => {
    const part = asked({ wish: 'replacement', lines: [unitsOf(1)] })
    const order = of(part, agreed, sentBack, arrivedBack, acceptedBack())
    const { transaction, stock } = changed(order, 'vendor', { action: 'decline' }, START)
    expect(transaction).toMatchObject({
      status: { status: 'completed' },
      money: { refunded_minor: 517_500, released_minor: 500_000, fee_minor: 17_500 },
    })
    expect(stock).toMatchObject([{ available: 1, sold: -1 }])
    // Only what would be sent can be missing.
    const gone = changed(order, 'vendor', { action: 'decline', is_missing: true }, START)
    expect(gone.stock).toMatchObject([{ available: 0, sold: -1, missing: 1 }])
    // Who approves early gets it still.
    expect(stockOf(order, ['buyer', { action: 'approve' }])).toEqual([])
    const whole = changed(again('replacement'), 'vendor', { action: 'decline' }, START)
    expect(whole.transaction.money.refunded_minor).toBe(1_035_000)
  })
})
