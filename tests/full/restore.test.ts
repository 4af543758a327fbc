import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { DAY_MS } from '../../functions/src/contract/time'
import { brokenRules } from '../../functions/src/domain/money/ledger/invariants'
import { onTransactionEventCreated } from '../../functions/src/triggers/on-transaction-event-created'
import { parsePortOffset, SLOTS } from '../../tools/emulators/ports'
import { loseDispute, openDispute } from '../../tools/paystack-simulator/disputes'
import { loadAuditState } from '../../tools/reconcile/audit-state'
import { begin, write } from '../support/conversations'
import { type Fingerprint, fingerprint } from '../support/fingerprint'
import { savePostings } from '../support/logs/test-log'
import type { Person } from '../support/people'
import { exportSuite, loseDocument, reconcileAt, restoreSuite, wipe } from '../support/restore'
import { recordRuns } from '../support/runs'
import { openTestApi, shipOrder, type TestApi } from '../support/test-api'
import { photograph, upload } from '../support/upload'

const ROUNDS = 20
const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
/** The port offset of a suite separate from that of the tests. */
const RESTORED_OFFSET = offset - SLOTS.tests + SLOTS.restored

let testApi: TestApi
let buyer: Person
let vendor: Person
let restored: Awaited<ReturnType<typeof restoreSuite>> | undefined

beforeAll(async () => {
  await wipe(process.env)
  testApi = await openTestApi()
  ;[buyer, vendor] = await Promise.all([testApi.buyer(), testApi.vendor()])
})
afterAll(async () => {
  await restored?.stop()
  await testApi.close()
})

const DISPUTE = { reason: 'other', description: 'It is not what was shown.' }

const contest = async ({ payment }: Transaction): Promise<void> => {
  const { world } = testApi.simulator
  const charge = world.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  const dispute = openDispute(world, charge, {})
  await testApi.drain()
  loseDispute(world, dispute, 'merchant-accepted')
  await testApi.drain()
}

/** Creates a transaction for every course that money takes, some of it still held. */
const scenario = async (): Promise<void> => {
  const product = await testApi.product(vendor)
  const order = () => testApi.paid(buyer, product)
  await testApi.buy(buyer, product)
  await shipOrder(testApi, vendor, await order())
  await testApi.done(buyer, await order(), 'approve')
  await testApi.done(vendor, await order(), 'decline')
  const disputed = await order()
  await testApi.done(buyer, disputed, 'dispute', DISPUTE)
  await testApi.done(buyer, disputed, 'dispute/propose', { refund_minor: 300_000 })
  await testApi.done(vendor, disputed, 'dispute/accept', { refund_minor: 300_000 })
  await contest(await order())
  await testApi.drain()
}

const payOut = async (): Promise<void> => {
  testApi.passTime(DAY_MS + 1_000)
  await testApi.drain()
  const paid = await testApi.call('POST', '/vendors/payouts', {
    as: vendor,
    body: { amount_minor: 500_000 },
    headers: { 'idempotency-key': 'restore-payout' },
  })
  expect(paid.status).toBe(200)
  await testApi.drain()
}

/** Runs the triggers for all events: notifications, emails, daily figures. */
const deliverEvents = async (): Promise<void> => {
  for (const { transaction_id, id } of (await loadAuditState()).events) {
    await onTransactionEventCreated(testApi.deps, { id: transaction_id, event_id: id })
  }
}

const countOf = (prints: Fingerprint): number =>
  Object.values(prints).reduce((sum, { count }) => sum + count, 0)

const unequal = (one: Fingerprint, other: Fingerprint): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (kind) => one[kind]?.hash !== other[kind]?.hash,
  )

test('what was exported, wiped and imported is the same, and its ledger holds', async () => {
  for (let round = 0; round < ROUNDS; round += 1) await scenario()
  await payOut()
  await deliverEvents()
  await write(await begin(buyer, vendor), buyer.uid, { text: 'Is it there?' })
  await upload(`${buyer.uid}/profile_photo/avatar`, await photograph(60, 40))
  const audit = await loadAuditState()
  expect(brokenRules(audit)).toEqual([])
  const before = await fingerprint(process.env)
  await savePostings()

  const folder = await exportSuite(offset)
  await wipe(process.env)
  expect(await fingerprint(process.env)).toEqual({})

  restored = await restoreSuite(folder, RESTORED_OFFSET)
  const { place } = restored
  const differing = unequal(before, await fingerprint(place))
  const paystack = testApi.simulator.world.settings.publicUrl
  const checked = await reconcileAt(place, paystack)
  const failures = differing.length + (checked.code === 0 ? 0 : 1)
  recordRuns('R26', { count: countOf(before), failures })
  expect(differing).toEqual([])
  expect(checked).toMatchObject({ code: 0, output: expect.not.stringContaining('BROKEN') })

  // Both checks detect an incomplete restore.
  const [entry] = audit.entries.filter(({ kind }) => kind === 'release')
  await loseDocument(place, `${COLLECTIONS.ledgerEntries}/${entry?.id}`)
  expect(unequal(before, await fingerprint(place))).toEqual([COLLECTIONS.ledgerEntries])
  const refuted = await reconcileAt(place, paystack)
  expect(refuted).toMatchObject({ code: 1, output: expect.stringContaining(`${entry?.chain}`) })
}, 600_000)
