import * as fc from 'fast-check'
import { CARRIER_FEE_BEARERS } from '../../../../contract/entities/delivery/carrier'
import { ACTORS, type Actor } from '../../../../contract/entities/orders/transaction'
import { FAILED_SALE_COST_BEARERS } from '../../../../contract/escrow/failed-sale-cost'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../contract/time'
import type { Command, CommandAction } from '../decision'
import { COMMAND_ACTIONS } from './commands'
import { chargebackCommandOf } from './random-chargebacks'
import {
  booked,
  confirmed,
  confirmedPartly,
  DELIVERY_MINOR,
  delivered,
  image,
  PRODUCT_ID,
  paidAtACost,
  type Step,
  shipped,
} from './sample'

/** A command, its actor, and the time since the previous one. */
export type Move = { actor: Actor; command: Command; passed_ms: number }

const MAX: Partial<Record<CommandAction, Actor>> = {
  confirm: 'vendor',
  confirm_partial: 'vendor',
  accept_partial: 'buyer',
  decline: 'vendor',
  release_reservation: 'vendor',
  ship: 'vendor',
  book: 'vendor',
  deliver: 'vendor',
  deliver_with_code: 'vendor',
  accept_refund: 'vendor',
  cancel: 'buyer',
  receive: 'buyer',
  approve: 'buyer',
  review: 'buyer',
  name_refund_account: 'buyer',
  resolve: 'operator',
  payment_confirmed: 'provider',
  payment_late: 'provider',
  keep: 'buyer',
  payment_mismatched: 'provider',
  payment_failed: 'provider',
  transfer_rejected: 'provider',
  chargeback: 'provider',
  chargeback_won: 'provider',
  chargeback_lost: 'provider',
  attribute_chargeback: 'operator',
  move_chargeback: 'operator',
  reattribute_chargeback: 'operator',
}
const EITHER: readonly CommandAction[] = [
  'dispute',
  'add_evidence',
  'add_message',
  'withdraw',
  'propose_settlement',
  'accept_settlement',
  'decline_settlement',
  'withdraw_settlement',
]

const party = fc.constantFrom('buyer' as const, 'vendor' as const)
const refund_minor = fc.constantFrom(
  ...[-1, 0, 0.5, 1, 300_000, 300_000, 800_000, 999_999, 1_000_000, 1_000_001],
)
const paths = fc
  .tuple(party, fc.array(fc.constantFrom('1.jpg', '2.jpg', '3.jpg'), { maxLength: 3 }))
  .map(([by, names]) => names.map((name) => image(by, name)))

/** What a carrier took later; each is decided once. */
const CHARGES = [
  { charge_id: 'c-1', amount_minor: 50_000, by: 'vendor' },
  { charge_id: 'c-2', amount_minor: 1_234, by: 'platform' },
  { charge_id: 'c-3', amount_minor: 2_000_000, by: 'vendor' },
] as const
/** What it gave back. */
const CREDITS = [
  ...CHARGES.slice(0, 2).map((one) => ({ ...one, charge_id: `${one.charge_id}-back` })),
  { charge_id: 'fee', amount_minor: 150_000, by: 'vendor', is_fee: true },
] as const

const isPart = fc.constantFrom({}, { is_part: true } as const)

const cost = fc.constantFrom(25_000, 25_000, 0).map((minor) => ({ failed_sale_cost_minor: minor }))
/** Not registered, or due at one or the other time. */
const vat = fc.constantFrom(
  {},
  { vat: { rate_bps: 750, due: 'charge' } } as const,
  { vat: { rate_bps: 750, due: 'release' } } as const,
)

const BOOK = {
  action: 'book' as const,
  shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-1' },
}

const commandOf = (action: CommandAction): fc.Arbitrary<Command> => {
  switch (action) {
    case 'payment_confirmed':
      return fc
        .tuple(cost, vat)
        .map(([paid, own]) => ({ action, provider_fee_minor: 25_000, ...paid, ...own }))
    case 'payment_late':
      return cost.map((paid) => ({ action, provider_fee_minor: 25_000, ...paid }))
    case 'keep':
      return vat.map((own) => ({ action, ...own }))
    case 'payment_mismatched':
      return fc.constant({
        action,
        mismatch: 'amount',
        amount_minor: 77_777,
        currency: 'NGN',
        provider_fee_minor: 1_167,
      })
    case 'payment_failed':
      return fc.constant({ action, note: 'declined' })
    case 'transfer_rejected':
      return fc
        .constantFrom('INCORRECT_AMOUNT', 'ACCOUNT_EXPIRED')
        .map((message_type) => ({ action, message_type, amount_minor: 77_777 }))
    case 'ship':
      return fc.constantFrom(
        { action, shipment: { carrier: 'GIG', tracking_number: 'GIG1' } },
        { action, shipment: { carrier: 'own van' } },
      )
    case 'book':
      return fc
        .constantFrom(DELIVERY_MINOR, DELIVERY_MINOR, 150_000, 0, DELIVERY_MINOR + 1, -1)
        .map((fee_minor) => ({ ...BOOK, fee_minor }))
    case 'adjust_carrier':
      return fc.constantFrom(...CHARGES).map((one) => ({ action, ...one }))
    case 'credit_carrier':
      return fc.constantFrom(...CREDITS).map((one) => ({ action, ...one }))
    case 'settle_claim':
      return fc
        .constantFrom([DELIVERY_MINOR, 0], [50_000, 0], [0, 150_000], [50_000, 150_000], [0, 0])
        .map(([paid_minor = 0, refused_minor = 0]) => ({
          action,
          charge_id: `claim-${paid_minor}-${refused_minor}`,
          paid_minor,
          refused_minor,
        }))
    case 'dispute':
      return paths.map((evidence_paths) => ({
        action,
        reason: 'damaged',
        description: 'It arrived torn.',
        evidence_paths,
      }))
    case 'add_evidence':
      return paths
        .filter((chosen) => chosen.length > 0)
        .map((chosen) => ({ action, paths: chosen }))
    case 'add_message':
      return fc.constantFrom('Hello', 'Please look').map((text) => ({ action, text }))
    case 'propose_settlement':
    case 'accept_settlement':
    case 'decline_settlement':
    case 'withdraw_settlement':
      return refund_minor.map((amount) => ({ action, refund_minor: amount }))
    case 'resolve':
      return fc
        .tuple(
          fc.constantFrom('release' as const, 'refund' as const, 'split' as const),
          refund_minor,
          fc.constantFrom(true, true, false),
          fc.constantFrom(undefined, ...CARRIER_FEE_BEARERS),
          fc.constantFrom(undefined, ...FAILED_SALE_COST_BEARERS),
        )
        .map(([outcome, amount, despite_chargeback, carrier_fee_by, cost_by]) => ({
          action,
          outcome,
          refund_minor: amount,
          reason: 'seen',
          despite_chargeback,
          ...(carrier_fee_by && { carrier_fee_by }),
          ...(cost_by && { cost_by }),
        }))
    case 'chargeback':
    case 'chargeback_won':
    case 'chargeback_lost':
    case 'attribute_chargeback':
    case 'move_chargeback':
    case 'reattribute_chargeback':
      return chargebackCommandOf(action)
    case 'confirm_partial':
      return fc
        .tuple(
          fc.constantFrom(1, 1, 1, 0, 2, 3),
          fc.constantFrom(DELIVERY_MINOR, 0, 150_000, DELIVERY_MINOR + 1),
        )
        .map(([quantity, delivery_fee_minor]) => ({
          action,
          lines: [{ product_id: PRODUCT_ID, variant_id: PRODUCT_ID, quantity }],
          delivery_fee_minor,
        }))
    case 'refund_delayed':
      return fc
        .tuple(
          fc.constantFrom('processing' as const, 'failed' as const, 'needs_attention' as const),
          isPart,
        )
        .map(([state, part]) => ({ action, state, ...part }))
    case 'name_refund_account':
      return fc
        .tuple(fc.constantFrom('GTBank ******1234', 'Zenith ******0000'), isPart)
        .map(([account, part]) => ({ action, account, ...part }))
    case 'refund_processed':
    case 'refund_returned':
      return isPart.map((part) => ({ action, ...part }))
    case 'review':
      return fc.constant({ action, review_id: 'review' })
    case 'expire':
      return fc.constantFrom({ action }, { action, is_unmoved: true } as const)
    case 'decline':
      return fc.constantFrom({ action }, { action, is_missing: true } as const)
    default:
      return fc.constant({ action })
  }
}

const actorOf = (action: CommandAction): fc.Arbitrary<Actor> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: EITHER.includes(action) ? party : fc.constant(MAX[action] ?? 'system'),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ACTORS) },
  )

const passed_ms = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, MINUTE_MS, HOUR_MS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(30 * MINUTE_MS, 12 * HOUR_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS),
  },
  { weight: 1, arbitrary: fc.constantFrom(5 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS, 30 * DAY_MS) },
)

/** Generated less often, because they end an order or change nothing, so that runs get further. */
const RARE: readonly CommandAction[] = [
  'cancel',
  'release_reservation',
  'payment_failed',
  'payment_mismatched',
  'decline',
  'approve',
  'accept_refund',
  'resolve',
  'attribute_chargeback',
  'reattribute_chargeback',
  'add_message',
]

const move: fc.Arbitrary<Move> = fc.oneof(
  ...COMMAND_ACTIONS.map((action) => ({
    weight: RARE.includes(action) ? 1 : 4,
    arbitrary: fc.record({ actor: actorOf(action), command: commandOf(action), passed_ms }),
  })),
)

/** Moves to choose from: the first possible one is played, or the first if none is. */
export type Hand = readonly [Move, ...Move[]]

const hand: fc.Arbitrary<Hand> = fc
  .tuple(move, fc.oneof(fc.constant([]), fc.array(move, { minLength: 12, maxLength: 12 })))
  .map(([first, others]) => [first, ...others])

export const pick = (choices: Hand, isPossible: (one: Move) => boolean): Move =>
  choices.find(isPossible) ?? choices[0]

/** A carrier's parcel is booked where others are shipped. */
const HAPPY: readonly (readonly [Step, ...Step[]])[] = [
  [paidAtACost],
  [confirmed, confirmedPartly],
  [shipped, booked],
  [delivered],
]
const MAX_COMMANDS = 60

const stepped = ([actor, command]: Step): Move => ({ actor, command, passed_ms: HOUR_MS / 6 })

/** Up to 60 hands; many runs begin with part of the successful path. */
export const commandChoices: fc.Arbitrary<Hand[]> = fc
  .tuple(
    fc.integer({ min: 0, max: HAPPY.length }),
    fc.array(hand, { maxLength: MAX_COMMANDS - HAPPY.length, size: 'max' }),
  )
  .map(([length, rest]) => [
    ...HAPPY.slice(0, length).map(
      ([first, ...others]): Hand => [stepped(first), ...others.map(stepped)],
    ),
    ...rest,
  ])
