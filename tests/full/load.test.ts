import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '../../functions/src/contract/time'
import { type Client, fillCaches, makeClient, type Summary } from '../support/load/clients'
import { type Instance, startInstance } from '../support/load/instance'
import type { Person } from '../support/people'
import { recordRuns } from '../support/runs'
import { openTestApi, type TestApi } from '../support/test-api'

let testApi: TestApi
let vendor: Person
let instance: Instance

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
  instance = await startInstance(testApi.simulator.world.settings.publicUrl)
})
afterAll(async () => {
  await instance.stop()
  // What was paid as the load ended is found by the job that asks the provider.
  testApi.passTime(HOUR_MS)
  await testApi.close()
})

/** A part of the load: both, at least. */
type Stretch = { lasts_ms: number; requests: number }

const PRODUCTS = 40
const MAX_MS = 900_000
const CLIENTS = 20
/** Until connection pools are open, caches full and hot code compiled: memory counts from then on. */
const WARM_UP: Stretch = { lasts_ms: 60_000, requests: 6_000 }
/** Fewer requests would show no leak per request: a slow machine takes longer instead. */
const STRETCH: Stretch = { lasts_ms: 60_000, requests: 600 }
const LOOKS = 10
const MAX_GROWTH = 0.05

const share = (part: number): string => `${(part * 100).toFixed(2)} %`
const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`

const runAll = async (clients: readonly Client[], summary: Summary, stretch: Stretch) => {
  const begun_at = Date.now()
  const last = summary.reads + summary.writes + stretch.requests
  const isOver = () => {
    const lasted_ms = Date.now() - begun_at
    const isEnough = lasted_ms >= stretch.lasts_ms && summary.reads + summary.writes >= last
    return isEnough || lasted_ms >= MAX_MS
  }
  await Promise.all(clients.map((client) => client.run(summary, isOver)))
}

const openShop = async () => {
  const products = await Promise.all(
    Array.from({ length: PRODUCTS }, () => testApi.product(vendor, { available_items: 100_000 })),
  )
  const shop = { testApi, instance, products, vendor }
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, (_, number) => makeClient(shop, number)),
  )
  return { shop, clients }
}

test('under a load that lasts nothing fails and memory stays what it was', async () => {
  const { shop, clients } = await openShop()
  const summary: Summary = { reads: 0, writes: 0, problems: [] }
  await fillCaches(shop)
  await runAll(clients, summary, WARM_UP)
  const before = await instance.memory()
  let growth = 0
  for (let look = 1; look <= LOOKS; look += 1) {
    await runAll(clients, summary, STRETCH)
    const after = await instance.memory()
    const held = after.heap + after.external
    growth = held / (before.heap + before.external) - 1
    console.log(
      `load ${look}/${LOOKS}: ${summary.reads} reads, ${summary.writes} writes, ` +
        `${summary.problems.length} problems, holds ${mib(held)} (${share(growth)}), rss ${mib(after.rss)}`,
    )
  }
  const { reads, writes, problems } = summary
  const failures = problems.length + (growth < MAX_GROWTH ? 0 : 1)
  recordRuns('R17', { count: reads + writes, failures })
  expect(problems).toEqual([])
  expect(writes).toBeGreaterThan(CLIENTS)
  expect(growth).toBeLessThan(MAX_GROWTH)
}, 1_800_000)
