import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordRuns } from '../../../../tests/support/runs'
import type { Transaction } from '../../contract/entities/transaction'
import { findTransition } from '../../contract/escrow/actions'
import { escrowStateOf } from '../../contract/escrow/transitions'
import { millisOf, type Timestamp } from '../../contract/time'
import { type Model, newModel } from './testing/model'
import { modelStep } from './testing/model-rules'
import { commandChoices, type Hand, type Move, pick } from './testing/random-commands'
import { START } from './testing/sample'
import { newWorld, play } from './testing/world'

const RUNS = process.env.OJA_DEEP === '1' ? 10_000 : 300
const TIMEOUT_MS = 600_000

const instant = (timestamp: Timestamp | null | undefined): number =>
  timestamp ? millisOf(timestamp) : Number.POSITIVE_INFINITY

/** The fields that the model and the transaction are compared by. */
const seen = (transaction: Transaction) => ({
  state: escrowStateOf(transaction),
  goods: transaction.fulfilment,
  money: transaction.money,
  refund: transaction.refund?.amount_minor ?? 0,
  refund_processed: transaction.refund?.state === 'processed',
  // Whether the buyer is asked for another refund account.
  asks: findTransition(transaction, 'name_refund_account', 'buyer', 0) !== undefined,
  deadline: instant(transaction.deadline?.at),
  due: instant(transaction.due_at),
  ended: instant(transaction.ended_at),
  frozen: transaction.dispute?.frozen ?? false,
  claims: transaction.chargebacks.filter(({ state }) => state === 'open').map(({ id }) => id),
  raised: transaction.disputes_raised,
  offer: transaction.dispute?.proposal?.refund_minor ?? null,
  images: transaction.dispute?.evidence_count ?? { buyer: 0, vendor: 0 },
  reviewed: transaction.review_id !== null,
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
  },
  refund: model.refund,
  refund_processed: model.refundIs === 'done',
  asks: model.refundIs === 'waiting',
  deadline: model.clock.end,
  due: model.clock.due,
  ended: model.ended,
  frozen: model.frozen,
  claims: Object.keys(model.claims),
  raised: model.raised,
  offer: model.offer?.amount ?? null,
  images: model.images,
  reviewed: model.reviewed,
})

/** Another party's images are always refused; the model doesn't know paths. */
const isForeign = ({ actor, command }: Move): boolean => {
  const named =
    'paths' in command ? command.paths : 'evidence_paths' in command ? command.evidence_paths : []
  return named.some((path) => !path.includes(`/${actor}-uid/${path.split('/').at(-1)}`))
}

/** Names a move without `despite_chargeback`, which doesn't change what is decided. */
const nameOf = ({ actor, command }: Move): string =>
  JSON.stringify([actor, { ...command, despite_chargeback: undefined }])

/** The model's next state, or false if it refuses the move. */
const modelled = (model: Model, move: Move, now: number): Model | false =>
  !isForeign(move) && modelStep(model, move.command, move.actor, now)

const follow = (chosen: readonly Hand[]): void => {
  let world = newWorld()
  let model = newModel(START)
  const done = new Set<string>()
  let last = ''
  for (const choices of chosen) {
    const [before, current] = [world, model]
    const move = pick(
      choices,
      (one) => modelled(current, one, before.now + one.passed_ms) !== false,
    )
    const { world: next, outcome: played } = play(world, move)
    const allowed = modelled(model, move, next.now)
    const name = nameOf(move)
    if (played === 'changed') {
      if (!allowed) throw new Error(`the model refuses ${name}`)
      model = allowed
      done.add(name)
      last = name
    } else {
      const isRepeated = played === 'replayed' && done.has(name)
      if (played === 'replayed' && !isRepeated) throw new Error(`never happened: ${name}`)
      if (allowed && !(isRepeated && last === name && move.command.action !== 'remind')) {
        throw new Error(`the model allows ${name}`)
      }
      expect(next.transaction).toBe(world.transaction)
    }
    expect(seen(next.transaction)).toEqual(expected(model))
    world = next
  }
}

test(
  `agrees with a second escrow over ${RUNS} runs of up to 60 random commands`,
  () => {
    const seed = Number(process.env.OJA_SEED ?? Date.now() % 2 ** 31)
    process.stdout.write(`escrow against its model: ${RUNS} runs, seed ${seed}\n`)
    let failures = 1
    try {
      fc.assert(fc.property(commandChoices, follow), { numRuns: RUNS, seed })
      failures = 0
    } finally {
      recordRuns('R6', { count: RUNS, failures })
    }
  },
  TIMEOUT_MS,
)
