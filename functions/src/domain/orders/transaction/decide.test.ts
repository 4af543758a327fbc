import { describe, expect, test } from 'vitest'
import type { Actor } from '../../../contract/entities/orders/party'
import { escrowStateOf } from '../../../contract/escrow/transition'
import { DAY_MS, HOUR_MS, millisOf } from '../../../contract/time'
import { decide } from './decide'
import type { Command } from './decision'
import {
  after,
  changed,
  confirmed,
  confirmedPartly,
  delivered,
  disputedBy,
  image,
  opened,
  paid,
  START,
  type Step,
  shipped,
  WHO,
} from './testing/sample'

// Two shirts at NGN 5,000.00 each; the fee is 2.5 % of the goods plus NGN 100.00.
const GOODS = 1_000_000
const FEE = 35_000
const PAID = GOODS + FEE

const pending = opened().transaction
const of = (...steps: Step[]) => after(pending, steps)
const VARIANT = { product_id: pending.product_id, variant_id: pending.product_id }
const money = (held: number, released: number, fee: number, refunded: number) => ({
  charged_minor: PAID,
  held_minor: held,
  released_minor: released,
  fee_minor: fee,
  refunded_minor: refunded,
})

/** The documented transitions: steps before, actor, command, new state, and where the money is. */
const PAGE: readonly [Step[], Actor, Command, string, ReturnType<typeof money>, number?][] = [
  [
    [],
    'provider',
    { action: 'payment_confirmed', provider_fee_minor: 25_000 },
    'awaiting_confirmation',
    money(PAID, 0, 0, 0),
  ],
  [[paid], 'vendor', { action: 'confirm' }, 'confirmed', money(PAID, 0, 0, 0)],
  [[paid], 'vendor', { action: 'decline' }, 'reversed', money(0, 0, 0, PAID)],
  [[paid, confirmed], 'vendor', { action: 'decline' }, 'reversed', money(0, 0, 0, PAID)],
  [[paid], 'system', { action: 'expire' }, 'reversed', money(0, 0, 0, PAID), 48 * HOUR_MS],
  [[paid, confirmed], 'buyer', { action: 'cancel' }, 'reversed', money(0, 0, 0, PAID), 5 * DAY_MS],
  [[paid, confirmed, shipped], 'buyer', { action: 'receive' }, 'delivered', money(PAID, 0, 0, 0)],
  [[paid, confirmed, shipped], 'vendor', { action: 'deliver' }, 'delivered', money(PAID, 0, 0, 0)],
  [[paid], 'buyer', { action: 'approve' }, 'completed', money(0, GOODS, FEE, 0)],
  [
    [paid, confirmed, shipped, delivered],
    'buyer',
    { action: 'approve' },
    'completed',
    money(0, GOODS, FEE, 0),
  ],
  [
    [paid, confirmed, shipped, delivered],
    'system',
    { action: 'auto_release' },
    'completed',
    money(0, GOODS, FEE, 0),
    3 * DAY_MS,
  ],
  [
    [paid, disputedBy('buyer')],
    'buyer',
    { action: 'withdraw' },
    'awaiting_confirmation',
    money(PAID, 0, 0, 0),
  ],
  [
    [paid, disputedBy('buyer')],
    'buyer',
    { action: 'approve' },
    'completed',
    money(0, GOODS, FEE, 0),
  ],
  [
    [paid, disputedBy('buyer')],
    'vendor',
    { action: 'accept_refund' },
    'reversed',
    money(0, 0, 0, PAID),
  ],
  [
    [paid, confirmed, shipped, delivered, disputedBy('buyer')],
    'system',
    { action: 'resolve_by_default' },
    'reversed',
    money(0, 0, 0, PAID),
    72 * HOUR_MS,
  ],
  [
    [paid, confirmed, shipped, delivered, disputedBy('vendor')],
    'system',
    { action: 'resolve_by_default' },
    'completed',
    money(0, GOODS, FEE, 0),
    72 * HOUR_MS,
  ],
  [
    [paid, confirmed, shipped, disputedBy('vendor')],
    'system',
    { action: 'resolve_by_default' },
    'shipped',
    money(PAID, 0, 0, 0),
    72 * HOUR_MS,
  ],
]

describe('each row does what it is for', () => {
  test.each(PAGE)('after %j: %s %j leads to %s', (steps, actor, command, to, where, passed = 0) => {
    const { transaction } = changed(of(...steps), actor, command, START + passed)
    expect(escrowStateOf(transaction)).toBe(to)
    expect(transaction.money).toEqual(where)
  })
})

describe('late and wrong money', () => {
  const cancelled = of(['buyer', { action: 'cancel' }])

  test('takes late money in and sends it back, moving no stock', () => {
    const decision = changed(cancelled, 'provider', paid[1], START)
    expect(decision.transaction.status.status).toBe('reversed')
    expect(decision.transaction.money).toEqual(money(0, 0, 0, PAID))
    expect(decision.ledger.map(({ kind }) => kind)).toEqual(['charge', 'provider_fee', 'refund'])
    expect(decision.stock).toEqual([])
    expect(decision.tasks).toEqual([
      {
        kind: 'refund',
        transaction_id: pending.id,
        payment_reference: pending.payment.reference,
        amount_minor: PAID,
        currency: 'NGN',
      },
    ])
  })

  test('does not charge a declined purchase a second time', () => {
    const declined = of(paid, ['vendor', { action: 'decline' }])
    expect(decide(declined, paid[1], WHO.provider, START)).toEqual({ kind: 'replayed' })
  })

  test('sends a wrong charge back as it came, and the stock returns', () => {
    const command: Command = {
      action: 'payment_mismatched',
      mismatch: 'currency',
      amount_minor: 5_000,
      currency: 'USD',
      provider_fee_minor: 0,
    }
    const decision = changed(pending, 'provider', command, START)
    expect(decision.transaction.status.status).toBe('reversed')
    expect(decision.transaction.money.charged_minor).toBe(0)
    expect(decision.ledger.map(({ currency }) => currency)).toEqual(['USD', 'USD'])
    expect(decision.tasks).toMatchObject([{ kind: 'refund', amount_minor: 5_000, currency: 'USD' }])
    expect(decision.stock).toEqual([{ ...VARIANT, available: 2, reserved: -2, sold: 0 }])
    expect(() => changed(decision.transaction, 'provider', paid[1], START)).toThrow(
      'This is not possible at this stage.',
    )
  })
})

describe('what may not be', () => {
  test('refuses approval by the vendor, with what the vendor may do', () => {
    expect(() => decide(of(paid), { action: 'approve' }, WHO.vendor, START)).toThrow(
      expect.objectContaining({
        code: 'transaction/action-not-allowed',
        details: {
          allowed_actions: ['confirm', 'confirm_partial', 'decline', 'dispute'],
          deadline_at: expect.stringMatching(/^2026-02-02T/),
        },
      }),
    )
  })

  test('refuses whoever says to be a party and is not', () => {
    const stranger = { role: 'buyer', id: 'stranger' } as const
    expect(() => decide(of(paid), { action: 'approve' }, stranger, START)).toThrow(
      expect.objectContaining({ code: 'auth/forbidden' }),
    )
  })

  test('refuses delivery without a code and without any proof, and offers it with the code alone', () => {
    const bare: Step = ['vendor', { action: 'ship', shipment: { carrier: 'own van' } }]
    expect(() =>
      changed(of(paid, confirmed, bare), 'vendor', { action: 'deliver' }, START),
    ).toThrow(
      expect.objectContaining({
        code: 'transaction/action-not-allowed',
        details: expect.objectContaining({ allowed_actions: ['deliver_with_code', 'dispute'] }),
      }),
    )
  })

  test.each([
    image('vendor', '1.jpg'),
    image('buyer', '../1.jpg'),
    image('buyer', ''),
    'disputes/other/buyer-uid/vendor-uid/buyer-uid/1.jpg',
  ])('refuses evidence at %s from the buyer', (path) => {
    const command: Command = { ...disputeBy('buyer'), evidence_paths: [path] }
    expect(() => changed(of(paid), 'buyer', command, START)).toThrow(
      expect.objectContaining({ code: 'transaction/evidence-not-ours' }),
    )
  })

  test('refuses a sixth picture', () => {
    const paths = [1, 2, 3, 4, 5].map((number) => image('buyer', `${number}.jpg`))
    const command: Command = { action: 'add_evidence', paths }
    expect(() => changed(of(paid, disputedBy('buyer')), 'buyer', command, START)).toThrow(
      expect.objectContaining({ code: 'transaction/too-much-evidence' }),
    )
  })
})

const disputeBy = (party: 'buyer' | 'vendor') => {
  const [, command] = disputedBy(party)
  if (command.action !== 'dispute') throw new Error('not a dispute')
  return command
}

describe('stock', () => {
  test('moves from reserved to sold with the payment', () => {
    expect(changed(pending, 'provider', paid[1], START).stock).toEqual([
      { ...VARIANT, available: 0, reserved: -2, sold: 2 },
    ])
  })

  test('returns when goods that never left are refunded, from a dispute as well', () => {
    const restocked = [{ ...VARIANT, available: 2, reserved: 0, sold: -2 }]
    const disputed = of(paid, confirmed, disputedBy('buyer'))
    expect(changed(of(paid), 'vendor', { action: 'decline' }, START).stock).toEqual(restocked)
    expect(changed(disputed, 'vendor', { action: 'accept_refund' }, START).stock).toEqual(restocked)
  })

  test('does not return what the vendor says is not there', () => {
    const lost = { ...VARIANT, available: 0, reserved: 0 }
    const order = of(paid)
    expect(changed(order, confirmedPartly[0], confirmedPartly[1], START).stock).toEqual([
      { ...lost, sold: -1, missing: 1 },
    ])
    const none = { action: 'decline', is_missing: true } as const
    expect(changed(order, 'vendor', none, START).stock).toEqual([{ ...lost, sold: -2, missing: 2 }])
  })

  test('moves for each item of an order by itself', () => {
    const [first] = pending.items
    if (!first) throw new Error('nothing was bought')
    const second = { ...first, product_id: 'q'.repeat(20), variant_id: 'v'.repeat(20), quantity: 3 }
    const both = { ...pending, items: [first, second], units_total: 5 }
    expect(changed(both, 'buyer', { action: 'cancel' }, START).stock).toEqual([
      { ...VARIANT, available: 2, reserved: -2, sold: 0 },
      {
        product_id: second.product_id,
        variant_id: second.variant_id,
        available: 3,
        reserved: -3,
        sold: 0,
      },
    ])
  })

  test('does not return when the goods may be anywhere', () => {
    const sent = of(paid, confirmed, shipped, disputedBy('buyer'))
    expect(changed(sent, 'vendor', { action: 'accept_refund' }, START).stock).toEqual([])
  })
})

test('counts an end once: a transaction keeps the instant it ended at', () => {
  const done = after(of(paid), [['buyer', { action: 'approve' }]], START + 5)
  const reviewed = changed(done, 'buyer', { action: 'review', review_id: 'r' }, START + 9)
  expect(done.ended_at && millisOf(done.ended_at)).toBe(START + 5)
  expect(reviewed.transaction.ended_at).toEqual(done.ended_at)
})
