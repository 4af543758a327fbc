import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { EscrowState } from '../../../../contract/escrow/transition'
import { escrowStateOf } from '../../../../contract/escrow/transition'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../contract/time'
import type { Decision } from '../decision'
import {
  after,
  booked,
  chargedBack,
  confirmed,
  confirmedPartly,
  delivered,
  disputedBy,
  image,
  opened,
  openedDear,
  openedWithCarrier,
  paid,
  START,
  type Step,
  shipped,
} from './sample'
import {
  CARRIER_RETURNS,
  DEAR_RETURNS,
  RETURN_SITUATIONS,
  RETURNS_OF_PART,
} from './situations-returns'

export type Known = { name: string; state: EscrowState; transaction: Transaction; now: number }

const ORDER: Record<string, readonly Step[]> = {
  pending: [],
  paid: [paid],
  confirmed: [paid, confirmed],
  shipped: [paid, confirmed, shipped],
  delivered: [paid, confirmed, shipped, delivered],
}

const know = (
  name: string,
  steps: readonly Step[],
  passed_ms = 0,
  order: Pick<Decision, 'transaction'> = opened(),
): Known => {
  const transaction = after(order.transaction, steps)
  return { name, state: escrowStateOf(transaction), transaction, now: START + passed_ms }
}

const knowByCarrier = (name: string, steps: readonly Step[], passed_ms = 0): Known =>
  know(name, steps, passed_ms, openedWithCarrier())

const from = (stage: keyof typeof ORDER, ...steps: Step[]): Step[] => [
  ...(ORDER[stage] ?? []),
  ...steps,
]

const late =
  (...[actor, command]: Step): ((passed_ms: number) => Step) =>
  (passed_ms) => [actor, command, START + passed_ms]

const allowCancellation = late('system', { action: 'allow_cancellation' })
const escalate = late('system', { action: 'escalate' })
const message = (party: 'buyer' | 'vendor'): Step => [
  party,
  { action: 'add_message', text: 'I answer.' },
]
const offer = (party: 'buyer' | 'vendor', refund_minor = 300_000): Step => [
  party,
  { action: 'propose_settlement', refund_minor },
]
const bareShipped: Step = ['vendor', { action: 'ship', shipment: { carrier: 'own van' } }]
const images = (party: 'buyer' | 'vendor', numbers: readonly number[]): Step => [
  party,
  { action: 'add_evidence', paths: numbers.map((n) => image(party, `${n}.jpg`)) },
]
const approve: Step = ['buyer', { action: 'approve' }]
const decline: Step = ['vendor', { action: 'decline' }]
const processed: Step = ['system', { action: 'refund_processed' }]
const lateMoney: Step = ['provider', { action: 'payment_late', provider_fee_minor: 25_000 }]
const delayed = (state: 'failed' | 'needs_attention'): Step => [
  'system',
  { action: 'refund_delayed', state },
]
const mismatched: Step = [
  'provider',
  {
    action: 'payment_mismatched',
    mismatch: 'amount',
    amount_minor: 1_000,
    currency: 'NGN',
    provider_fee_minor: 15,
  },
]
const operatorRefund: Step = [
  'operator',
  {
    action: 'resolve',
    outcome: 'refund',
    refund_minor: 0,
    reason: 'clear',
    despite_chargeback: true,
  },
]
const tookPart: Step = [
  'provider',
  { action: 'chargeback_lost', chargeback_id: 'cb-2', taken_minor: 300_000 },
]
const twice = (party: 'buyer' | 'vendor'): Step[] => {
  const round: Step[] = [disputedBy(party), [party, { action: 'withdraw' }]]
  return [...round, ...round]
}
const accepted: Step = ['vendor', { action: 'accept_settlement', refund_minor: 300_000 }]

const PARTLY: readonly (readonly [string, readonly Step[]])[] = [
  ['confirmed', []],
  ['accepted', [['buyer', { action: 'accept_partial' }]]],
  ['shipped', [['buyer', { action: 'accept_partial' }], shipped]],
  ['delivered', [['buyer', { action: 'accept_partial' }], shipped, delivered]],
  ['disputed', [disputedBy('buyer')]],
  ...RETURNS_OF_PART,
]
const partRefunded: Step = ['system', { action: 'refund_processed', is_part: true }]
const partDelayed: Step = ['system', { action: 'refund_delayed', state: 'failed', is_part: true }]
const PART_REFUNDS: readonly [string, readonly Step[]][] = [
  ['refund open', []],
  ['refund failed', [partDelayed]],
  ['refunded', [partRefunded]],
]

/** Orders of which the vendor had fewer units, with their refund in each state. */
const PARTIAL: readonly Known[] = PARTLY.flatMap(([name, steps]) =>
  PART_REFUNDS.map(([label, more]) =>
    know(`in part, ${name}, ${label}`, [paid, confirmedPartly, ...steps, ...more]),
  ),
)

/** Transactions in every state; each condition holds in at least one and fails in another. */
export const KNOWN: readonly Known[] = [
  ...PARTIAL,
  ...RETURN_SITUATIONS.map(([name, steps, passed_ms]) =>
    know(`delivered, ${name}`, from('delivered', ...steps), passed_ms),
  ),
  ...DEAR_RETURNS.map(([name, steps]) =>
    know(`delivered, dear, ${name}`, from('delivered', ...steps), 0, openedDear()),
  ),
  ...CARRIER_RETURNS.map(([name, steps]) => knowByCarrier(name, from('confirmed', ...steps))),
  know('pending', from('pending')),
  know('pending, in its grace', from('pending'), 45 * MINUTE_MS - 1),
  know('pending, unpaid for 45 minutes', from('pending'), 45 * MINUTE_MS),
  know('paid', from('paid')),
  know('paid, a single unit', from('paid'), 0, opened({ quantity: 1 })),
  know('paid, a day ago', from('paid'), DAY_MS),
  know('paid, never confirmed', from('paid'), 2 * DAY_MS),
  knowByCarrier('paid, its first promise over', from('paid'), 3 * DAY_MS),
  know('confirmed', from('confirmed')),
  know('confirmed, not shipped for 5 days', from('confirmed'), 5 * DAY_MS),
  know('confirmed, late', from('confirmed', allowCancellation(5 * DAY_MS)), 6 * DAY_MS),
  know('confirmed, too late', from('confirmed', allowCancellation(5 * DAY_MS)), 7 * DAY_MS),
  knowByCarrier('confirmed, by a carrier', from('confirmed')),
  knowByCarrier('booked', [...from('confirmed'), booked]),
  knowByCarrier('cancelled by the carrier', [
    ...from('confirmed'),
    booked,
    ['system', { action: 'carrier_cancelled' }],
  ]),
  knowByCarrier('delivered, by a carrier', [
    ...from('confirmed'),
    booked,
    ['system', { action: 'carrier_delivered' }],
  ]),
  knowByCarrier('completed, by a carrier', [...from('confirmed'), booked, approve]),
  knowByCarrier('refunded, by a carrier', [
    ...from('confirmed'),
    booked,
    disputedBy('buyer'),
    ['vendor', { action: 'accept_refund' }],
  ]),
  knowByCarrier('booked and lost', [...from('confirmed'), booked], 14 * DAY_MS),
  knowByCarrier('lost by a carrier', [
    ...from('confirmed'),
    booked,
    late('system', { action: 'expire' })(14 * DAY_MS),
  ]),
  knowByCarrier('booked, disputed', [...from('confirmed'), booked, disputedBy('buyer')]),
  know('shipped', from('shipped')),
  know('shipped, nothing shows it', [...from('confirmed'), bareShipped]),
  know('shipped a week ago', from('shipped'), 7 * DAY_MS),
  know('shipped, never delivered', from('shipped'), 14 * DAY_MS),
  know('delivered', from('delivered')),
  know('delivered, half of the inspection over', from('delivered'), 36 * HOUR_MS),
  know('delivered, inspection over', from('delivered'), 3 * DAY_MS),
  know('disputed by the buyer', from('delivered', disputedBy('buyer'))),
  know('disputed, a reminder due', from('delivered', disputedBy('buyer')), 36 * HOUR_MS),
  know('disputed, vendor silent', from('shipped', disputedBy('buyer')), 72 * HOUR_MS),
  know('disputed by the vendor', from('shipped', disputedBy('vendor'))),
  know('disputed, buyer silent', from('confirmed', disputedBy('vendor')), 72 * HOUR_MS),
  know('delivered, buyer silent', from('delivered', disputedBy('vendor')), 72 * HOUR_MS),
  know('answered', from('shipped', disputedBy('buyer'), message('vendor'))),
  know('answered, unsolved', from('shipped', disputedBy('buyer'), message('vendor')), 14 * DAY_MS),
  know(
    'escalated',
    from('shipped', disputedBy('buyer'), message('vendor'), escalate(14 * DAY_MS)),
    15 * DAY_MS,
  ),
  know('offer by the buyer', from('shipped', disputedBy('vendor'), offer('buyer'))),
  know('offer by the vendor', from('shipped', disputedBy('buyer'), offer('vendor'))),
  know(
    'five pictures each',
    from(
      'shipped',
      disputedBy('buyer'),
      images('buyer', [2, 3, 4, 5]),
      images('vendor', [1, 2, 3, 4, 5]),
    ),
  ),
  know('charged back', from('shipped', chargedBack())),
  know('charged back in a dispute', from('shipped', disputedBy('buyer'), chargedBack())),
  know('charged back twice', from('shipped', chargedBack(), chargedBack('cb-2'))),
  know(
    'charged back twice, a part taken',
    from('shipped', chargedBack(), chargedBack('cb-2'), tookPart),
  ),
  know(
    'charged back twice when over',
    from('delivered', approve, chargedBack(), chargedBack('cb-2')),
  ),
  know('disputed twice and withdrawn', from('shipped', ...twice('buyer'), ...twice('vendor'))),
  know('completed', from('delivered', approve)),
  know('completed 30 days ago', from('delivered', approve), 30 * DAY_MS),
  know('reviewed', from('delivered', approve, ['buyer', { action: 'review', review_id: 'r' }])),
  know('settled', from('shipped', disputedBy('vendor'), offer('buyer'), accepted)),
  know(
    'settled, paid back',
    from('shipped', disputedBy('vendor'), offer('buyer'), accepted, processed),
  ),
  know('completed, then charged back', from('delivered', approve, chargedBack())),
  know('cancelled', from('pending', ['buyer', { action: 'cancel' }])),
  know('cancelled, money late', from('pending', ['buyer', { action: 'cancel' }], lateMoney)),
  know(
    'cancelled, money late, over',
    from('pending', ['buyer', { action: 'cancel' }], lateMoney),
    30 * MINUTE_MS,
  ),
  know('declined', from('paid', decline)),
  know('declined, paid back', from('paid', decline, processed)),
  know('declined, then charged back', from('paid', decline, chargedBack())),
  know('declined, the refund failed', from('paid', decline, delayed('failed'))),
  know(
    'settled, the refund needs attention',
    from('shipped', disputedBy('vendor'), offer('buyer'), accepted, delayed('needs_attention')),
  ),
  know('mismatched', from('pending', mismatched)),
  know('refunded while charged back', from('shipped', chargedBack(), operatorRefund)),
]
