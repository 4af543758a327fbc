import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { listOutbox } from '../../../functions/src/db/money/outbox'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { providerFindings } from '../../../tools/reconcile/provider-invariant'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { countRuns, runsOf } from '../../support/runs'
import { openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

const ACT = ['act:before-read', 'act:after-read', 'act:before-commit', 'act:after-commit']
const OUTBOX = ['outbox:after-lease', 'outbox:before-record']
const REFUND = [...ACT, ...OUTBOX, 'refund:before-send', 'refund:after-send']
const CONFIRM = [...ACT, 'confirm:before-verify', 'confirm:after-verify']

/**
 * Makes the process fail at the failpoint `place`. The returned function says whether it was
 * reached.
 */
const dying = (place: string): (() => boolean) => {
  let isDead = false
  testApi.failure.at = (name) => {
    isDead ||= name === place
    if (name === place) throw new Error('the process died')
  }
  return () => isDead
}

/** Restarts: waits for leases to expire and runs the scheduled jobs. */
const restart = async () => {
  testApi.failure.at = () => {}
  testApi.passTime(3 * MINUTE_MS)
  await testApi.drain()
  testApi.passTime(3 * MINUTE_MS)
  await testApi.drain()
}

const DISPUTE = { reason: 'other', description: 'It is not what was shown.' }

const paid = async () => testApi.paid(buyer, await testApi.product(vendor))

type Story = { places: string[]; prepare: () => Promise<() => Promise<unknown>> }

const STORIES: Record<string, Story> = {
  purchase: {
    places: [
      'purchase:before-read',
      'purchase:after-read',
      'purchase:before-checkout',
      'purchase:after-checkout',
      'purchase:before-commit',
      'purchase:after-commit',
    ],
    prepare: async () => {
      const product = await testApi.product(vendor)
      await testApi.forgetLimit(buyer)
      return () => testApi.tryToBuy(buyer, product)
    },
  },
  confirmation: {
    places: CONFIRM,
    prepare: async () => {
      const transaction = await testApi.buy(buyer, await testApi.product(vendor))
      testApi.pay(transaction, { is_silent: true })
      return () => testApi.verify(buyer, transaction)
    },
  },
  approve: {
    places: ACT,
    prepare: async () => {
      const transaction = await paid()
      return () => testApi.act(buyer, transaction, 'approve')
    },
  },
  dispute: {
    places: ACT,
    prepare: async () => {
      const transaction = await paid()
      return () => testApi.act(buyer, transaction, 'dispute', DISPUTE)
    },
  },
  refund: {
    places: REFUND,
    prepare: async () => {
      const transaction = await paid()
      return async () => {
        await testApi.act(vendor, transaction, 'decline')
        await testApi.runDueJobs()
      }
    },
  },
  payout: {
    places: [
      'payout:before-read',
      'payout:before-commit',
      'payout:after-commit',
      ...OUTBOX,
      'transfer:before-send',
      'transfer:after-send',
    ],
    prepare: async () => {
      await testApi.done(buyer, await paid(), 'approve')
      testApi.passTime(DAY_MS + MINUTE_MS)
      await testApi.runDueJobs()
      return async () => {
        await testApi.call('POST', '/vendors/payouts', {
          as: vendor,
          body: { amount_minor: 10_000 },
          headers: { 'idempotency-key': testApi.deps.ids() },
        })
        await testApi.runDueJobs()
      }
    },
  },
}

test.each(Object.entries(STORIES))(
  'a %s that breaks off anywhere heals by itself',
  async (_name, { places, prepare }) => {
    for (const place of places) {
      await countRuns('R12', runsOf(1, 5), async () => {
        const story = await prepare()
        const hasDied = dying(place)
        await story()
        expect([place, hasDied()]).toEqual([place, true])
        await restart()
        const audit = stateOfVendor(await loadAuditState(), vendor.uid)
        expect([place, brokenRules(audit)]).toEqual([place, []])
        expect(await listOutbox('dead', { limit: 10 })).toEqual([])
        expect(audit.outbox.filter(({ state }) => state !== 'completed')).toEqual([])
      })
    }
  },
  600_000,
)

test('after every crash the provider says what the ledger says', async () => {
  testApi.passTime(DAY_MS)
  await testApi.drain()
  const audit = stateOfVendor(await loadAuditState(), vendor.uid)
  expect((await providerFindings(testApi.deps.payments, audit)).findings).toEqual([])
})
