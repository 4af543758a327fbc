import * as fc from 'fast-check'
import { rowFor } from '../../functions/src/contract/escrow-actions'
import type { EscrowAction } from '../../functions/src/contract/escrow-row'
import { DAY_MS, HOUR_MS } from '../../functions/src/contract/time'
import type { Party, Transaction } from '../../functions/src/contract/transaction'
import type { Market } from './market'
import type { Person } from './people'

/** What somebody does, or what time does. */
export type Move =
  | { kind: 'act'; party: Party; path: string; action: EscrowAction; body: object }
  | { kind: 'wait'; hours: number }
  | { kind: 'sweep' }
  | { kind: 'pay' }

const PATHS: readonly [string, EscrowAction, object][] = [
  ['cancel', 'cancel', {}],
  ['confirm', 'confirm', {}],
  ['decline', 'decline', {}],
  ['ship', 'ship', { carrier: 'GIG', tracking_number: '12345' }],
  ['deliver', 'deliver', {}],
  ['receive', 'receive', {}],
  ['approve', 'approve', {}],
  ['dispute', 'dispute', { reason: 'other', description: 'It is not what was shown.' }],
  ['dispute/message', 'add_message', { text: 'Hello' }],
  ['dispute/withdraw', 'withdraw', {}],
  ['dispute/accept-refund', 'accept_refund', {}],
  ['dispute/propose', 'propose_settlement', { refund_minor: 400_000 }],
  ['dispute/accept', 'accept_settlement', { refund_minor: 400_000 }],
]

const act = fc
  .tuple(fc.constantFrom('buyer' as const, 'vendor' as const), fc.constantFrom(...PATHS))
  .map(([party, [path, action, body]]): Move => ({ kind: 'act', party, path, action, body }))

export const moves = fc.array(
  fc.oneof(
    { arbitrary: act, weight: 8 },
    { arbitrary: fc.constant<Move>({ kind: 'pay' }), weight: 2 },
    { arbitrary: fc.constant<Move>({ kind: 'sweep' }), weight: 2 },
    {
      arbitrary: fc.constantFrom(1, 26, 80, 200).map((hours): Move => ({ kind: 'wait', hours })),
      weight: 1,
    },
  ),
  { minLength: 4, maxLength: 24 },
)

export const LONGEST_WAIT_MS = 40 * DAY_MS

type Trade = { market: Market; people: Record<Party, Person>; transaction: Transaction }

/** The answer that the escrow table promises, or undefined where the code alone does not tell. */
const promised = (now: Transaction, move: Extract<Move, { kind: 'act' }>, instant: number) =>
  rowFor(now, move.action, move.party, instant) ? [200] : [200, 409]

const actOnce = async (
  { market, people, transaction }: Trade,
  move: Extract<Move, { kind: 'act' }>,
): Promise<void> => {
  const before = await market.read(transaction)
  const answer = await market.act(people[move.party], transaction, move.path, move.body)
  const after = await market.read(transaction)
  const allowed = promised(before, move, market.clock())
  // Offers can be gone or out of range; what is wrong with a body is 422 and changes nothing.
  const isFine = allowed.includes(answer.status) || [409, 422].includes(answer.status)
  if (!isFine) throw new Error(`${move.party} ${move.path}: ${answer.text}`)
  const changed = after.event_count - before.event_count
  if (answer.status !== 200 && changed !== 0) throw new Error(`a refused ${move.path} changed it`)
  if (changed > 1) throw new Error(`${move.path} happened ${changed} times`)
  const isOffered = allowed.length === 1
  if (!isOffered && changed === 1) throw new Error(`${move.path} is not in the table`)
}

/** Does one move, and looks that nothing happened that the table does not know. */
export const make = async (trade: Trade, move: Move): Promise<void> => {
  const { market, people, transaction } = trade
  if (move.kind === 'act') return actOnce(trade, move)
  if (move.kind === 'wait') return market.passTime(move.hours * HOUR_MS)
  if (move.kind === 'sweep') {
    await market.sweep()
    return
  }
  market.pay(transaction, { is_silent: true })
  await market.verify(people.buyer, transaction)
}
