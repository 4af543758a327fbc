import * as fc from 'fast-check'
import type { Party } from '../../functions/src/contract/entities/orders/party'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { findTransition } from '../../functions/src/contract/escrow/actions'
import { DAY_MS, HOUR_MS } from '../../functions/src/contract/time'
import type { Command } from '../../functions/src/domain/orders/transaction/decision'
import {
  commandKey,
  isDuplicate,
} from '../../functions/src/domain/orders/transaction/duplicate-commands'
import type { Person } from './people'
import type { TestApi } from './test-api'

/** An action of a party, or the passing of time. */
export type Move =
  | { kind: 'act'; party: Party; path: string; command: Command }
  | { kind: 'wait'; hours: number }
  | { kind: 'run_due_jobs' }
  | { kind: 'pay' }

const PATHS: readonly [string, Command][] = [
  ['cancel', { action: 'cancel' }],
  ['confirm', { action: 'confirm' }],
  ['decline', { action: 'decline' }],
  ['ship', { action: 'ship', shipment: { carrier: 'GIG', tracking_number: '12345' } }],
  ['deliver', { action: 'deliver' }],
  ['receive', { action: 'receive' }],
  ['approve', { action: 'approve' }],
  [
    'dispute',
    {
      action: 'dispute',
      reason: 'other',
      description: 'It is not what was shown.',
      evidence_paths: [],
    },
  ],
  ['dispute/message', { action: 'add_message', text: 'Hello' }],
  ['dispute/withdraw', { action: 'withdraw' }],
  ['dispute/accept-refund', { action: 'accept_refund' }],
  ['dispute/propose', { action: 'propose_settlement', refund_minor: 400_000 }],
  ['dispute/accept', { action: 'accept_settlement', refund_minor: 400_000 }],
  ['dispute/decline-offer', { action: 'decline_settlement', refund_minor: 400_000 }],
  ['dispute/withdraw-offer', { action: 'withdraw_settlement', refund_minor: 400_000 }],
]

const bodyOf = ({ action: _, ...fields }: Command): object =>
  'shipment' in fields ? fields.shipment : fields

const act = fc
  .tuple(fc.constantFrom('buyer' as const, 'vendor' as const), fc.constantFrom(...PATHS))
  .map(([party, [path, command]]): Move => ({ kind: 'act', party, path, command }))

export const moves = fc.array(
  fc.oneof(
    { arbitrary: act, weight: 8 },
    { arbitrary: fc.constant<Move>({ kind: 'pay' }), weight: 2 },
    { arbitrary: fc.constant<Move>({ kind: 'run_due_jobs' }), weight: 2 },
    {
      arbitrary: fc.constantFrom(1, 26, 80, 200).map((hours): Move => ({ kind: 'wait', hours })),
      weight: 1,
    },
  ),
  { minLength: 4, maxLength: 24 },
)

export const MAX_DELAY_MS = 40 * DAY_MS

type Scenario = { testApi: TestApi; people: Record<Party, Person>; transaction: Transaction }

const STATUS = { changed: 200, repeated: 200, refused: 409 } as const

/**
 * Predicts the outcome from the escrow table: an allowed command changes the transaction, a repeat
 * of the last command returns it as it is, and anything else is refused.
 */
const promised = (
  before: Transaction,
  { command, party }: Extract<Move, { kind: 'act' }>,
  instant: number,
): keyof typeof STATUS => {
  const row = findTransition(before, command.action, party, instant)
  if (isDuplicate(before, commandKey(party, command), row)) return 'repeated'
  return row ? 'changed' : 'refused'
}

const actOnce = async (
  { testApi, people, transaction }: Scenario,
  move: Extract<Move, { kind: 'act' }>,
): Promise<void> => {
  const before = await testApi.read(transaction)
  const promise = promised(before, move, testApi.clock())
  const response = await testApi.act(
    people[move.party],
    transaction,
    move.path,
    bodyOf(move.command),
  )
  const after = await testApi.read(transaction)
  const message = `${move.party} ${move.path}, ${promise}`
  if (response.status !== STATUS[promise]) throw new Error(`${message}: ${response.text}`)
  const changed = after.event_count - before.event_count
  if (changed !== (promise === 'changed' ? 1 : 0)) throw new Error(`${message}: ${changed} events`)
}

/** Makes one move and checks that only what the table allows has happened. */
export const make = async (scenario: Scenario, move: Move): Promise<void> => {
  const { testApi, people, transaction } = scenario
  if (move.kind === 'act') return actOnce(scenario, move)
  if (move.kind === 'wait') return testApi.passTime(move.hours * HOUR_MS)
  if (move.kind === 'run_due_jobs') {
    await testApi.runDueJobs()
    return
  }
  testApi.pay(transaction, { is_silent: true, channel: transaction.payment.channel })
  await testApi.verify(people.buyer, transaction)
}
