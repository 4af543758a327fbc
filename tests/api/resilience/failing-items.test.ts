import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
import { runDueJob } from '../../../functions/src/schedules/due-jobs'
import {
  draftAnnouncement,
  publishAnnouncement,
} from '../../../functions/src/usecases/announcement/publish-announcement'
import { FAILING_AFTER } from '../../../functions/src/usecases/backoff'
import { listQueue } from '../../../functions/src/usecases/console/list-queue'
import { trackParcels } from '../../../functions/src/usecases/delivery/track-parcels'
import type { Deps } from '../../../functions/src/usecases/deps'
import { DUE_KINDS } from '../../../functions/src/usecases/jobs/kinds'
import { requeueDueItem } from '../../../functions/src/usecases/requeue-due-item'
import { failingLines } from '../../../tools/ops/failing'
import { sectionLines } from '../../../tools/ops/work'
import {
  book,
  bookings,
  dataOf,
  job,
  type Kind,
  moneyKinds,
  withCarriers,
} from '../../support/failing-kinds'
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

const OPERATOR = { uid: 'operator1' } as Parameters<typeof listQueue>[0]

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

/** A kind without one here doesn't compile. A task has a test of its own, as it ends. */
const KINDS: Record<Exclude<keyof typeof DUE_KINDS, 'tasks'>, Kind> = {
  ...moneyKinds(() => ({ testApi, vendor, buyer })),
  late: {
    run: job('paid'),
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
  entries: {
    run: job('wallets'),
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
  events: {
    run: job('webhooks'),
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
  shards: {
    run: job('announcements'),
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
  '%s: what fails goes back, later each time, stands in list, queue and log, and can be requeued',
  async (name, { run, make, deps = () => testApi.deps, state, mend, isDone }) => {
    const id = await make()
    const first = (await state(id)).failures
    const delays: number[] = []
    const error = vi.spyOn(testApi.deps.log, 'error')
    const tries = Math.max(2, FAILING_AFTER - first)
    for (let time = 1; time <= tries; time += 1) {
      await run(deps())
      const { failures, next } = await state(id)
      expect(failures).toBe(first + time)
      delays.push(Math.round((next - testApi.clock()) / MINUTE_MS))
      // Nothing tries it before its time.
      await run(deps())
      expect((await state(id)).failures).toBe(first + time)
      testApi.passTime(next - testApi.clock() + 1_000)
    }
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(Math.min(...delays)).toBeGreaterThan(0)
    expect((await failingLines()).join('\n')).toContain(`  ${id}  `)

    const { items: queue } = await listQueue(OPERATOR, { kind: 'failing', limit: 20 })
    expect(queue.filter(({ note }) => /failed \d+ times/.test(note))).toHaveLength(1)
    if (name !== 'events') {
      const line = expect.objectContaining({ id, kind: DUE_KINDS[name as keyof typeof KINDS].name })
      expect(error).toHaveBeenCalledWith('A due item keeps failing', line)
    }
    error.mockRestore()

    await run(deps())
    await mend(id)
    expect(await isDone(id)).toBe(false)
    await requeueDueItem(testApi.deps, id, { operator: 'ops@oja.example', reason: 'mended' })
    await run(deps())
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

test('parcels that can’t be followed stand before no other, however many they are', async () => {
  const now = testApi.clock()
  const bad = Array.from({ length: 60 }, (_, at) => `bad-${at}`)
  for (const id of bad) await book(id, id, now - HOUR_MS)
  await book('good', 'healthy', now - MINUTE_MS)
  await trackParcels(withCarriers(testApi))
  const { poll_at } = await dataOf(bookings().doc('good'))
  expect(poll_at && millisOf(poll_at)).toBeGreaterThan(now)
  for (const id of bad) expect((await dataOf(bookings().doc(id))).due_failures).toBe(1)
}, 60_000)
