import assert from 'node:assert/strict'
import type { GoodsReturn } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { findTransition } from '../../../../contract/escrow/actions'
import { returnTotalOf } from '../../../../contract/escrow/return-amounts'
import { escrowStateOf } from '../../../../contract/escrow/transition'
import { millisOf, type Timestamp } from '../../../../contract/time'
import type { Command, Decision } from '../decision'
import type { Model, Return, Terms } from './model'
import { left } from './model-money'
import { newModel } from './model-opened'
import { modelStep } from './model-rules'
import type { Move } from './random-paths'
import { newSimulation, type Outcome, play, type Simulation, STOCKED, whoOf } from './simulation'

const instant = (timestamp: Timestamp | null | undefined): number =>
  timestamp ? millisOf(timestamp) : Number.POSITIVE_INFINITY

const seenReturn = (back: GoodsReturn) => ({
  units: Object.fromEntries(back.lines.map(({ variant_id, quantity }) => [variant_id, quantity])),
  is_whole: back.is_whole,
  wish: back.wish,
  back_minor: returnTotalOf(back.amounts),
  fee_back_minor: back.amounts.escrow_fee_minor,
  offer: back.offer?.amount_minor ?? null,
  is_agreed: back.agreed_at !== undefined,
  is_sent: back.sent !== undefined,
  is_booked: back.sent?.is_booked ?? false,
  is_said: back.carrier_says_at !== undefined,
  is_here: back.arrived_at !== undefined,
  is_contested: back.contested_at !== undefined,
  outcome: back.outcome,
  ended: instant(back.ended_at),
  is_sellable: back.is_sellable ?? false,
})

const expectedReturn = (back: Return): ReturnType<typeof seenReturn> => ({
  units: back.units,
  is_whole: back.isAll,
  wish: back.wish as GoodsReturn['wish'],
  back_minor: back.sum,
  fee_back_minor: back.feeBack,
  offer: back.offer?.amount ?? null,
  is_agreed: back.isAgreed,
  is_sent: back.isSent,
  is_booked: back.isBooked,
  is_said: back.isSaid,
  is_here: back.isHere,
  is_contested: back.isContested,
  outcome: (back.end || undefined) as GoodsReturn['outcome'],
  ended: back.end ? back.ended : Number.POSITIVE_INFINITY,
  is_sellable: back.isSellable,
})

/** The fields that the model and the transaction are compared by. */
const seen = ({
  transaction,
  stock: { unproven = 0, ...stock },
}: Pick<Simulation, 'transaction' | 'stock'>) => ({
  state: escrowStateOf(transaction),
  goods: transaction.fulfilment,
  money: {
    carrier_minor: 0,
    failed_sale_cost_minor: 0,
    carrier_adjustment_minor: 0,
    carrier_claim_minor: 0,
    commission_minor: 0,
    borne_minor: 0,
    ...transaction.money,
  },
  refund: transaction.refund?.amount_minor ?? 0,
  refund_processed: transaction.refund?.state === 'processed',
  part: transaction.partial?.refund.amount_minor ?? 0,
  part_processed: transaction.partial?.refund.state === 'processed',
  cost: transaction.amount_paid,
  // Whether the buyer is asked for another refund account.
  asks: findTransition(transaction, 'name_refund_account', 'buyer', 0) !== undefined,
  deadline: instant(transaction.deadline?.at),
  due: instant(transaction.due_at),
  ship_by: instant(transaction.ship_by),
  cancel_from: instant(transaction.cancel_from),
  ended: instant(transaction.ended_at),
  frozen: transaction.dispute?.frozen ?? false,
  claims: Object.fromEntries(
    transaction.chargebacks
      .filter(({ state }) => state === 'open')
      .map(({ id, amount_minor, beyond_minor = 0 }) => [id, [amount_minor, beyond_minor]]),
  ),
  raised: transaction.disputes_raised,
  offer: transaction.dispute?.proposal?.refund_minor ?? null,
  is_back_first: transaction.dispute?.proposal?.goods === 'return',
  way_back: [transaction.way_back?.fee_minor ?? 0, transaction.way_back?.by ?? ''],
  back: transaction.return ? seenReturn(transaction.return) : null,
  asked_for: new Set(transaction.return_asked_for?.map((id) => id.split('~')[1])),
  round: transaction.round ?? 1,
  extended: transaction.extended_at !== undefined,
  images: transaction.dispute?.evidence_count ?? { buyer: 0, vendor: 0 },
  reviewed: transaction.review_id !== null,
  stock: { missing: 0, ...stock, available: stock.available - STOCKED },
  /** A new buyer's units count with those of others for as long as they are reserved. */
  counted: transaction.unproven_buyer ? unproven : stock.reserved - unproven,
})

const expected = (model: Model): ReturnType<typeof seen> => ({
  state: model.state as ReturnType<typeof escrowStateOf>,
  goods: model.goods as Transaction['fulfilment'],
  money: {
    charged_minor: model.charged,
    held_minor: model.held,
    released_minor: model.vendor,
    fee_minor: model.platform,
    refunded_minor: model.back,
    carrier_minor: model.carried,
    failed_sale_cost_minor: model.costPaid,
    carrier_adjustment_minor: model.adjusted,
    carrier_claim_minor: model.claim,
    commission_minor: model.commissionTaken,
    borne_minor: model.borne,
  },
  refund: model.refund,
  refund_processed: model.refundIs === 'done',
  part: model.part,
  part_processed: model.partIs === 'done',
  cost: model.all,
  asks:
    (model.refundIs === 'waiting' || model.partIs === 'waiting') &&
    !model.frozen &&
    model.given.length === 0,
  deadline: model.clock.end,
  due: model.clock.due,
  ship_by: model.shipBy,
  cancel_from: model.cancelFrom,
  ended: model.ended,
  frozen: model.frozen,
  claims: Object.fromEntries(
    Object.entries(model.claims).map(([id, { asked }]) => {
      const own = Math.min(asked, left(model))
      return [id, [own, asked - own]]
    }),
  ),
  raised: model.raised,
  offer: model.offer?.amount ?? null,
  is_back_first: model.offer?.isBackFirst ?? false,
  way_back: [model.wayBack, model.wayBackBy],
  back: model.ret && expectedReturn(model.ret),
  asked_for: new Set(model.askedFor),
  round: model.round,
  extended: model.extended,
  images: model.images,
  reviewed: model.reviewed,
  stock: model.stock,
  counted: model.stock.reserved,
})

/** The images that a move names. */
const imagesOf = (command: Command): readonly string[] => [
  ...('paths' in command ? command.paths : []),
  ...('evidence_paths' in command ? command.evidence_paths : []),
  ...('photo_paths' in command ? command.photo_paths : []),
  ...('shipment' in command && 'photo_path' in command.shipment && command.shipment.photo_path
    ? [command.shipment.photo_path]
    : []),
]

/** Another party's images are always refused; the model doesn't know paths. */
const isForeign = (transaction: Transaction, { actor, command }: Move): boolean => {
  const { id } = whoOf(transaction, actor)
  return imagesOf(command).some((path) => path.split('/').at(-2) !== id)
}

/** Names a move without what the server adds to it, which doesn't tell it from a repetition. */
const nameOf = ({ actor, command }: Move): string =>
  JSON.stringify([
    // What a carrier took or gave back is one fact whoever says it.
    'charge_id' in command ? 'system' : actor,
    {
      ...command,
      despite_chargeback: undefined,
      delivery_fee_minor: undefined,
      failed_sale_cost_minor: undefined,
      fee_minor: undefined,
      vat: undefined,
      is_missing: undefined,
      is_unmoved: undefined,
      ...(command.action === 'agree_return' && { way_back_by: undefined }),
      ...(command.action === 'accept_return' && { is_sellable: undefined }),
    },
  ])

/** The model's next state, or false if it refuses the move. */
const modelled = ({ simulation, model }: Pair, move: Move, now: number): Model | false =>
  !isForeign(simulation.transaction, move) && modelStep(model, move.command, move.actor, now)

/** An order beside the second escrow that it is compared with. */
export type Pair = {
  simulation: Simulation
  model: Model
  /** The names of the moves that changed it, and the last of them. */
  done: readonly string[]
  last: string
}

export const newPair = (decision: Decision, terms: Terms): Pair => {
  const simulation = newSimulation(decision)
  return { simulation, model: newModel(simulation.now, terms), done: [], last: '' }
}

/** Whether the second escrow allows the move. */
export const isAllowed = (pair: Pair, move: Move): boolean =>
  modelled(pair, move, pair.simulation.now + move.passed_ms) !== false

const outcomeOf = (pair: Pair, move: Move, played: Outcome, now: number): Model => {
  const { model, done, last } = pair
  const allowed = modelled(pair, move, now)
  const name = nameOf(move)
  if (played === 'changed') {
    if (!allowed) throw new Error(`the model refuses ${name}`)
    return allowed
  }
  const isRepeated = played === 'replayed' && done.includes(name)
  if (played === 'replayed' && !isRepeated) throw new Error(`never happened: ${name}`)
  if (allowed && !(isRepeated && last === name && move.command.action !== 'remind')) {
    throw new Error(`the model allows ${name}`)
  }
  return model
}

/**
 * Makes one move in both, and compares them.
 * @throws Error if they differ
 */
export const playBoth = (pair: Pair, move: Move): Pair => {
  const { simulation, outcome } = play(pair.simulation, move)
  const model = outcomeOf(pair, move, outcome, simulation.now)
  if (outcome !== 'changed' && simulation.transaction !== pair.simulation.transaction) {
    throw new Error(`${move.command.action} was ${outcome} and changed something`)
  }
  assert.deepEqual(seen(simulation), expected(model))
  if (outcome !== 'changed') return { ...pair, simulation }
  const name = nameOf(move)
  return { simulation, model, done: [...pair.done, name], last: name }
}
