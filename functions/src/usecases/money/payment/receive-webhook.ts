import { AppError } from '../../../contract/api/errors'
import { dueFrom } from '../../../contract/entities/due'
import { COLLECTIONS } from '../../../contract/paths'
import {
  failingWebhookEvents,
  waitingWebhookEvents,
} from '../../../contract/queries/console/operations'
import { bind } from '../../../contract/queries/query'
import { DAY_MS, MINUTE_MS, millisOf, timestampFromMillis } from '../../../contract/time'
import { commitOnce, commitWithRetry } from '../../../db/commit'
import { newBatch } from '../../../db/firestore'
import {
  addWebhookEvent,
  changeWebhookEvent,
  readWebhookEvent,
  type WebhookEvent,
} from '../../../db/money/webhook-events'
import type { ProviderEvent } from '../../../ports/payment-events'
import { backoffFrom, FAILING_AFTER } from '../../backoff'
import type { Deps } from '../../deps'
import { dueKind, workDue } from '../../jobs/due'
import { traced } from '../../trace'
import { handleProviderEvent } from './handle-provider-event'
import { noteUnplaced } from './note-unplaced'
import type { WebhookOutcome } from './webhook-outcome'

/** Longer than the provider keeps redelivering an event. */
const RETENTION_MS = 30 * DAY_MS
const MAX_ATTEMPTS = 12
/** Doubles without a limit: an event is given up only after days. */
const INITIAL_DELAY_MS = MINUTE_MS

const newRecord = (key: string, event: ProviderEvent, now: number): WebhookEvent => ({
  key,
  event,
  deliveries: 1,
  state: 'waiting',
  due: dueFrom(timestampFromMillis(now + INITIAL_DELAY_MS)),
  first_at: timestampFromMillis(now),
  expires_at: timestampFromMillis(now + RETENTION_MS),
})

/**
 * Two refunds of one charge can have identical events. Without a refund id, an event with a known
 * key may be a new one, so it is handled again.
 */
const mayBeAnother = (event: ProviderEvent): boolean =>
  event.type === 'refund_updated' && event.refund_id === null && event.refund_reference === null

/**
 * Records a delivery. Returns false if the same event was already handled. Most events come once,
 * so the first try creates the record without reading it.
 */
const recordDelivery = async (deps: Deps, key: string, event: ProviderEvent): Promise<boolean> => {
  const first = newBatch()
  addWebhookEvent(first, newRecord(key, event, deps.clock()))
  if (await commitOnce(first)) return true
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readWebhookEvent(key)
    if (stored) changeWebhookEvent(batch, stored, { deliveries: stored.data.deliveries + 1 })
    else addWebhookEvent(batch, newRecord(key, event, deps.clock()))
    return { result: stored?.data.state !== 'processed' || mayBeAnother(event) }
  })
}

/** Records an event that ran out of attempts, for an operator. */
const noteGivenUp = (
  deps: Deps,
  key: string,
  event: ProviderEvent,
  { note }: WebhookOutcome,
): Promise<void> =>
  noteUnplaced(deps, {
    kind: 'event',
    subject: key,
    event_key: key,
    reference: 'reference' in event ? event.reference : null,
    transaction_id: null,
    amount_minor: 'amount_minor' in event ? event.amount_minor : null,
    currency: 'currency' in event && event.currency ? event.currency : 'NGN',
    moved_minor: 0,
    problem: `given up: ${note ?? 'no reason'}`,
  })

const recordOutcome = (
  deps: Deps,
  key: string,
  event: ProviderEvent,
  outcome: WebhookOutcome,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readWebhookEvent(key)
    if (!stored || stored.data.state === 'processed')
      return { result: undefined, skip_commit: true }
    const tries = stored.data.due.failures + 1
    const isGivenUp = outcome.outcome === 'retry' && tries >= MAX_ATTEMPTS
    // Idempotent and done before the state is saved, so a crash in between loses nothing.
    if (isGivenUp) await noteGivenUp(deps, key, event, outcome)
    if (outcome.outcome === 'retry' && tries === FAILING_AFTER) {
      const error = outcome.note ?? undefined
      deps.log.error('A due item keeps failing', { id: key, kind: 'provider event', error })
    }
    const waiting = isGivenUp ? 'given_up' : 'waiting'
    changeWebhookEvent(batch, stored, {
      state: outcome.outcome === 'processed' ? 'processed' : waiting,
      due: {
        at: timestampFromMillis(deps.clock() + INITIAL_DELAY_MS * 2 ** tries),
        failures: tries,
        problem: outcome.note,
      },
    })
    return { result: undefined }
  })

const handle = async (deps: Deps, key: string, event: ProviderEvent): Promise<void> => {
  const cause = traced(deps, { webhook_event: key })
  const outcome = await handleProviderEvent(cause, event, key).catch(
    (error: unknown): WebhookOutcome => {
      cause.log.warn('A provider event waits', { error: String(error) })
      return { outcome: 'retry', note: String(error) }
    },
  )
  await recordOutcome(cause, key, event, outcome)
}

/**
 * Receives a webhook. A signed event is stored and acknowledged whatever its outcome; what can't be
 * handled at once is retried by a scheduled run.
 * @throws AppError `payment/bad-signature`
 */
export const receiveWebhook = async (
  deps: Deps,
  raw_body: Buffer,
  signature: string | undefined,
): Promise<void> => {
  if (!deps.payments.isSignedByProvider(raw_body, signature)) {
    throw new AppError('payment/bad-signature')
  }
  const { event, key } = deps.payments.readEvent(raw_body)
  deps.failpoint?.('webhook:before-record')
  const isNew = await recordDelivery(deps, key, event)
  deps.log.info('A webhook was received', { webhook_event: key })
  if (!isNew) return
  deps.failpoint?.('webhook:after-record')
  await handle(deps, key, event)
}

const handleWaiting = async (deps: Deps, key: string): Promise<boolean> => {
  const stored = await readWebhookEvent(key)
  const isDue = stored?.data.state === 'waiting' && millisOf(stored.data.due.at) <= deps.clock()
  // Stored by `newRecord`, with this type.
  if (stored && isDue) await handle(deps, key, stored.data.event as ProviderEvent)
  return isDue
}

/** Events of the provider that could not be handled when they came. */
export const EVENTS = dueKind<WebhookEvent>({
  name: 'provider event',
  collections: [COLLECTIONS.webhookEvents],
  due: (now, limit) => bind(waitingWebhookEvents, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingWebhookEvents, { least }),
  isWaiting: ({ state }) => state === 'waiting',
  work: handleWaiting,
  failure: 'A provider event could not be handled',
  describe: ({ first_at }) => ({ due_at: first_at }),
  revived: { isGivenUp: ({ state }) => state === 'given_up', change: { state: 'waiting' } },
})

/** Handles waiting events that are due. Returns how many. */
export const handleWaitingEvents = (deps: Deps): Promise<number> => workDue(deps, EVENTS)
