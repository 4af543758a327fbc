import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, fillCaches, makeClient, type Summary } from '../../support/load/clients'
import { type Instance, startInstance } from '../../support/load/instance'
import type { Person } from '../../support/people'
import { recordRuns, runsOf } from '../../support/runs'
import { openTestApi, type TestApi } from '../../support/test-api'

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
  await testApi.close()
})

/** A part of the load: both, at least. */
type Stretch = { lasts_ms: number; requests: number }

const CLIENTS = runsOf(8, 20)
const PRODUCTS = 40
/**
 * Warm-up until connection pools are open, caches full and hot code compiled. Memory is measured
 * from then on.
 */
const WARM_UP: Stretch = { lasts_ms: runsOf(4_000, 60_000), requests: runsOf(1_500, 6_000) }
const LASTS_MS = runsOf(6_000, 600_000)
/**
 * Minimum number of requests: fewer would not show a leak per request. On a slow machine the run
 * takes longer instead.
 */
const LEAST_REQUESTS = runsOf(3_000, 6_000)
const MAX_MS = runsOf(120_000, 900_000)
const LOOKS = runsOf(1, 10)
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

test('under a load that lasts nothing fails and memory stays what it was', async () => {
  const products = await Promise.all(
    Array.from({ length: PRODUCTS }, () => testApi.product(vendor, { available_items: 100_000 })),
  )
  const shop = { testApi, instance, products, vendor }
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, (_, number) => makeClient(shop, number)),
  )
  const summary: Summary = { reads: 0, writes: 0, problems: [] }
  await fillCaches(shop)
  await runAll(clients, summary, WARM_UP)
  const before = await instance.memory()
  let growth = 0
  for (let look = 1; look <= LOOKS; look += 1) {
    await runAll(clients, summary, {
      lasts_ms: LASTS_MS / LOOKS,
      requests: LEAST_REQUESTS / LOOKS,
    })
    const after = await instance.memory()
    const held = after.heap + after.external
    growth = held / (before.heap + before.external) - 1
    console.log(
      `load ${look}/${LOOKS}: ${summary.reads} reads, ${summary.writes} writes, ` +
        `${summary.problems.length} problems, holds ${mib(held)} (${share(growth)}), rss ${mib(after.rss)}`,
    )
  }
  const failures = summary.problems.length + (growth < MAX_GROWTH ? 0 : 1)
  recordRuns('R17', { count: summary.reads + summary.writes, failures })
  expect(summary.problems).toEqual([])
  expect(summary.writes).toBeGreaterThan(CLIENTS)
  expect(growth).toBeLessThan(MAX_GROWTH)
}, 1_800_000)
