import { describe, expect, test } from 'vitest'
import type { Actor } from '../../../contract/entities/orders/party'
import { decide } from './decide'
import type { Command } from './decision'
import {
  acceptedBack,
  agreed,
  asked,
  handedOver,
  offeredPart,
  refused,
  sentBack,
  unitsOf,
  withdrawn,
} from './testing/return-steps'
import {
  after,
  booked,
  chargedBack,
  confirmed,
  confirmedPartly,
  delivered,
  disputedBy,
  opened,
  openedWithCarrier,
  paid,
  START,
  type Step,
  shipped,
  WHO,
} from './testing/sample'

const of = (...steps: Step[]) => after(opened().transaction, steps)
const offer = (refund_minor: number): Command => ({ action: 'propose_settlement', refund_minor })
const approve: Step = ['buyer', { action: 'approve' }]
const withdraw: Step = ['buyer', { action: 'withdraw' }]
const declined = (reason: string): Step => [
  'vendor',
  { action: 'decline_settlement', refund_minor: 9, reason },
]
const takenBack: Step = ['buyer', { action: 'withdraw_settlement', refund_minor: 9 }]
const won: Step = ['provider', { action: 'chargeback_won', chargeback_id: 'cb-1' }]
const lost: Step = [
  'provider',
  { action: 'chargeback_lost', chargeback_id: 'cb-1', taken_minor: 1 },
]
const contested = { chargeback_id: 'cb-1', due_at_ms: START } as const
const attributed: Step = [
  'operator',
  { action: 'attribute_chargeback', amount_minor: 5, ...contested },
]
const taken: Step = ['operator', { action: 'reattribute_chargeback', taken_minor: 5, ...contested }]

const arrived = [paid, confirmed, shipped, delivered]
const extended: Step = ['buyer', { action: 'extend_protection', ends_ms: 1 }]

const repeat = (steps: Step[], actor: Actor, command: Command) =>
  decide(of(...steps), command, WHO[actor], START).kind

const refusal = (steps: Step[], actor: Actor, command: Command) => {
  expect(() => decide(of(...steps), command, WHO[actor], START)).toThrow(
    expect.objectContaining({ code: 'transaction/action-not-allowed' }),
  )
}

const confirmedTwice: Command = { action: 'payment_confirmed', provider_fee_minor: 0 }

describe('returns what is there for a repeated request', () => {
  const REPEATS: readonly [string, Step[], Step][] = [
    ['approval', [paid, approve], approve],
    ['approval of a dispute', [paid, disputedBy('buyer'), approve], approve],
    ['confirmation', [paid, confirmed], confirmed],
    ['confirmation of what was shipped since', [paid, confirmed, shipped], confirmed],
    ['confirmation of what is disputed since', [paid, confirmed, disputedBy('buyer')], confirmed],
    ['shipping', [paid, confirmed, shipped], shipped],
    ['delivery', [paid, confirmed, shipped, delivered], delivered],
    ['payment', [paid], paid],
    ['payment, once released', [paid, approve], paid],
    ['payment with another word on the fee', [paid], ['provider', confirmedTwice]],
    ['late payment', [['buyer', { action: 'cancel' }], paid], paid],
    ['cancellation', [['buyer', { action: 'cancel' }]], ['buyer', { action: 'cancel' }]],
    ['dispute', [paid, disputedBy('buyer')], disputedBy('buyer')],
    ['withdrawal', [paid, disputedBy('buyer'), withdraw], withdraw],
    ['offer', [paid, disputedBy('buyer'), ['buyer', offer(9)]], ['buyer', offer(9)]],
    [
      'offer that was declined',
      [paid, disputedBy('buyer'), ['buyer', offer(9)], declined('Too little.')],
      declined('Far too little.'),
    ],
    ['withdrawn offer', [paid, disputedBy('buyer'), ['buyer', offer(9)], takenBack], takenBack],
    ['return', [...arrived, asked()], asked()],
    ['return that is agreed since', [...arrived, asked(), agreed], asked()],
    [
      'agreement',
      [...arrived, asked(), agreed],
      ['vendor', { action: 'agree_return', way_back_by: 'vendor' }],
    ],
    ['offer of a part', [...arrived, asked(), offeredPart()], offeredPart()],
    ['refusal of a return', [...arrived, asked(), refused], refused],
    ['sending back', [...arrived, asked(), agreed, sentBack], sentBack],
    ['handing over', [...arrived, asked(), agreed, handedOver], handedOver],
    ['acceptance', [...arrived, asked(), agreed, handedOver, acceptedBack()], acceptedBack(true)],
    ['extension', [...arrived, extended], extended],
    ['chargeback', [paid, chargedBack()], chargedBack()],
    ['chargeback that was won since', [paid, chargedBack(), won], chargedBack()],
    ['chargeback that was lost since', [paid, chargedBack(), lost], chargedBack()],
    ['outcome', [paid, approve, chargedBack(), lost], lost],
    ['attribution', [paid, attributed], attributed],
    ['attribution of what was taken', [paid, approve, taken], taken],
    [
      'review',
      [paid, approve, ['buyer', { action: 'review', review_id: 'r' }]],
      ['buyer', { action: 'review', review_id: 'r' }],
    ],
  ]
  test.each(REPEATS)('%s', (_, steps, [actor, command]) => {
    expect(repeat(steps, actor, command)).toBe('replayed')
  })
})

describe('whatever the server adds the second time', () => {
  const VAT = { rate_bps: 750, due: 'charge' } as const
  const VAT_SINCE = { rate_bps: 1_000, due: 'release' } as const
  /** All that a command may carry beside what was asked, as it is at its repetition. */
  const SINCE = {
    vat: VAT_SINCE,
    invoice_number: 8,
    provider_fee_minor: 7,
    failed_sale_cost_minor: 6,
    delivery_fee_minor: 5,
  }
  const late: Step = [
    'provider',
    { action: 'payment_late', provider_fee_minor: 25_000, failed_sale_cost_minor: 25_000 },
  ]
  const cancel: Step = ['buyer', { action: 'cancel' }]
  const taxed: Step = [
    'provider',
    { action: 'payment_confirmed', provider_fee_minor: 1, invoice_number: 1, vat: VAT },
  ]
  const keep: Step = ['buyer', { action: 'keep', invoice_number: 1, vat: VAT }]
  const kept = [cancel, late, keep]
  const TAXED: readonly [string, Step[]][] = [
    ['payment', [taxed]],
    ['late payment', [cancel, late]],
    ['kept order', kept],
    ['confirmation', [...kept, confirmed]],
    ['partial confirmation', [...kept, confirmedPartly]],
    ['shipping', [...kept, confirmed, shipped]],
    ['handover', [...kept, confirmed, shipped, delivered]],
    ['receipt', [...kept, confirmed, shipped, ['buyer', { action: 'receive' }]]],
    ['approval', [...kept, approve]],
    ['decline', [...kept, ['vendor', { action: 'decline', reason: 'sold out' }]]],
    ['dispute', [...kept, disputedBy('buyer')]],
    ['refund', [...kept, disputedBy('buyer'), ['vendor', { action: 'accept_refund' }]]],
    ['review', [...kept, approve, ['buyer', { action: 'review', review_id: 'r' }]]],
  ]
  test.each(TAXED)('takes a repeated %s with tax on for the same', (_, steps) => {
    const [actor, command] = steps.at(-1) ?? paid
    expect(repeat(steps, actor, { ...command, ...SINCE } as Command)).toBe('replayed')
  })

  test('takes what a carrier asks at the repetition for the same booking', () => {
    const order = after(openedWithCarrier().transaction, [paid, confirmed, booked])
    const again = { ...booked[1], fee_minor: 1 } as Command
    expect(decide(order, again, WHO.vendor, START).kind).toBe('replayed')
  })
})

describe('does not take for a repetition', () => {
  test('a dispute after the first was withdrawn', () => {
    expect(repeat([paid, disputedBy('buyer'), withdraw], ...step(disputedBy('buyer')))).toBe(
      'changed',
    )
  })

  test('a withdrawal of a second dispute', () => {
    const steps = [paid, disputedBy('buyer'), withdraw, disputedBy('buyer')]
    expect(repeat(steps, 'buyer', { action: 'withdraw' })).toBe('changed')
  })

  test('a withdrawal by who did not raise the dispute that is open now', () => {
    refusal([paid, disputedBy('buyer'), withdraw, disputedBy('vendor')], 'buyer', withdraw[1])
  })

  test('an offer made again after a counter-offer', () => {
    const steps: Step[] = [
      paid,
      disputedBy('buyer'),
      ['vendor', offer(300_000)],
      ['buyer', offer(500_000)],
    ]
    expect(repeat(steps, 'vendor', offer(300_000))).toBe('changed')
  })

  test('another amount', () => {
    expect(repeat([paid, disputedBy('buyer'), ['buyer', offer(9)]], 'buyer', offer(10))).toBe(
      'changed',
    )
  })

  test('declining or withdrawing an offer that is made again', () => {
    for (const answer of [declined('Too little.'), takenBack]) {
      const steps: Step[] = [paid, disputedBy('buyer'), ['buyer', offer(9)], answer]
      expect(repeat([...steps, ['buyer', offer(9)]], ...step(answer))).toBe('changed')
    }
  })

  test('an approval of what time has released', () => {
    const steps: Step[] = [paid, confirmed, shipped, delivered]
    const released = after(
      of(...steps),
      [['system', { action: 'auto_release' }]],
      START + 3 * 86_400_000,
    )
    expect(() => decide(released, { action: 'approve' }, WHO.buyer, START)).toThrow(
      expect.objectContaining({ code: 'transaction/action-not-allowed' }),
    )
  })

  test('shipping with another tracking number', () => {
    refusal([paid, confirmed, shipped], 'vendor', {
      action: 'ship',
      shipment: { carrier: 'GIG Logistics', tracking_number: 'GIG999' },
    })
  })

  test('the same dispute with another reason', () => {
    const [, command] = disputedBy('buyer')
    if (command.action !== 'dispute') throw new Error('no dispute')
    refusal([paid, disputedBy('buyer')], 'buyer', { ...command, reason: 'not_received' })
  })

  test('a return of other goods, and one that was withdrawn', () => {
    refusal([...arrived, asked()], 'buyer', asked({ lines: [unitsOf(1)] })[1])
    refusal([...arrived, asked(), withdrawn], 'buyer', asked()[1])
  })

  test('an extension of the new end', () => {
    refusal([...arrived, extended], 'buyer', { action: 'extend_protection', ends_ms: 2 })
  })

  test('what the other party did', () => {
    refusal([paid, disputedBy('buyer')], 'vendor', disputedBy('vendor')[1])
  })

  test('the settlement at another amount than was accepted', () => {
    const steps: Step[] = [
      paid,
      disputedBy('buyer'),
      ['vendor', offer(300_000)],
      ['buyer', { action: 'accept_settlement', refund_minor: 300_000 }],
    ]
    expect(repeat(steps, 'buyer', { action: 'accept_settlement', refund_minor: 300_000 })).toBe(
      'replayed',
    )
    refusal(steps, 'buyer', { action: 'accept_settlement', refund_minor: 400_000 })
  })
})

function step([actor, command]: Step): [Actor, Command] {
  return [actor, command]
}
