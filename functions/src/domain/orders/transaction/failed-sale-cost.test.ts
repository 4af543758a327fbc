import { describe, expect, test } from 'vitest'
import { accounts } from '../../../contract/entities/money/ledger'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import {
  costIfNotSent,
  failedSaleCostOf,
  returnCostOf,
  settlementCostOf,
} from '../../../contract/escrow/failed-sale-cost'
import { DAY_MS } from '../../../contract/time'
import { walletEntriesOf, walletMoveOf } from '../../money/wallet/wallet-entry'
import { chargeCommands } from '../checkout/charge'
import type { Command, Decision } from './decision'
import { acceptedBack, agreed, asked, handedOver, unitsOf } from './testing/return-steps'
import {
  after,
  booked,
  changed,
  chargedBack,
  confirmed,
  confirmedPartly,
  delivered,
  disputedBy,
  opened,
  openedWithCarrier,
  openedWithDelivery,
  paid,
  paidAtACost,
  START,
  type Step,
  shipped,
} from './testing/sample'

const COST = 25_000
const LATER = START + 40 * DAY_MS
const byWord: Step = ['vendor', { action: 'deliver' }]
const lost: Step = [
  'provider',
  { action: 'chargeback_lost', chargeback_id: 'cb-1', taken_minor: 1_035_000 },
]
const resolved = (change: Partial<Extract<Command, { action: 'resolve' }>>): Step => [
  'operator',
  { action: 'resolve', outcome: 'refund', refund_minor: 0, reason: 'seen', ...change },
]
const escalated: readonly Step[] = [
  paidAtACost,
  confirmed,
  disputedBy('buyer'),
  ['vendor', { action: 'add_message', text: 'I look at it' }],
  ['system', { action: 'escalate' }, LATER],
]
const expired: Step = ['system', { action: 'expire' }, LATER]

const last = (steps: readonly Step[], first: Transaction = opened().transaction): Decision => {
  const [actor, command, at = LATER] = steps.at(-1) as Step
  return changed(after(first, steps.slice(0, -1)), actor, command, at)
}

/** The cost entry of the last step: what the vendor pays, and who gets it. */
const entriesOf = ({ ledger }: Decision) => ledger.filter(({ kind }) => kind === 'failed_sale_cost')

describe('the vendor pays what the provider keeps', () => {
  test.each<[string, readonly Step[]]>([
    ['of a declined order', [paidAtACost, ['vendor', { action: 'decline' }]]],
    [
      'of an order declined after confirming',
      [paidAtACost, confirmed, ['vendor', { action: 'decline' }]],
    ],
    ['of an order that it never answered', [paidAtACost, expired]],
    [
      'of an order that it never sent',
      [
        paidAtACost,
        confirmed,
        ['system', { action: 'allow_cancellation' }, START + 5 * DAY_MS],
        expired,
      ],
    ],
    [
      'of an order that the buyer cancelled because it was late',
      [paidAtACost, confirmed, ['buyer', { action: 'cancel' }]],
    ],
    ['of goods that it sent and that never came', [paidAtACost, confirmed, shipped, expired]],
    [
      'of a dispute that it accepts',
      [
        paidAtACost,
        confirmed,
        shipped,
        disputedBy('buyer'),
        ['vendor', { action: 'accept_refund' }],
      ],
    ],
    [
      'of a dispute that it left unanswered',
      [paidAtACost, confirmed, disputedBy('buyer'), ['system', { action: 'resolve_by_default' }]],
    ],
    ['of a dispute that it lost', [...escalated, resolved({})]],
    [
      'of a chargeback lost without the code',
      [paidAtACost, confirmed, shipped, byWord, chargedBack(), lost],
    ],
  ])('%s', (_, steps) => {
    const decision = last(steps)
    const { transaction } = decision
    expect(entriesOf(decision)).toMatchObject([
      {
        postings: [
          { account: accounts.payable(transaction.vendor_id), amount_minor: -COST },
          { account: accounts.providerFees, amount_minor: COST },
        ],
      },
    ])
    expect(transaction.money).toMatchObject({
      refunded_minor: 1_035_000,
      released_minor: 0,
      failed_sale_cost_minor: COST,
    })
    expect(failedSaleCostOf(transaction)).toBe(0)
    const lines = walletEntriesOf(decision, LATER)
    expect(lines).toMatchObject([{ kind: 'failed_sale_cost', amount_minor: -COST }])
    expect(walletMoveOf(lines)).toEqual({ pending: 0, available: -COST })
  })
})

describe('the platform pays it', () => {
  test.each<[string, readonly Step[]]>([
    ['of an order from before this rule', [paid, ['vendor', { action: 'decline' }]]],
    ['of a stolen card on unsent goods', [paidAtACost, confirmed, chargedBack(), lost]],
    [
      'of a chargeback lost although the buyer confirmed',
      [paidAtACost, confirmed, shipped, ['buyer', { action: 'receive' }], chargedBack(), lost],
    ],
    ['if an operator says so', [...escalated, resolved({ cost_by: 'platform' })]],
    ['of money that comes too late', [['buyer', { action: 'cancel' }], paidAtACost]],
    [
      'of a charge that differs',
      [
        [
          'provider',
          {
            action: 'payment_mismatched',
            mismatch: 'amount',
            amount_minor: 5,
            currency: 'NGN',
            provider_fee_minor: 1,
          },
        ],
      ],
    ],
  ])('%s', (_, steps) => {
    const decision = last(steps)
    expect(entriesOf(decision)).toEqual([])
    expect(decision.transaction.status.status).toBe('reversed')
  })

  test('of a chargeback lost although the code was given, and the sale stands', () => {
    const decision = last([paidAtACost, confirmed, shipped, delivered, chargedBack(), lost])
    expect(entriesOf(decision)).toEqual([])
    expect(decision.transaction.status.status).toBe('completed')
  })

  test('of a parcel that the booked carrier lost', () => {
    const decision = last(
      [paidAtACost, confirmed, booked, expired],
      openedWithCarrier().transaction,
    )
    expect(decision.transaction.status.status).toBe('reversed')
    expect(entriesOf(decision)).toEqual([])
  })
})

test('a settlement costs as much of it as goes back, and waits with what the vendor gets', () => {
  const decision = last([
    paidAtACost,
    confirmed,
    disputedBy('buyer'),
    ['vendor', { action: 'propose_settlement', refund_minor: 400_000 }, START],
    ['buyer', { action: 'accept_settlement', refund_minor: 400_000 }, START],
  ])
  const cost = Math.floor((COST * 400_000) / 1_035_000)
  const lines = walletEntriesOf(decision, START)
  expect(lines).toMatchObject([
    { kind: 'settlement', amount_minor: 600_000, state: 'pending' },
    { kind: 'failed_sale_cost', amount_minor: -cost, state: 'pending' },
  ])
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2)
  expect(walletMoveOf(lines)).toEqual({ pending: 600_000 - cost, available: 0 })
  expect(decision.transaction.money).toMatchObject({
    released_minor: 600_000,
    failed_sale_cost_minor: cost,
  })
})

test('is never charged twice for one order', () => {
  const declined = after(opened().transaction, [paidAtACost, ['vendor', { action: 'decline' }]])
  const again = last([chargedBack(), lost], declined)
  expect(entriesOf(again)).toEqual([])
  expect(again.transaction.money.failed_sale_cost_minor).toBe(COST)
})

describe('each store of a checkout', () => {
  const part = (vendor_id: string, amount_paid: number, escrow_fee: number) => ({
    vendor_id,
    amount_paid,
    escrow_fee,
    currency: 'NGN' as const,
    status: { status: 'pending' as const },
  })
  const parts = [part('a', 1_032_500, 32_500), part('b', 206_500, 6_500), part('c', 103_250, 3_250)]
  const costsFor = (provider_fee_minor: number): number[] =>
    chargeCommands(parts, { kind: 'paid', provider_fee_minor }).flatMap((command) =>
      command.action === 'payment_confirmed' ? (command.failed_sale_cost_minor ?? 0) : [],
    )
  /** 1.5 % of the whole and 100, rounded up. */
  const local = Math.ceil(1_342_250 * 0.015) + 10_000

  test('has its own share of one local fee, and no more than that of its part alone', () => {
    // Alone, neither of the two small parts would pay the flat fee: their shares are 4,636 and 2,318.
    expect(costsFor(local)).toEqual([
      23_180,
      Math.ceil(206_500 * 0.015),
      Math.ceil(103_250 * 0.015),
    ])
  })

  test('pays no more for a card from abroad, and no more than the provider took', () => {
    expect(costsFor(90_000)).toEqual(costsFor(local))
    expect(costsFor(7).reduce((sum, cost) => sum + cost, 0)).toBe(7)
    expect(costsFor(0)).toEqual([0, 0, 0])
  })
})

describe('what it costs is said before', () => {
  const accepted: Step = ['buyer', { action: 'accept_partial' }]
  const smaller = [paidAtACost, confirmedPartly, accepted, shipped, delivered]
  const whole = [paidAtACost, confirmed, shipped, delivered]
  const again = asked({ lines: [unitsOf(1)], wish: 'replacement' })
  const arrived = [agreed, handedOver]
  const offered = (refund_minor: number): Step[] => [
    disputedBy('buyer'),
    ['buyer', { action: 'propose_settlement', refund_minor }],
  ]
  const accept = (refund_minor: number): Step => [
    'vendor',
    { action: 'accept_settlement', refund_minor },
  ]

  test.each<[string, (order: Transaction) => number, Step[], Step]>([
    ['of a return', returnCostOf, [...whole, asked(), ...arrived], acceptedBack()],
    [
      'of a part that goes back',
      returnCostOf,
      [...whole, asked({ lines: [unitsOf(1)] }), ...arrived],
      acceptedBack(),
    ],
    [
      'of all that was left of an order',
      returnCostOf,
      [...smaller, asked({ lines: [unitsOf(1)] }), ...arrived],
      acceptedBack(),
    ],
    [
      'of a settlement',
      (order) => settlementCostOf(order, 300_000),
      [...whole, ...offered(300_000)],
      accept(300_000),
    ],
    [
      'of one that leaves nothing of a smaller order',
      (order) => settlementCostOf(order, 600_000),
      [...smaller, ...offered(600_000)],
      accept(600_000),
    ],
    [
      'of units that aren’t sent again',
      costIfNotSent,
      [...whole, again, ...arrived, acceptedBack()],
      ['vendor', { action: 'decline' }],
    ],
    [
      'of an order that isn’t sent',
      costIfNotSent,
      [paidAtACost],
      ['vendor', { action: 'decline' }],
    ],
  ])('%s', (_, said, before, [actor, command]) => {
    const order = after(openedWithDelivery().transaction, before)
    const { vendor_cost_minor } = changed(order, actor, command, START)
    expect(vendor_cost_minor).toBeGreaterThan(0)
    expect(said(order)).toBe(vendor_cost_minor)
  })
})
