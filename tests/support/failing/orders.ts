import { AppError } from '../../../functions/src/contract/api/errors'
import { dueFrom } from '../../../functions/src/contract/entities/due'
import type { AnnouncementShard } from '../../../functions/src/contract/entities/messaging/announcement'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { OutboxItem } from '../../../functions/src/contract/entities/outbox'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import type { JobRetry } from '../../../functions/src/db/job-retries'
import { readPayment } from '../../../functions/src/db/money/payments'
import type { WebhookEvent } from '../../../functions/src/db/money/webhook-events'
import type { ProviderProblem } from '../../../functions/src/ports/provider-problem'
import type { Deps } from '../../../functions/src/usecases/deps'
import {
  draftAnnouncement,
  publishAnnouncement,
} from '../../../functions/src/usecases/messaging/announcement/publish-announcement'
import { recheckPayments } from '../../../functions/src/usecases/money/payment/recheck-payments'
import { shipOrder } from '../test-api'
import { dataOf, failsFor, type Given, job, type Kind, type KindName } from './kind'

const transactionOf = (id: string) => collectionOf<Transaction>(COLLECTIONS.transactions).doc(id)
export const eventOf = (key: string) =>
  collectionOf<WebhookEvent>(COLLECTIONS.webhookEvents).doc(key)
export const itemOf = (id: string) => collectionOf<OutboxItem>(COLLECTIONS.outbox).doc(id)
const retryOf = (id: string) => collectionOf<JobRetry>(COLLECTIONS.jobRetries).doc(id)
const shardsOf = (announcement: string) =>
  collectionOf<AnnouncementShard>(
    `${COLLECTIONS.announcements}/${announcement}/${SUBCOLLECTIONS.shards}`,
  )
const shardOf = (id: string) => {
  const [announcement = '', shard = ''] = id.split('~')
  return shardsOf(announcement).doc(shard)
}

/** As a provider that isn't there: whatever was asked may have been done. */
const noAnswer = (): Error =>
  new AppError('payment/provider-unavailable', undefined, {
    cause: {
      is_conclusive: false,
      call: 'GET /transaction/verify',
      http_status: null,
      provider_code: null,
      provider_message: 'no answer',
    } satisfies ProviderProblem,
  })

/** A task that fetches a fee; one of nothing says nothing, and can't be worked. */
export const addTaskItem = (id: string, task: OutboxItem['task'] | null, now: number) => {
  const at = timestampFromMillis(now)
  return itemOf(id).set({
    id,
    task: task as OutboxItem['task'],
    state: 'pending',
    attempts: 0,
    next_attempt_at: at,
    lease: null,
    unanswered: null,
    look_again: false,
    provider_id: null,
    last_error: null,
    created_at: at,
    updated_at: at,
  })
}

/** A failing item of each of these kinds. */
export const orderKinds = (
  given: () => Given,
): Record<Extract<KindName, 'late' | 'events' | 'shards' | 'payments' | 'tasks'>, Kind> => {
  let intact: unknown
  let isAuthDown = false
  /** The payment of the failing task. */
  let unasked = ''
  /** Payments about which the provider doesn't answer. */
  const silent = new Set<string>()

  const silence = (deps: Deps): Deps => ({
    ...deps,
    payments: {
      ...deps.payments,
      verifyTransaction: failsFor(
        deps.payments.verifyTransaction,
        (reference) => silent.has(reference),
        noAnswer,
      ),
    },
  })

  const received = async () => {
    const { testApi, vendor, buyer } = given()
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    await shipOrder(testApi, vendor, order)
    const { id } = await testApi.done(buyer, order, 'receive')
    return id
  }

  /** Cancelled, so that nothing but the look at its payment is left to do. */
  const abandoned = async () => {
    const { testApi, vendor, buyer } = given()
    const order = await testApi.buy(buyer, await testApi.product(vendor))
    await testApi.done(buyer, order, 'cancel')
    return order
  }

  const addEvent = (key: string, event: unknown) => {
    const at = timestampFromMillis(given().testApi.clock())
    return eventOf(key).set({
      key,
      event,
      deliveries: 1,
      state: 'waiting',
      due: dueFrom(at),
      first_at: at,
      expires_at: at,
    })
  }

  const isCompleted = async (id: string) =>
    (await dataOf(transactionOf(id))).status.status === 'completed'
  const isProcessed = async (key: string) => (await dataOf(eventOf(key))).state === 'processed'
  const isWorked = async (id: string) => (await dataOf(itemOf(id))).state === 'completed'

  return {
    late: {
      run: job('runDueTransitions'),
      make: async () => {
        const id = await received()
        intact = (await dataOf(transactionOf(id))).ledger
        await transactionOf(id).update({ ledger: null })
        given().testApi.passTime(3 * DAY_MS + HOUR_MS)
        return id
      },
      makeHealthy: async () => {
        const id = await received()
        given().testApi.passTime(3 * DAY_MS + HOUR_MS)
        return () => isCompleted(id)
      },
      mend: (id) => transactionOf(id).update({ ledger: intact as object }),
      isDone: isCompleted,
    },
    events: {
      run: job('retryWebhooks'),
      // Its outcome can't be recorded: after twelve tries it would be given up.
      make: async () => {
        await addEvent('charge.success:nothing', null)
        return 'charge.success:nothing'
      },
      makeHealthy: async () => {
        await addEvent('healthy', { type: 'unknown', event: 'x', problem: null })
        return () => isProcessed('healthy')
      },
      mend: (key) => eventOf(key).update({ event: { type: 'unknown', event: 'x', problem: null } }),
      isDone: isProcessed,
    },
    shards: {
      run: job('broadcastAnnouncements'),
      make: async () => {
        const { testApi } = given()
        // A user whose accounts can't be looked up while the identity service is down.
        const user = { user_id: 'person1', name: 'Ada' }
        await firestore().collection(COLLECTIONS.users).doc('person1').set(user)
        isAuthDown = true
        const notice = { type: 'PLATFORM_ANNOUNCEMENT', title: 'Fair', text: 'In Jos.' } as const
        const announcement = draftAnnouncement(testApi.deps, notice)
        await publishAnnouncement(testApi.deps, announcement, { operator: 'ops@oja.example' })
        const { docs } = await shardsOf(announcement.id).get()
        const one = docs
          .map((document) => document.data())
          .find(({ from, until }) => (from ?? '') <= 'person1' && 'person1' < (until ?? '~'))
        return `${announcement.id}~${one?.id}`
      },
      // The other parts of the announcement: as many as are sent are not behind it.
      makeHealthy: async () => async () => {
        const { docs } = await firestore().collectionGroup(SUBCOLLECTIONS.shards).get()
        const left = docs.filter((document) => document.data().state !== 'sent')
        return docs.length > 1 && left.length === 1
      },
      deps: (deps) => ({
        ...deps,
        identity: {
          ...deps.identity,
          accounts: failsFor(
            deps.identity.accounts,
            (uids) => isAuthDown && uids.includes('person1'),
          ),
        },
      }),
      mend: async () => {
        isAuthDown = false
      },
      isDone: async (id) => (await dataOf(shardOf(id))).state === 'sent',
    },
    payments: {
      run: job('recheckUnpaid'),
      deps: silence,
      make: async () => {
        const { testApi } = given()
        await recheckPayments(testApi.deps)
        const { reference } = (await abandoned()).payment
        silent.add(reference)
        testApi.passTime(DAY_MS + HOUR_MS)
        await recheckPayments(silence(testApi.deps))
        return `payment-${reference}`
      },
      makeHealthy: async () => {
        const { testApi } = given()
        const order = await abandoned()
        testApi.pay(order, { is_silent: true })
        testApi.passTime(DAY_MS + HOUR_MS)
        const { reference } = order.payment
        return async () => (await readPayment(reference))?.data.state === 'paid'
      },
      mend: async (id) => silent.delete(id.slice('payment-'.length)),
      isDone: async (id) => !(await retryOf(id).get()).exists,
    },
    tasks: {
      run: job('dispatchOutbox'),
      deps: silence,
      make: async () => {
        const { testApi, vendor, buyer } = given()
        unasked = (await testApi.paid(buyer, await testApi.product(vendor))).payment.reference
        silent.add(unasked)
        const task = { kind: 'charge_fee', payment_reference: unasked } as const
        await addTaskItem('task-1', task, testApi.clock())
        return 'task-1'
      },
      makeHealthy: async () => {
        const { testApi, vendor, buyer } = given()
        const { payment } = await testApi.paid(buyer, await testApi.product(vendor))
        const task = { kind: 'charge_fee', payment_reference: payment.reference } as const
        await addTaskItem('task-2', task, testApi.clock())
        return () => isWorked('task-2')
      },
      mend: async () => silent.delete(unasked),
      isDone: isWorked,
    },
  }
}
