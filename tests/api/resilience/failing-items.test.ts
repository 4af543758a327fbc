import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AnnouncementShard } from '../../../functions/src/contract/entities/announcement'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { OutboxItem } from '../../../functions/src/contract/entities/outbox'
import type { WalletEntry } from '../../../functions/src/contract/entities/wallet'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  millisOf,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import type { WebhookEvent } from '../../../functions/src/db/money/webhook-events'
import { type DueJob, runDueJob } from '../../../functions/src/schedules/due-jobs'
import {
  draftAnnouncement,
  publishAnnouncement,
} from '../../../functions/src/usecases/announcement/publish-announcement'
import { FAILING_AFTER } from '../../../functions/src/usecases/backoff'
import type { Deps } from '../../../functions/src/usecases/deps'
import { requeueDueItem } from '../../../functions/src/usecases/requeue-due-item'
import { failingLines } from '../../../tools/ops/failing'
import { sectionLines } from '../../../tools/ops/work'
import type { Person } from '../../support/people'
import { clearDatabase, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
})
beforeEach(async () => {
  await clearDatabase()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(async () => {
  await clearDatabase()
  await testApi.close()
})

type State = { failures: number; next: number }

/** A kind of due item that fails at every attempt: its state, and how it is mended. */
type Kind = {
  job: DueJob
  /** Makes the item; returns the id under which operators find it. */
  make: () => Promise<string>
  deps?: () => Deps
  state: (id: string) => Promise<State>
  mend: (id: string) => Promise<unknown>
  isDone: (id: string) => Promise<boolean>
}

const entryOf = (id: string) => {
  const [vendor_id = '', entry = ''] = id.split('~')
  const path = `${COLLECTIONS.wallets}/${vendor_id}/${SUBCOLLECTIONS.entries}`
  return collectionOf<WalletEntry>(path).doc(entry)
}
const shardOf = (id: string) => {
  const [announcement = '', shard = ''] = id.split('~')
  const path = `${COLLECTIONS.announcements}/${announcement}/${SUBCOLLECTIONS.shards}`
  return collectionOf<AnnouncementShard>(path).doc(shard)
}
const transactionOf = (id: string) => collectionOf<Transaction>(COLLECTIONS.transactions).doc(id)
const eventOf = (key: string) => collectionOf<WebhookEvent>(COLLECTIONS.webhookEvents).doc(key)

const dataOf = async <T>(document: { get: () => Promise<{ data: () => T | undefined }> }) => {
  const data = (await document.get()).data()
  if (!data) throw new Error('no document')
  return data
}

let intact: unknown
let isAuthDown = false

/** Identity that fails for a shard's recipients. */
const withoutAccounts = (): Deps => ({
  ...testApi.deps,
  identity: {
    ...testApi.deps.identity,
    accounts: (uids) =>
      isAuthDown && uids.includes('person1')
        ? Promise.reject(new Error('down'))
        : testApi.deps.identity.accounts(uids),
  },
})

const KINDS: Record<string, Kind> = {
  transaction: {
    job: 'paid',
    make: async () => {
      const order = await testApi.paid(buyer, await testApi.product(vendor))
      await shipOrder(testApi, vendor, order)
      const { id, ledger } = await testApi.done(buyer, order, 'receive').then(testApi.read)
      intact = ledger
      await transactionOf(id).update({ ledger: null })
      testApi.passTime(3 * DAY_MS + HOUR_MS)
      return id
    },
    state: async (id) => {
      const { due_failures = 0, due_at } = await dataOf(transactionOf(id))
      return { failures: due_failures, next: due_at ? millisOf(due_at) : 0 }
    },
    mend: (id) => transactionOf(id).update({ ledger: intact as object }),
    isDone: async (id) => (await dataOf(transactionOf(id))).status.status === 'completed',
  },
  'wallet entry': {
    job: 'wallets',
    make: async () => {
      const order = await testApi.paid(buyer, await testApi.product(vendor))
      await testApi.done(buyer, order, 'approve')
      const { docs } = await firestore().collectionGroup(SUBCOLLECTIONS.entries).get()
      const id = `${vendor.uid}~${docs[0]?.id}`
      intact = (await dataOf(entryOf(id))).amount_minor
      await entryOf(id).update({ amount_minor: 'x' })
      testApi.passTime(DAY_MS + HOUR_MS)
      return id
    },
    state: async (id) => {
      const { due_failures = 0, available_at } = await dataOf(entryOf(id))
      return { failures: due_failures, next: millisOf(available_at) }
    },
    mend: (id) => entryOf(id).update({ amount_minor: intact as number }),
    isDone: async (id) => (await dataOf(entryOf(id))).state === 'available',
  },
  'provider event': {
    job: 'webhooks',
    make: async () => {
      const at = timestampFromMillis(testApi.clock())
      const key = 'charge.success:nothing'
      const record: WebhookEvent = {
        key,
        event: null,
        deliveries: 1,
        state: 'waiting',
        // Its outcome can't be recorded: after this many tries it would be given up.
        tries: 11,
        next_attempt_at: at,
        problem: null,
        first_at: at,
        expires_at: at,
      }
      await eventOf(key).set(record)
      return key
    },
    state: async (key) => {
      const { tries, next_attempt_at } = await dataOf(eventOf(key))
      return { failures: tries, next: millisOf(next_attempt_at) }
    },
    mend: (key) => eventOf(key).update({ event: { type: 'unknown', event: 'x', problem: null } }),
    isDone: async (key) => (await dataOf(eventOf(key))).state === 'processed',
  },
  'shard of an announcement': {
    job: 'announcements',
    make: async () => {
      // A user whose accounts can't be looked up while the identity service is down.
      const user = { user_id: 'person1', name: 'Ada' }
      await firestore().collection(COLLECTIONS.users).doc('person1').set(user)
      isAuthDown = true
      const notice = { type: 'PLATFORM_ANNOUNCEMENT', title: 'Fair', text: 'In Jos.' } as const
      const announcement = draftAnnouncement(testApi.deps, notice)
      await publishAnnouncement(testApi.deps, announcement, { operator: 'ops@oja.example' })
      const path = `${COLLECTIONS.announcements}/${announcement.id}/${SUBCOLLECTIONS.shards}`
      const { docs } = await collectionOf<AnnouncementShard>(path).get()
      const one = docs
        .map((document) => document.data())
        .find(({ from, until }) => (from ?? '') <= 'person1' && 'person1' < (until ?? '~'))
      return `${announcement.id}~${one?.id}`
    },
    deps: withoutAccounts,
    state: async (id) => {
      const { failures, next_attempt_at } = await dataOf(shardOf(id))
      return { failures, next: millisOf(next_attempt_at) }
    },
    mend: async () => {
      isAuthDown = false
    },
    isDone: async (id) => (await dataOf(shardOf(id))).state === 'sent',
  },
}

test.each(Object.entries(KINDS))(
  'a %s that fails goes back, later each time, is listed and can be requeued',
  async (_, { job, make, deps = () => testApi.deps, state, mend, isDone }) => {
    const id = await make()
    const first = (await state(id)).failures
    const delays: number[] = []
    const tries = Math.max(2, FAILING_AFTER - first)
    for (let time = 1; time <= tries; time += 1) {
      await runDueJob(deps(), job)
      const { failures, next } = await state(id)
      expect(failures).toBe(first + time)
      delays.push(Math.round((next - testApi.clock()) / MINUTE_MS))
      // Nothing tries it before its time.
      await runDueJob(deps(), job)
      expect((await state(id)).failures).toBe(first + time)
      testApi.passTime(next - testApi.clock() + 1_000)
    }
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(Math.min(...delays)).toBeGreaterThan(0)
    expect((await failingLines()).join('\n')).toContain(`  ${id}  `)

    await runDueJob(deps(), job)
    await mend(id)
    expect(await isDone(id)).toBe(false)
    await requeueDueItem(testApi.deps, id, { operator: 'ops@oja.example', reason: 'mended' })
    await runDueJob(deps(), job)
    expect(await isDone(id)).toBe(true)
    expect(await failingLines()).toEqual(['Failing again and again: 0'])
    expect(await readOpsDecisions(1, id)).toMatchObject([{ action: 'requeue', reason: 'mended' }])
    const again = requeueDueItem(testApi.deps, id, { operator: 'ops', reason: 'twice' })
    await expect(again).rejects.toThrow('no due item')
  },
  120_000,
)

const items = () => collectionOf<OutboxItem>(COLLECTIONS.outbox)

/** A task that can't be worked: it says nothing. */
const brokenTask = (id: string, state: OutboxItem['state']) => {
  const at = timestampFromMillis(testApi.clock())
  const broken = {
    id,
    task: null,
    state,
    attempts: 0,
    next_attempt_at: at,
    lease: null,
    unanswered: null,
    look_again: false,
    provider_id: null,
    last_error: null,
    created_at: at,
    updated_at: at,
  }
  return items()
    .doc(id)
    .set(broken as unknown as OutboxItem)
}

test('a list of operators is read in pages, each once', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => `task-${letter}`)
  for (const id of ids) await brokenTask(id, 'dead')
  const seen: string[] = []
  const titles: string[] = []
  let after: string | undefined
  do {
    const [title = '', ...lines] = await sectionLines('dead', { after, limit: 2 })
    titles.push(title)
    seen.push(...lines.flatMap((line) => /^ {2}(task-.)/.exec(line)?.[1] ?? []))
    after = /--after (\S+)/.exec(lines.at(-1) ?? '')?.[1]
  } while (after !== undefined)
  expect(seen).toEqual(ids)
  expect(titles).toEqual(['Dead tasks: 2 or more', 'Dead tasks: 2 or more', 'Dead tasks: 1'])
  await expect(sectionLines('nothing')).rejects.toThrow('dead, otp, waiting, unplaced')
})

test('a task that fails unexpectedly goes back, later each time, until it is dead', async () => {
  await brokenTask('broken', 'pending')
  const delays: number[] = []
  for (let time = 1; time <= FAILING_AFTER; time += 1) {
    await runDueJob(testApi.deps, 'outbox')
    const { attempts, next_attempt_at, last_error } = await dataOf(items().doc('broken'))
    expect([attempts, last_error]).toEqual([time, expect.stringContaining('TypeError')])
    delays.push(Math.round((millisOf(next_attempt_at) - testApi.clock()) / MINUTE_MS))
    testApi.passTime(millisOf(next_attempt_at) - testApi.clock() + 1_000)
  }
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect((await dataOf(items().doc('broken'))).state).toBe('dead')
  await runDueJob(testApi.deps, 'outbox')
  expect((await dataOf(items().doc('broken'))).attempts).toBe(FAILING_AFTER)
})
