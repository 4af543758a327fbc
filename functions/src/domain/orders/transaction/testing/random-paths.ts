import * as fc from 'fast-check'
import type { Actor } from '../../../../contract/entities/orders/party'
import { DAY_MS, HOUR_MS } from '../../../../contract/time'
import type { Command } from '../decision'
import { returnCommandOf } from './random-returns'
import { WAIT_DAY } from './return-steps'
import {
  booked,
  confirmed,
  confirmedPartly,
  delivered,
  disputedBy,
  image,
  paidAtACost,
  type Step,
  shipped,
  WAY_BACK_MINOR,
} from './sample'

/** A command, its actor, and the time since the previous one. */
export type Move = { actor: Actor; command: Command; passed_ms: number }

/** Moves to choose from: the first possible one is played, or the first if none is. */
export type Hand = readonly [Move, ...Move[]]

export const pick = (choices: Hand, isPossible: (one: Move) => boolean): Move =>
  choices.find(isPossible) ?? choices[0]

const stepped = ([actor, command]: Step): Move => ({ actor, command, passed_ms: HOUR_MS / 6 })
const by = (actor: Actor, command: Command, passed_ms = HOUR_MS): Hand => [
  { actor, command, passed_ms },
]

/** A carrier's parcel is booked where others are shipped. */
const HAPPY: readonly (readonly [Step, ...Step[]])[] = [
  [paidAtACost],
  [confirmed, confirmedPartly],
  [shipped, booked],
  [delivered, ['vendor', { action: 'deliver' }], ['buyer', { action: 'receive' }]],
]

const agree = by('vendor', { action: 'agree_return' })
const silence = by('system', { action: 'agree_return' }, 3 * DAY_MS)
const send = by('buyer', {
  action: 'send_back',
  shipment: { carrier: 'GIG', tracking_number: 'GIG-9' },
})
const bookBack = by('buyer', {
  action: 'book_return',
  shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-9' },
  carrier: 'shipbubble',
  fee_minor: WAY_BACK_MINOR,
})
const handOver = by('buyer', { action: 'take_back' })
const accept = by('vendor', { action: 'accept_return', is_sellable: true })
const silent = by('system', { action: 'accept_return' }, 3 * DAY_MS)
const contest = by('vendor', {
  action: 'contest_return',
  reason: 'The box was empty.',
  evidence_paths: [image('vendor', 'a.jpg')],
})
const offer = { action: 'propose_settlement', refund_minor: 300_000, goods: 'return' } as const
const chargeback = by('provider', {
  action: 'chargeback',
  chargeback_id: 'cb-1',
  amount_minor: 1_035_000,
  due_at_ms: 9e12,
})
const disputed: Hand = [stepped(disputedBy('buyer'))]
const settled = [
  disputed,
  by('vendor', offer),
  by('buyer', { ...offer, action: 'accept_settlement' }),
]
const again = [by('vendor', shipped[1]), by('vendor', { action: 'deliver_with_code' })]

/** What may follow the delivery; `ask` stands for one of several returns. */
const PATHS: readonly (readonly (Hand | 'ask')[])[] = [
  ['ask', agree, send, handOver, accept],
  ['ask', silence, send, by('vendor', { action: 'confirm_arrival' }), accept],
  ['ask', agree, handOver, silent],
  ['ask', agree, bookBack, by('system', { action: 'carrier_return_cancelled' }), send, handOver],
  ['ask', agree, bookBack, by('system', { action: 'confirm_arrival' }), accept],
  ['ask', agree, handOver, accept, ...again, 'ask', agree, send, handOver, accept],
  ['ask', by('vendor', { action: 'waive_return' }), ...again, 'ask'],
  ['ask', agree, send, handOver, contest, by('vendor', { action: 'withdraw' })],
  ['ask', agree, send, by('system', { action: 'escalate_return' }, 14 * DAY_MS)],
  ['ask', agree, by('system', { action: 'lapse_return' }, 4 * DAY_MS), 'ask', agree],
  [
    'ask',
    by('vendor', { action: 'offer_wait', day: WAIT_DAY }),
    by('buyer', { action: 'accept_wait', day: WAIT_DAY }),
    agree,
    send,
    handOver,
    accept,
    ...again,
  ],
  [
    'ask',
    by('vendor', { action: 'offer_part', amount_minor: 300_000 }),
    by('buyer', { action: 'accept_part', amount_minor: 300_000 }),
  ],
  [
    'ask',
    by('vendor', { action: 'refuse_return', reason: 'It was whole.', evidence_paths: [] }),
    by('vendor', offer),
    by('buyer', { ...offer, action: 'accept_settlement' }),
    send,
    handOver,
    contest,
  ],
  ['ask', agree, send, chargeback, by('vendor', { action: 'confirm_arrival' })],
  ['ask', agree, handOver, chargeback],
  [...settled, send, handOver, accept],
  [...settled, by('system', { action: 'lapse_return' }, 4 * DAY_MS)],
  [
    disputed,
    by('vendor', { action: 'add_message', text: 'Hello' }),
    by('system', { action: 'escalate' }, 14 * DAY_MS),
    by('operator', {
      action: 'resolve',
      outcome: 'split',
      refund_minor: 300_000,
      reason: 'seen',
      goods: 'return',
    }),
    send,
    handOver,
    accept,
  ],
]

const ask: fc.Arbitrary<Hand> = fc
  .array(returnCommandOf('ask_return'), { minLength: 12, maxLength: 12 })
  .map((commands) => {
    const [first, ...others] = commands.map(
      (command): Move => ({ actor: 'buyer', command, passed_ms: HOUR_MS }),
    )
    if (!first) throw new Error('nothing is asked')
    return [first, ...others]
  })

const way: fc.Arbitrary<Hand[]> = fc
  .constantFrom(...PATHS)
  .chain((path) => fc.tuple(...path.map((step) => (step === 'ask' ? ask : fc.constant(step)))))

const LONGEST = Math.max(...PATHS.map(({ length }) => length))
export const MAX_BEGINNING = HAPPY.length + LONGEST

const happy = HAPPY.map(([first, ...others]): Hand => [stepped(first), ...others.map(stepped)])
const ofHappy = fc.integer({ min: 0, max: happy.length }).map((length) => happy.slice(0, length))

/** A part of the successful path, or all of it and a part of what may follow. */
export const beginning: fc.Arbitrary<Hand[]> = fc.oneof(
  { weight: 2, arbitrary: ofHappy },
  {
    weight: 3,
    arbitrary: fc
      .tuple(way, fc.integer({ min: 1, max: LONGEST }))
      .map(([path, length]) => [...happy, ...path.slice(0, length)]),
  },
)
