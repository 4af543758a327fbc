import * as fc from 'fast-check'
import { ACTORS, type Actor } from '../../../contract/entities/transaction'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/time'
import type { Command, CommandAction } from '../decision'
import { COMMAND_ACTIONS } from './commands'
import { confirmed, delivered, image, paid, type Step, shipped } from './sample'

/** A command, its actor, and the time since the previous one. */
export type Move = { actor: Actor; command: Command; passed_ms: number }

const MAX: Partial<Record<CommandAction, Actor>> = {
  confirm: 'vendor',
  decline: 'vendor',
  release_reservation: 'vendor',
  ship: 'vendor',
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
  payment_mismatched: 'provider',
  payment_failed: 'provider',
  transfer_rejected: 'provider',
  chargeback: 'provider',
  chargeback_won: 'provider',
  chargeback_lost: 'provider',
}
const EITHER: readonly CommandAction[] = [
  'dispute',
  'add_evidence',
  'add_message',
  'withdraw',
  'propose_settlement',
  'accept_settlement',
]

const party = fc.constantFrom('buyer' as const, 'vendor' as const)
/** The debit for each chargeback: the whole charge, a part of it, or more. */
const TAKEN_MINOR = {
  'cb-1': 1_035_000,
  'cb-2': 400_000,
  'cb-3': 1_040_000,
  'cb-4': 300_000,
  'cb-5': 1_020_000,
}
const refund_minor = fc.constantFrom(-1, 0, 0.5, 1, 300_000, 300_000, 999_999, 1_000_000, 1_000_001)
const chargeback_id = fc.constantFrom(
  'cb-1' as const,
  'cb-2' as const,
  'cb-3' as const,
  'cb-4' as const,
  'cb-5' as const,
)
const paths = fc
  .tuple(party, fc.array(fc.constantFrom('1.jpg', '2.jpg', '3.jpg'), { maxLength: 3 }))
  .map(([by, names]) => names.map((name) => image(by, name)))

const commandOf = (action: CommandAction): fc.Arbitrary<Command> => {
  switch (action) {
    case 'payment_confirmed':
      return fc.constant({ action, provider_fee_minor: 25_000 })
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
      return refund_minor.map((amount) => ({ action, refund_minor: amount }))
    case 'resolve':
      return fc
        .tuple(
          fc.constantFrom('release' as const, 'refund' as const, 'split' as const),
          refund_minor,
          fc.constantFrom(true, true, false),
        )
        .map(([outcome, amount, despite_chargeback]) => ({
          action,
          outcome,
          refund_minor: amount,
          reason: 'seen',
          despite_chargeback,
        }))
    case 'chargeback':
      return chargeback_id.map((id) => ({
        action,
        chargeback_id: id,
        amount_minor: TAKEN_MINOR[id],
        due_at_ms: 9e12,
      }))
    case 'chargeback_won':
      return chargeback_id.map((id) => ({ action, chargeback_id: id }))
    case 'chargeback_lost':
      return chargeback_id.map((id) => ({
        action,
        chargeback_id: id,
        taken_minor: TAKEN_MINOR[id],
      }))
    case 'refund_delayed':
      return fc
        .constantFrom('processing' as const, 'failed' as const, 'needs_attention' as const)
        .map((state) => ({ action, state }))
    case 'name_refund_account':
      return fc
        .constantFrom('GTBank ******1234', 'Zenith ******0000')
        .map((account) => ({ action, account }))
    case 'refund_processed':
    case 'refund_returned':
      return fc.constant({ action })
    case 'review':
      return fc.constant({ action, review_id: 'review' })
    case 'decline':
    case 'cancel':
      return fc.constant({ action })
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

const HAPPY: readonly Step[] = [paid, confirmed, shipped, delivered]
const MAX_COMMANDS = 60

/** Up to 60 hands; many runs begin with part of the successful path. */
export const commandChoices: fc.Arbitrary<Hand[]> = fc
  .tuple(
    fc.integer({ min: 0, max: HAPPY.length }),
    fc.array(hand, { maxLength: MAX_COMMANDS - HAPPY.length, size: 'max' }),
  )
  .map(([length, rest]) => [
    ...HAPPY.slice(0, length).map(
      ([actor, command]): Hand => [{ actor, command, passed_ms: HOUR_MS / 6 }],
    ),
    ...rest,
  ])
