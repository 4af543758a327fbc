import { millisOf, type Timestamp } from '../../functions/src/contract/time'
import { failingShards } from '../../functions/src/db/messaging/announcements'
import { failingOutbox } from '../../functions/src/db/money/outbox'
import { failingWalletEntries } from '../../functions/src/db/money/wallets'
import { failingEvents } from '../../functions/src/db/money/webhook-events'
import { failingTransactions } from '../../functions/src/db/orders/transactions'
import { FAILING_AFTER } from '../../functions/src/usecases/backoff'
import { type Command, reasonOf, subjectOf } from './arguments'
import { decideByHand } from './decide-by-hand'

const MAX = 200

const line = (
  id: string,
  what: string | undefined,
  failures: number,
  next: Timestamp | null,
  why?: string,
) => {
  const again = next ? `again at ${new Date(millisOf(next)).toISOString()}` : 'not tried again'
  return `  ${id}  ${what}  failed ${failures} times, ${again}  ${why ?? ''}`
}

/** Lists due items of every kind that failed again and again. They are still retried. */
export const failingLines = async (): Promise<string[]> => {
  const [transactions, tasks, events, entries, shards] = await Promise.all([
    failingTransactions(FAILING_AFTER, MAX),
    failingOutbox(FAILING_AFTER, MAX),
    failingEvents(FAILING_AFTER, MAX),
    failingWalletEntries(FAILING_AFTER, MAX),
    failingShards(FAILING_AFTER, MAX),
  ])
  const lines = [
    ...transactions.map(({ id, due_at, due_failures = 0 }) =>
      line(id, 'transaction', due_failures, due_at),
    ),
    ...tasks.map(({ id, task, attempts, next_attempt_at, last_error }) =>
      line(id, task?.kind, attempts, next_attempt_at, last_error ?? undefined),
    ),
    ...events.map(({ key, tries, next_attempt_at, problem }) =>
      line(key, 'provider event', tries, next_attempt_at, problem ?? undefined),
    ),
    ...entries.map(({ vendor_id, entry_id, due_failures = 0, available_at }) =>
      line(`${vendor_id}~${entry_id}`, 'wallet entry', due_failures, available_at),
    ),
    ...shards.map(({ announcement_id, id, failures, next_attempt_at, problem }) =>
      line(
        `${announcement_id}~${id}`,
        'announcement',
        failures,
        next_attempt_at,
        problem ?? undefined,
      ),
    ),
  ]
  return [`Failing again and again: ${lines.length}`, ...lines]
}

const requeue: Command = async (typed, deps) => {
  const id = subjectOf(typed)
  await decideByHand(deps, typed, 'requeue', { id, body: { reason: reasonOf(typed) } })
  return [`${id} is due now: the next run tries it, within a minute.`]
}

export const failingCommands = { requeue }
