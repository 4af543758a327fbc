import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../functions/src/contract/time'
import { brokenRules } from '../../functions/src/domain/ledger/invariants'
import { listOutbox } from '../../functions/src/store/outbox'
import { booksOfVendor, readBooks } from '../../tools/reconcile/books'
import { providerFindings } from '../../tools/reconcile/provider-invariant'
import { type Market, openMarket } from '../support/market'
import type { Person } from '../support/people'
import { countRuns, runsOf } from '../support/runs'

let market: Market
let vendor: Person
let buyer: Person

beforeAll(async () => {
  market = await openMarket()
  ;[vendor, buyer] = await Promise.all([market.vendor(), market.buyer()])
})
afterAll(() => market.close())

const ACT = ['act:before-read', 'act:after-read', 'act:before-commit', 'act:after-commit']
const OUTBOX = ['outbox:after-lease', 'outbox:before-record']
const REFUND = [...ACT, ...OUTBOX, 'refund:before-send', 'refund:after-send']
const CONFIRM = [...ACT, 'confirm:before-verify', 'confirm:after-verify']

/** The process dies at this place; tells afterwards whether it came there. */
const dying = (place: string): (() => boolean) => {
  let isDead = false
  market.failure.at = (name) => {
    isDead ||= name === place
    if (name === place) throw new Error('the process died')
  }
  return () => isDead
}

/** The process is there again: time passes for leases to end, one sweep does the rest. */
const restart = async () => {
  market.failure.at = () => {}
  market.passTime(3 * MINUTE_MS)
  await market.settle()
  market.passTime(3 * MINUTE_MS)
  await market.settle()
}

const DISPUTE = { reason: 'other', description: 'It is not what was shown.' }

const paid = async () => market.paid(buyer, await market.product(vendor))

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
      const product = await market.product(vendor)
      await market.forgetLimit(buyer)
      return () => market.tryToBuy(buyer, product)
    },
  },
  confirmation: {
    places: CONFIRM,
    prepare: async () => {
      const transaction = await market.buy(buyer, await market.product(vendor))
      market.pay(transaction, { is_silent: true })
      return () => market.verify(buyer, transaction)
    },
  },
  approve: {
    places: ACT,
    prepare: async () => {
      const transaction = await paid()
      return () => market.act(buyer, transaction, 'approve')
    },
  },
  dispute: {
    places: ACT,
    prepare: async () => {
      const transaction = await paid()
      return () => market.act(buyer, transaction, 'dispute', DISPUTE)
    },
  },
  refund: {
    places: REFUND,
    prepare: async () => {
      const transaction = await paid()
      return async () => {
        await market.act(vendor, transaction, 'decline')
        await market.sweep()
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
      await market.done(buyer, await paid(), 'approve')
      market.passTime(DAY_MS + MINUTE_MS)
      await market.sweep()
      return async () => {
        await market.call('POST', '/vendors/payouts', {
          as: vendor,
          body: { amount_minor: 10_000 },
          headers: { 'idempotency-key': market.deps.ids() },
        })
        await market.sweep()
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
        const books = booksOfVendor(await readBooks(), vendor.uid)
        expect([place, brokenRules(books)]).toEqual([place, []])
        expect(await listOutbox('stuck')).toEqual([])
        expect(books.outbox.filter(({ state }) => state !== 'done')).toEqual([])
      })
    }
  },
  600_000,
)

test('after every crash the provider says what the books say', async () => {
  market.passTime(DAY_MS)
  await market.settle()
  const books = booksOfVendor(await readBooks(), vendor.uid)
  expect((await providerFindings(market.deps.payments, books)).findings).toEqual([])
})
