import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { DUE_JOB_NAMES, runJob } from '../../../functions/src/usecases/jobs/jobs'
import { copyTransaction } from '../../../tests/support/copy-transaction'
import {
  clearDatabase,
  openTestApi,
  shipOrder,
  type TestApi,
} from '../../../tests/support/test-api'
import { atMost, type Figure, figure, type Part } from '../figure'
import { memoryFigures } from './memory'

const DUE = 10_000
/** One in a hundred fails at every try. */
const FAILS_EVERY = 100
/** Orders that nobody paid, about each of which the hanging provider is asked. */
const UNPAID = 100
const MAX_DRAIN_S = 600

const transactions = () => collectionOf<Transaction>(COLLECTIONS.transactions)

const idsOf = (api: TestApi, count: number) => Array.from({ length: count }, () => api.deps.ids())

const countOf = async (status: string): Promise<number> =>
  (await transactions().where('status.status', '==', status).count().get()).data().count

/** Due orders of which some fail, and unpaid ones that wait for a provider that hangs. */
const makeDue = async (api: TestApi) => {
  const vendor = await api.vendor()
  const buyer = await api.buyer()
  const order = await api.paid(buyer, await api.product(vendor))
  await shipOrder(api, vendor, order)
  const received = await api.done(buyer, order, 'receive')
  const copies = await copyTransaction(await api.read(received), idsOf(api, DUE - 1))
  const failing = copies.filter((_, index) => index % FAILS_EVERY === 0)
  for (const { id } of failing) await transactions().doc(id).update({ ledger: null })
  api.passTime(3 * DAY_MS)
  const unpaid = await api.buy(await api.buyer(), await api.product(vendor))
  await copyTransaction(await api.read(unpaid), idsOf(api, UNPAID - 1))
  api.passTime(HOUR_MS)
  const hang = { method: 'GET', path: '/transaction/verify', mode: 'hang', delay_ms: 0 } as const
  api.simulator.world.state.failures.push({ ...hang, times: 1_000_000 })
  return { failing: failing.length }
}

/** How many of these were tried at least once and postponed. */
const triedOf = async (status: string): Promise<number> => {
  const tried = transactions().where('status.status', '==', status).where('due_failures', '>=', 1)
  return (await tried.count().get()).data().count
}

const drainFigures = async (api: TestApi, say: (line: string) => void): Promise<Figure[]> => {
  const { failing } = await makeDue(api)
  const sound = DUE - failing
  say(`  ${DUE} due orders, ${failing} of them failing, and ${UNPAID} behind a provider that hangs`)
  const began = performance.now()
  const secondsSince = () => (performance.now() - began) / 1_000
  let drained_s = Number.POSITIVE_INFINITY
  // Each kind of job has a schedule of its own, and so a loop of its own here.
  const isOver = () => secondsSince() > MAX_DRAIN_S
  await Promise.all(
    DUE_JOB_NAMES.map(async (name) => {
      const isDone = async () =>
        name === 'expireUnpaid'
          ? (await triedOf('pending')) === UNPAID
          : name !== 'runDueTransitions' || (await countOf('completed')) === sound
      do {
        await runJob(api.deps, name)
        if (name === 'runDueTransitions')
          say(`  ${await countOf('completed')} of ${sound} after ${Math.round(secondsSince())} s`)
      } while (!isOver() && !(await isDone()))
      if (name === 'runDueTransitions') drained_s = secondsSince()
    }),
  )
  const tried = await triedOf('in_escrow')
  const starved = sound - (await countOf('completed'))
  const all = `${DUE} due orders, 1 % failing, a provider that hangs`
  return [
    figure(18, `${all}: done in`, [drained_s, 's'], atMost(MAX_DRAIN_S)),
    figure(18, `${all}: starved`, [starved, ''], { exactly: 0 }),
    figure(18, `${all}: failing ones that were tried and postponed`, [tried, ''], {
      exactly: failing,
    }),
    figure(
      18,
      'unpaid orders that were tried though the provider hangs',
      [await triedOf('pending'), ''],
      {
        exactly: UNPAID,
      },
    ),
  ]
}

/** Row 18, and the memory of the jobs that go over the whole catalogue. */
export const measure: Part = async ({ say, signal }) => {
  const memory = await memoryFigures({ say, signal })
  const api = await openTestApi()
  const drained = await drainFigures(api, say)
  await clearDatabase()
  await api.close()
  return [...drained, ...memory]
}
