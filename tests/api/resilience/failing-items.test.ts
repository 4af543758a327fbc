import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { FAILING_AFTER } from '../../../functions/src/usecases/backoff'
import { listQueue } from '../../../functions/src/usecases/console/list-queue'
import { trackParcels } from '../../../functions/src/usecases/delivery/track-parcels'
import type { Deps } from '../../../functions/src/usecases/deps'
import { runJob } from '../../../functions/src/usecases/jobs/jobs'
import { DUE_KINDS } from '../../../functions/src/usecases/jobs/kinds'
import { requeueDueItem } from '../../../functions/src/usecases/jobs/requeue-due-item'
import { failingLines } from '../../../tools/ops/failing'
import { sectionLines, showWork } from '../../../tools/ops/work'
import { accountKinds } from '../../support/failing/account'
import { dealKinds } from '../../support/failing/deals'
import { dataOf, type Kind, type KindName, stateOf } from '../../support/failing/kind'
import { book, moneyKinds, withCarriers } from '../../support/failing/money'
import { offerKinds } from '../../support/failing/offers'
import { addTaskItem, eventOf, itemOf, orderKinds } from '../../support/failing/orders'
import type { Person } from '../../support/people'
import { clearDatabase, openTestApi, type TestApi } from '../../support/test-api'

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

/** A kind without one here doesn't compile. */
const KINDS: Record<KindName, Kind> = (() => {
  const given = () => ({ testApi, vendor, buyer })
  return {
    ...accountKinds(given),
    ...dealKinds(given),
    ...offerKinds(given),
    ...moneyKinds(given),
    ...orderKinds(given),
  }
})()
const withProblems = (): Deps =>
  Object.values(KINDS).reduce((deps, { deps: wrap }) => wrap?.(deps) ?? deps, testApi.deps)

/** One of everything fails, with a healthy item of its kind behind it. */
const plant = async () => {
  const ids: Partial<Record<KindName, string>> = {}
  const healthy: [KindName, () => Promise<boolean>][] = []
  for (const [name, kind] of Object.entries(KINDS) as [KindName, Kind][]) {
    for (const make of ['make', 'makeHealthy'] as const) {
      ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
      if (make === 'make') ids[name] = await kind.make()
      else healthy.push([name, await kind.makeHealthy()])
    }
  }
  return { ids: ids as Record<KindName, string>, healthy }
}

test('one of every kind fails: what is behind it is done, and each stands in list, queue and log', async () => {
  const { ids, healthy } = await plant()
  const error = vi.spyOn(testApi.deps.log, 'error')
  const runAll = async () => {
    for (const { run } of Object.values(KINDS)) await run(withProblems())
  }
  await runAll()
  const done = await Promise.all(healthy.map(async ([name, isDone]) => [name, await isDone()]))
  expect(done).toEqual(Object.keys(KINDS).map((name) => [name, true]))

  for (let time = 1; time < FAILING_AFTER; time += 1) {
    testApi.passTime(7 * HOUR_MS)
    await runAll()
  }
  const failing = (await failingLines()).join('\n')
  const work = (await showWork(testApi.clock())).join('\n')
  const { items } = await listQueue(OPERATOR, { kind: 'failing', limit: 50 })
  expect(items.map(({ id }) => id).toSorted()).toEqual(Object.values(ids).toSorted())
  for (const [name, id] of Object.entries(ids)) {
    expect(failing).toContain(`  ${id}  `)
    expect(work).toContain(`  ${id}  `)
    const line = expect.objectContaining({ id, kind: DUE_KINDS[name as KindName].name })
    expect(error).toHaveBeenCalledWith('A due item keeps failing', line)
  }
  error.mockRestore()

  for (const [name, id] of Object.entries(ids)) {
    await KINDS[name as KindName].mend(id)
    if (name !== 'tasks') {
      await requeueDueItem(testApi.deps, id, { operator: 'ops@oja.example', reason: 'mended' })
    }
  }
  testApi.passTime(7 * HOUR_MS)
  await runAll()
  for (const [name, id] of Object.entries(ids)) {
    expect([name, await KINDS[name as KindName].isDone(id)]).toEqual([name, true])
  }
  expect(await failingLines()).toEqual(['Failing again and again: 0'])
}, 180_000)

/** A task is made due by `retry`, which asks the provider first. */
const REQUEUED = Object.entries(KINDS).filter(([name]) => name !== 'tasks') as [KindName, Kind][]

test.each(REQUEUED)(
  '%s: what fails goes back, later each time, stands in list, queue and log, and can be requeued',
  async (name, { run, make, deps: wrap = (deps) => deps, mend, isDone }) => {
    const id = await make()
    const deps = () => wrap(testApi.deps)
    const first = (await stateOf(name, id)).failures
    const delays: number[] = []
    const error = vi.spyOn(testApi.deps.log, 'error')
    const tries = Math.max(2, FAILING_AFTER - first)
    testApi.passTime(MINUTE_MS)
    for (let time = 1; time <= tries; time += 1) {
      await run(deps())
      const { failures, next } = await stateOf(name, id)
      expect(failures).toBe(first + time)
      delays.push(Math.round((next - testApi.clock()) / MINUTE_MS))
      // Nothing tries it before its time.
      await run(deps())
      expect((await stateOf(name, id)).failures).toBe(first + time)
      testApi.passTime(next - testApi.clock() + 1_000)
    }
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(Math.min(...delays)).toBeGreaterThan(0)
    expect((await failingLines()).join('\n')).toContain(`  ${id}  `)

    const { items: queue } = await listQueue(OPERATOR, { kind: 'failing', limit: 20 })
    expect(
      queue.filter(({ note }) => /failed \d+ times/.test(note)).map((item) => item.id),
    ).toEqual([id])
    const line = expect.objectContaining({ id, kind: DUE_KINDS[name].name })
    expect(error).toHaveBeenCalledWith('A due item keeps failing', line)
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

test('an event whose end can’t be recorded goes back, and is not given up', async () => {
  const key = await KINDS.events.make()
  await eventOf(key).update({ 'due.failures': 11 })
  for (const failures of [12, 13]) {
    await runJob(testApi.deps, 'retryWebhooks')
    const state = await stateOf('events', key)
    expect(state.failures).toBe(failures)
    expect(state.next).toBeGreaterThan(testApi.clock())
    testApi.passTime(state.next - testApi.clock() + 1_000)
  }
  expect((await dataOf(eventOf(key))).state).toBe('waiting')
})

test('a list of operators is read in pages, each once', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => `task-${letter}`)
  for (const id of ids) {
    await addTaskItem(id, null, testApi.clock())
    await itemOf(id).update({ state: 'dead' })
  }
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
  await addTaskItem('broken', null, testApi.clock())
  const delays: number[] = []
  for (let time = 1; time <= FAILING_AFTER; time += 1) {
    await runJob(testApi.deps, 'dispatchOutbox')
    const { attempts, next_attempt_at, last_error } = await dataOf(itemOf('broken'))
    expect([attempts, last_error]).toEqual([time, expect.stringContaining('TypeError')])
    delays.push(Math.round((millisOf(next_attempt_at) - testApi.clock()) / MINUTE_MS))
    testApi.passTime(millisOf(next_attempt_at) - testApi.clock() + 1_000)
  }
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect((await dataOf(itemOf('broken'))).state).toBe('dead')
  await runJob(testApi.deps, 'dispatchOutbox')
  expect((await dataOf(itemOf('broken'))).attempts).toBe(FAILING_AFTER)
})

test('parcels that can’t be followed stand before no other, however many they are', async () => {
  const now = testApi.clock()
  const bad = Array.from({ length: 60 }, (_, at) => `bad-${at}`)
  for (const id of bad) await book(id, id, now - HOUR_MS)
  await book('good', 'healthy', now - MINUTE_MS)
  await trackParcels(withCarriers(testApi.deps))
  expect(await stateOf('parcels', 'good')).toMatchObject({ failures: 0 })
  expect((await stateOf('parcels', 'good')).next).toBeGreaterThan(now)
  for (const id of bad) expect((await stateOf('parcels', id)).failures).toBe(1)
}, 60_000)
