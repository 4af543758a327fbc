import * as fc from 'fast-check'
import { MIN_PRICE_MINOR } from '../../../../contract/entities/catalog/price'
import { MAX_CHECKOUT_STORES } from '../../../../contract/entities/money/payment'
import type { DealFeePayer } from '../../../../contract/entities/orders/deal'
import type { ReturnLine } from '../../../../contract/entities/orders/return'
import { CHANGED_MIND_DAYS } from '../../../../contract/entities/orders/return-policy'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { Command } from '../../transaction/decision'
import { commandChoices } from '../../transaction/testing/random-commands'
import type { Hand, Move } from '../../transaction/testing/random-paths'
import {
  DELIVERY_MINOR,
  PRODUCT_ID,
  SECOND_ID,
  TRANSACTION_ID,
  WHO,
} from '../../transaction/testing/sample'

/** One store's part of a checkout: amounts in minor units, 5 % of commission or none. */
export type StorePlan = {
  kind: 'plain' | 'promised' | 'carrier' | 'commission'
  lines: readonly { price: number; quantity: number }[]
  delivery_minor: number
  /** What its last line is, and within how many days it takes back what isn't faulty. */
  is_final: boolean
  changed_mind_days: 0 | 3 | 7
  /** What its parties and time try, in order. */
  hands: readonly Hand[]
}

/** What happens to the one charge of all orders. Parts are fractions of what there is. */
export type ChargeMove =
  | { kind: 'pay'; is_foreign: boolean; suspended: readonly boolean[]; is_keepable: boolean }
  | { kind: 'pay_other_amount'; part: number }
  | { kind: 'fail' }
  | { kind: 'claim'; id: string; part: number }
  | { kind: 'end_claim'; id: string; part: number }

/** One order's next hand, or something that concerns all of them. */
type Turn = { order: number } | ChargeMove

const price = fc.oneof(
  fc.integer({ min: MIN_PRICE_MINOR, max: 400_000 }),
  fc.integer({ min: MIN_PRICE_MINOR, max: 20_000_000 }),
)

const plan: fc.Arbitrary<StorePlan> = fc.record({
  kind: fc.constantFrom(
    'plain' as const,
    'promised' as const,
    'carrier' as const,
    'commission' as const,
  ),
  lines: fc.array(fc.record({ price, quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  delivery_minor: fc.integer({ min: 4, max: 1_000_001 }),
  is_final: fc.boolean(),
  changed_mind_days: fc.constantFrom(...CHANGED_MIND_DAYS),
  hands: commandChoices,
})

const order = fc.integer({ min: 0, max: MAX_CHECKOUT_STORES - 1 })
const each = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  { minLength: MAX_CHECKOUT_STORES, maxLength: MAX_CHECKOUT_STORES },
)

const pay: fc.Arbitrary<ChargeMove> = fc.record({
  kind: fc.constant('pay' as const),
  is_foreign: fc.boolean(),
  suspended: each,
  is_keepable: fc.boolean(),
})
/** Nothing, an odd part, all of it, and more than there is. */
const part = fc.constantFrom(0, 0.1, 1 / 3, 0.77, 1, 1, 1.01)
const id = fc.constantFrom('cb-1', 'cb-2', 'cb-3')

const chargeMove: fc.Arbitrary<ChargeMove> = fc.oneof(
  { weight: 2, arbitrary: pay },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pay_other_amount' as const), part }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'fail' as const }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('claim' as const), id, part }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('end_claim' as const), id, part }) },
)

const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 12, arbitrary: order.map((index) => ({ order: index })) },
  { weight: 1, arbitrary: chargeMove },
)

const MAX_TURNS = 60

/** Who pays the fee of a deal; null for goods of a catalogue, which most checkouts are of. */
const payer: fc.Arbitrary<DealFeePayer | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom('buyer', 'vendor', 'half') },
)

const LEAST_OF_A_DEAL = 50_000

/** A deal is bought alone, once, and has no commission beside its fee. */
const asDeal = ({ kind, lines, ...rest }: StorePlan): StorePlan => ({
  ...rest,
  kind: kind === 'commission' ? 'plain' : kind,
  lines: [{ price: Math.max(LEAST_OF_A_DEAL, lines[0]?.price ?? 0), quantity: 1 }],
})

export type CheckoutPlan = { plans: StorePlan[]; turns: Turn[]; payer: DealFeePayer | null }

/** The orders of a checkout and what happens to them; most are paid before anything else does. */
export const randomCheckout: fc.Arbitrary<CheckoutPlan> = fc
  .record({
    payer,
    plans: fc.array(plan, { minLength: 1, maxLength: MAX_CHECKOUT_STORES }),
    turns: fc
      .tuple(
        fc.oneof(
          { weight: 3, arbitrary: pay.map((one) => [one]) },
          { weight: 1, arbitrary: fc.constant([]) },
        ),
        fc.array(turn, { maxLength: MAX_TURNS, size: 'max' }),
      )
      .map(([first, others]) => [...first, ...others]),
  })
  .map((checkout) =>
    checkout.payer ? { ...checkout, plans: checkout.plans.slice(0, 1).map(asDeal) } : checkout,
  )

const SAMPLE_MINOR = 1_000_000

/** An amount that was meant for the sample order, for one whose settlements may reach `most`. */
const settled = (amount: number, most: number): number =>
  Number.isInteger(amount) && amount > 1
    ? Math.floor((Math.min(amount, SAMPLE_MINOR) * most) / SAMPLE_MINOR) +
      Math.max(0, amount - SAMPLE_MINOR)
    : amount

const booked = (fee_minor: number, most: number): number => {
  const over = fee_minor - DELIVERY_MINOR
  if (over >= 0) return most + over
  return fee_minor > 0 ? Math.floor((fee_minor * most) / DELIVERY_MINOR) : fee_minor
}

/** The first line for the sample's, the last for its second one, as many units of two as are meant. */
const ownLine = (line: ReturnLine, items: Transaction['items']): ReturnLine => {
  const item =
    line.product_id === PRODUCT_ID
      ? items[0]
      : line.product_id === SECOND_ID
        ? items.at(-1)
        : undefined
  if (!item) return line
  const { product_id, variant_id } = item
  const quantity = line.quantity > 2 ? item.quantity : Math.min(line.quantity, item.quantity)
  return { product_id, variant_id, quantity }
}

/** The command for this order instead of the sample: its goods, its images and its amounts. */
const fittedCommand = (command: Command, transaction: Transaction): Command => {
  const { id: transaction_id, vendor_id, items, amount_paid, escrow_fee, carrier } = transaction
  const most = amount_paid - escrow_fee - (carrier?.fee_minor ?? 0)
  const own = (path: string): string =>
    path.replace(TRANSACTION_ID, transaction_id).replaceAll(`/${WHO.vendor.id}/`, `/${vendor_id}/`)
  switch (command.action) {
    case 'confirm_partial': {
      const [item] = items
      if (!item) return command
      return {
        ...command,
        lines: command.lines.map(({ quantity }) => ({
          product_id: item.product_id,
          variant_id: item.variant_id,
          quantity,
        })),
      }
    }
    case 'dispute':
      return { ...command, evidence_paths: command.evidence_paths.map(own) }
    case 'add_evidence':
      return { ...command, paths: command.paths.map(own) }
    case 'ask_return':
      return {
        ...command,
        lines: command.lines.map((line) => ownLine(line, items)),
        photo_paths: command.photo_paths.map(own),
      }
    case 'refuse_return':
    case 'contest_return':
      return { ...command, evidence_paths: command.evidence_paths.map(own) }
    case 'send_back': {
      const { photo_path, ...shipment } = command.shipment
      return {
        ...command,
        shipment: { ...shipment, ...(photo_path !== undefined && { photo_path: own(photo_path) }) },
      }
    }
    case 'offer_part':
    case 'accept_part':
    case 'decline_part':
      return { ...command, amount_minor: settled(command.amount_minor, most) }
    case 'propose_settlement':
    case 'accept_settlement':
    case 'decline_settlement':
    case 'withdraw_settlement':
      return { ...command, refund_minor: settled(command.refund_minor, most) }
    case 'resolve':
      return command.outcome === 'split'
        ? { ...command, refund_minor: settled(command.refund_minor, most) }
        : command
    case 'book':
      return { ...command, fee_minor: booked(command.fee_minor, carrier?.fee_minor ?? 0) }
    default:
      return command
  }
}

export const fitted = (move: Move, transaction: Transaction): Move => ({
  ...move,
  command: fittedCommand(move.command, transaction),
})
