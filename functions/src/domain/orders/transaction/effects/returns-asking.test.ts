import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { actionsFor } from '../../../../contract/escrow/actions'
import { DAY_MS, HOUR_MS, MINUTE_MS, millisOf } from '../../../../contract/time'
import { refusalOf } from '../testing/refusal'
import {
  acceptedBack,
  agreed,
  asked,
  askReturn,
  DELIVERED,
  deliveredOrder,
  handedOver,
  offeredPart,
  unitsOf,
  withdrawn,
} from '../testing/return-steps'
import {
  after,
  changed,
  confirmedPartly,
  delivered,
  disputedBy,
  image,
  opened,
  openedWithLines,
  PRODUCT_ID,
  paid,
  SECOND_ID,
  START,
  type Step,
  shipped,
} from '../testing/sample'

const of = deliveredOrder
const ofLines = (...steps: Step[]) => after(openedWithLines().transaction, [...DELIVERED, ...steps])
const end = ({ deadline }: Transaction) => deadline && millisOf(deadline.at)
const iso = (instant: number) => new Date(instant).toISOString()
const refusal = (transaction: Transaction, [actor, command]: Step, now = START) =>
  refusalOf(() => changed(transaction, actor, command, now))

describe('asking', () => {
  const INSPECTED = START + 3 * DAY_MS

  test('stops the inspection a minute before its end, which goes on for a day at least (case 73)', () => {
    const asking = after(of(), [asked()], INSPECTED - MINUTE_MS)
    expect(asking.fulfilment).toBe('return_asked')
    expect(asking.return?.paused?.left_ms).toBe(MINUTE_MS)
    expect(actionsFor(asking, 'system', INSPECTED)).not.toContain('auto_release')
    const now = INSPECTED + HOUR_MS
    const resumed = after(asking, [withdrawn], now)
    expect(resumed).toMatchObject({ fulfilment: 'delivered', return: { outcome: 'withdrawn' } })
    expect(end(resumed)).toBe(now + DAY_MS)
  })

  test('leaves what was left of the inspection, if it is more than a day', () => {
    const asking = after(of(), [asked()], START + HOUR_MS)
    const now = START + 2 * DAY_MS
    expect(end(after(asking, [withdrawn], now))).toBe(now + 3 * DAY_MS - HOUR_MS)
  })

  test('is refused once the inspection has ended, which is said (case 73)', () => {
    const { code, details } = refusal(of(), asked(), INSPECTED)
    expect(code).toBe('transaction/action-not-allowed')
    expect(details).toMatchObject({ deadline_at: iso(INSPECTED) })
    const over = after(of(), [['system', { action: 'auto_release' }]], INSPECTED)
    expect(refusal(over, asked(), INSPECTED).details).toMatchObject({ ended_at: iso(INSPECTED) })
  })

  test('waits 72 hours for the vendor, who is reminded a day before, and then agrees for them (case 76)', () => {
    const asking = of(asked({ wish: 'replacement' }))
    expect(asking.deadline).toMatchObject({ actor: 'vendor', effect: 'agree_return' })
    expect(end(asking)).toBe(START + 72 * HOUR_MS)
    const reminded = after(asking, [
      ['system', { action: 'remind' }, START + 36 * HOUR_MS],
      ['system', { action: 'remind' }, START + 48 * HOUR_MS],
    ])
    expect(reminded.due_at).toEqual(asking.deadline?.at)
    expect(actionsFor(asking, 'system', START + 72 * HOUR_MS - 1)).not.toContain('agree_return')
    const silent = after(reminded, [['system', { action: 'agree_return' }]], START + 72 * HOUR_MS)
    expect(silent).toMatchObject({
      fulfilment: 'returning',
      return: { agreed_by: 'silence', way_back_by: 'vendor', wish: 'refund' },
    })
    expect(refusal(reminded, agreed, START + 72 * HOUR_MS).code).toBe(
      'transaction/action-not-allowed',
    )
  })

  test.each([
    ['more units than were bought', [unitsOf(3)]],
    ['goods of another order', [unitsOf(1, 'foreign')]],
    ['goods twice', [unitsOf(1), unitsOf(1)]],
    ['nothing', []],
  ])('is refused for %s', (_, lines) => {
    const { code, details } = refusal(of(), asked({ lines }))
    expect(code).toBe('transaction/return-units-out-of-range')
    expect(details).toEqual({ asked_before: [], lines: [unitsOf(2)] })
    expect(of(asked({ lines: [unitsOf(2)] })).fulfilment).toBe('return_asked')
  })

  test('is refused for units that the vendor didn’t have', () => {
    const partly = after(opened().transaction, [
      paid,
      confirmedPartly,
      ['buyer', { action: 'accept_partial' }],
      shipped,
      delivered,
    ])
    expect(refusal(partly, asked()).code).toBe('transaction/return-units-out-of-range')
    expect(after(partly, [asked({ lines: [unitsOf(1)] })]).return?.is_whole).toBe(true)
  })

  test('counts lines of one variant together', () => {
    const { items, ...order } = of()
    const twice = {
      ...order,
      items: [...items, ...items].map((item) => ({ ...item, quantity: 1 })),
    }
    const asking = after(twice, [asked({ lines: [unitsOf(2)] })])
    expect(asking.return).toMatchObject({ is_whole: true, amounts: { goods_minor: 1_000_000 } })
    expect(refusal(twice, asked({ lines: [unitsOf(3)] })).code).toBe(
      'transaction/return-units-out-of-range',
    )
  })

  test('is refused for a fault without a photo, with too many, and with another’s', () => {
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => image('buyer', `${name}.jpg`))
    expect(refusal(of(), asked({ photo_paths: [] })).code).toBe('transaction/photo-required')
    expect(refusal(of(), asked({ photo_paths: six })).code).toBe('transaction/too-much-evidence')
    expect(refusal(of(), asked({ photo_paths: [image('vendor', '1.jpg')] })).code).toBe(
      'transaction/evidence-not-ours',
    )
    expect(of(asked({ photo_paths: six.slice(1) })).return?.photo_paths).toHaveLength(5)
  })

  test('is the buyer’s', () => {
    expect(refusal(of(), ['vendor', askReturn()]).code).toBe('transaction/action-not-allowed')
  })

  test('is possible once for each line (case 77)', () => {
    const one = ofLines(asked({ lines: [unitsOf(1)] }), withdrawn)
    const { code, details } = refusal(one, asked({ lines: [unitsOf(1)], wish: 'part' }))
    expect(code).toBe('transaction/return-units-out-of-range')
    expect(details).toMatchObject({ asked_before: [`${PRODUCT_ID}~${PRODUCT_ID}`] })
    const other = after(one, [asked({ lines: [unitsOf(3, SECOND_ID)] })])
    expect(other.fulfilment).toBe('return_asked')
    const all = after(other, [withdrawn])
    expect(actionsFor(all, 'buyer', START)).not.toContain('ask_return')
  })
})

describe('a changed mind', () => {
  const mind = (quantity: number, product_id?: string) =>
    asked({ lines: [unitsOf(quantity, product_id)], reason: 'changed_mind', photo_paths: [] })

  test('is taken by a store that takes it, for as long as it was bought under (case 83)', () => {
    const later = after(ofLines(), [['buyer', { action: 'extend_protection', ends_ms: 0 }]])
    const bought = { ...later, return_policy: { changed_mind_days: 3 as const } }
    const until = START + 3 * DAY_MS
    expect(after(bought, [mind(2)], until - 1).fulfilment).toBe('return_asked')
    const { code, details } = refusal(bought, mind(2), until)
    expect(code).toBe('transaction/changed-mind-not-taken')
    expect(details).toEqual({ until: iso(until) })
    // With seven days as it is bought under, the same day is in time.
    expect(after(later, [mind(2)], until).fulfilment).toBe('return_asked')
  })

  test('is taken for as much longer as a dispute of the vendor’s lasted (case 83)', () => {
    const bought = { ...ofLines(), return_policy: { changed_mind_days: 3 as const } }
    const stopped = after(bought, [disputedBy('vendor')], START + DAY_MS)
    const back = after(stopped, [['vendor', { action: 'withdraw' }]], START + 3 * DAY_MS)
    expect(after(back, [mind(2)], START + 5 * DAY_MS - 1).fulfilment).toBe('return_asked')
  })

  test('isn’t taken by a store that doesn’t, whatever it takes by now (case 83)', () => {
    expect(refusal(of(), mind(2)).details).toEqual({ until: null })
    const never = { ...of(), return_policy: { changed_mind_days: 0 as const } }
    expect(refusal(never, mind(2)).details).toEqual({ until: null })
  })

  test('isn’t taken for goods of a kind that never goes back, a fault is (case 82)', () => {
    const { code, details } = refusal(ofLines(), mind(1, SECOND_ID))
    expect(code).toBe('transaction/changed-mind-not-taken')
    expect(details).toEqual({ until: null })
    const both = asked({
      lines: [unitsOf(2), unitsOf(3, SECOND_ID)],
      reason: 'changed_mind',
      photo_paths: [],
    })
    expect(refusal(ofLines(), both).code).toBe('transaction/changed-mind-not-taken')
    expect(ofLines(asked({ lines: [unitsOf(1, SECOND_ID)] })).fulfilment).toBe('return_asked')
    expect(ofLines(mind(2)).return?.amounts).toEqual({
      goods_minor: 1_000_000,
      delivery_minor: 0,
      escrow_fee_minor: 0,
    })
  })

  test('gives the money back, never other goods', () => {
    for (const wish of ['replacement', 'repair', 'part'] as const) {
      const wished = asked({ reason: 'changed_mind', wish })
      expect(refusal(ofLines(), wished).code).toBe('transaction/changed-mind-not-taken')
    }
  })

  test('has the buyer pay the way back, unless the vendor does; a fault never', () => {
    const payer = (step: Step, by?: 'buyer' | 'vendor') =>
      ofLines(step, ['vendor', { action: 'agree_return', way_back_by: by }]).return?.way_back_by
    expect(payer(mind(2))).toBe('buyer')
    expect(payer(mind(2), 'vendor')).toBe('vendor')
    expect(payer(asked(), 'buyer')).toBe('vendor')
  })
})

describe('a part of the price', () => {
  test.each([-1, 0, 0.5, 1_000_000, 1_000_001])(
    'is refused for %d: nothing, or all of what the vendor gets (case 87)',
    (amount_minor) => {
      const { code, details, httpStatus } = refusal(of(asked()), offeredPart(amount_minor))
      expect(code).toBe('transaction/part-out-of-range')
      expect(httpStatus).toBe(422)
      expect(details).toEqual({ max_minor: 999_999 })
    },
  )

  test('is divided as a settlement is, and the goods stay (case 87)', () => {
    const accept: Step = ['buyer', { action: 'accept_part', amount_minor: 999_999 }]
    const kept = of(asked(), offeredPart(999_999), accept)
    expect(kept).toMatchObject({
      status: { status: 'completed' },
      return: { outcome: 'kept_for_less' },
      money: { refunded_minor: 999_999, released_minor: 1, fee_minor: 35_000, held_minor: 0 },
    })
    expect(refusal(of(asked()), accept).code).toBe('transaction/action-not-allowed')
    const other: Step = ['buyer', { action: 'accept_part', amount_minor: 999_998 }]
    expect(refusal(of(asked(), offeredPart(999_999)), other).code).toBe('transaction/no-proposal')
  })

  test('lapses after a day, while the vendor’s 72 hours go on', () => {
    const offered = of(asked(), offeredPart())
    const accept: Step = ['buyer', { action: 'accept_part', amount_minor: 300_000 }]
    expect(end(offered)).toBe(START + 72 * HOUR_MS)
    expect(after(offered, [accept], START + DAY_MS - 1).status.status).toBe('completed')
    expect(refusal(offered, accept, START + DAY_MS).code).toBe('transaction/action-not-allowed')
  })

  test('is gone once the vendor has agreed, and the other way round (case 86)', () => {
    const accept: Step = ['buyer', { action: 'accept_part', amount_minor: 300_000 }]
    const offered = of(asked(), offeredPart())
    const going = after(offered, [agreed])
    expect(going.return?.offer).toBeNull()
    expect(refusal(going, accept).code).toBe('transaction/action-not-allowed')
    const kept = after(offered, [accept], START + HOUR_MS)
    const { code, details } = refusal(kept, agreed, START + 2 * HOUR_MS)
    expect(code).toBe('transaction/action-not-allowed')
    expect(details).toMatchObject({ ended_at: iso(START + HOUR_MS) })
  })
})

describe('three days more', () => {
  const extend = (now: number): Step => ['buyer', { action: 'extend_protection', ends_ms: now }]
  const INSPECTED = START + 3 * DAY_MS
  const LAST = INSPECTED - HOUR_MS - 1

  test('are added once; the second try is told the new end (case 96)', () => {
    const longer = after(of(), [extend(INSPECTED)], LAST)
    expect(end(longer)).toBe(INSPECTED + 3 * DAY_MS)
    const again = refusal(longer, extend(INSPECTED + 3 * DAY_MS), LAST)
    expect(again.httpStatus).toBe(409)
    expect(again.details).toMatchObject({ deadline_at: iso(INSPECTED + 3 * DAY_MS) })
    expect(actionsFor(longer, 'system', INSPECTED)).not.toContain('auto_release')
  })

  test('aren’t added in the last hour, nor by the vendor (case 96)', () => {
    expect(refusal(of(), extend(INSPECTED), LAST + 1).details).toMatchObject({
      deadline_at: iso(INSPECTED),
    })
    const byVendor: Step = ['vendor', { action: 'extend_protection', ends_ms: INSPECTED }]
    expect(refusal(of(), byVendor).code).toBe('transaction/action-not-allowed')
  })

  test('are added once for the whole purchase, its second try included', () => {
    const again = of(
      extend(INSPECTED),
      asked({ wish: 'replacement' }),
      agreed,
      handedOver,
      acceptedBack(),
      shipped,
      delivered,
    )
    expect(end(again)).toBe(INSPECTED)
    expect(refusal(again, extend(1)).code).toBe('transaction/action-not-allowed')
  })
})
