import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../../functions/src/contract/entities/console/audit'
import type { QueueItem } from '../../../functions/src/contract/entities/console/console'
import type { ConversationReport } from '../../../functions/src/contract/entities/messaging/message'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS, storedPathId } from '../../../functions/src/contract/paths'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { addAuditRoot } from '../../../functions/src/db/audit-log'
import { collectionOf } from '../../../functions/src/db/firestore'
import { makeAuditRoot } from '../../../functions/src/domain/console/audit-chain'
import { sealAudit } from '../../../functions/src/usecases/operators/seal-audit'
import { type Contests, openContests } from '../../support/chargeback-contest'
import { type Person, signUpOperator } from '../../support/people'
import { ROUTE_ROWS } from '../../support/route-cells'
import { photograph } from '../../support/upload'

/** Endpoints of the console that show nobody's data but the operator's own. */
const SHOWS_NOBODY = [
  'console.me',
  'console.queue',
  'console.switches',
  'console.audit',
  'console.auditExport',
  'console.months',
  'console.month',
  'console.monthFile',
  'console.figureDays',
  'console.figureMonths',
  'console.tax',
]

let contests: Contests
let operator: Person
let owner: Person
let order: Transaction
let image: string
let chargeback_id: string
let ticket_id: string

const ask = <T>(path: string, as = operator, body?: object) =>
  contests.testApi.call<T>(body ? 'POST' : 'GET', `/console/${path}`, { as, ...(body && { body }) })

/** Opens a ticket as a visitor does; returns its id. */
const writeToUs = async (): Promise<string> => {
  const body = {
    name: 'Ngozi Eze',
    email: 'ngozi@oja.example',
    subject: 'About my order',
    message: 'My store was suspended, and I sold no copies.',
    topic: 'question',
  }
  const written = await contests.testApi.call('POST', '/public/others/contact', { body })
  if (written.status !== 200) throw new Error(written.text)
  const { data } = await ask<{ items: QueueItem[] }>('queue?kind=ticket')
  return data.items[0]?.id ?? ''
}

beforeAll(async () => {
  contests = await openContests()
  const { testApi, buyer, vendor, paidOrder, contest } = contests
  ;[operator, owner] = await Promise.all([
    signUpOperator(testApi.deps, 'support'),
    signUpOperator(testApi.deps, 'owner'),
  ])
  order = await paidOrder()
  const claim = { reason: 'damaged', description: 'The handle came off at once.' }
  await testApi.done(buyer, order, 'dispute', claim)
  const path = `disputes/${order.id}/${buyer.uid}/${vendor.uid}/${buyer.uid}/a.jpg`
  await testApi.deps.objects.write(path, await photograph(), 'image/jpeg')
  await testApi.done(buyer, order, 'dispute/evidence', { paths: [path], text: 'See the handle' })
  image = storedPathId(path)
  chargeback_id = String((await contest(order)).id)
  await collectionOf<ConversationReport>(COLLECTIONS.reports)
    .doc('r')
    .set({
      id: 'r',
      conversation_id: 'c',
      reporter_id: buyer.uid,
      reported_id: vendor.uid,
      reason: 'fraud',
      text: 'Asks for a transfer.',
      state: 'open',
      created_at: timestampFromMillis(testApi.clock()),
    })
  ticket_id = await writeToUs()
})
afterAll(() => contests.testApi.close())

type Look = { path: () => string; body?: object; entry: () => Partial<AuditEntry> }

const LOOKS: Record<string, Look> = {
  'console.case': {
    path: () => `cases/${order.id}?why=chargeback`,
    entry: () => ({ action: 'look:case', subject: order.id, reason: 'chargeback' }),
  },
  'console.evidence': {
    path: () => `cases/${order.id}/evidence/${image}`,
    entry: () => ({ action: 'look:evidence', subject: order.id, reason: 'dispute' }),
  },
  'console.chargebackPack': {
    path: () => `cases/${order.id}/chargebacks/${chargeback_id}/pack`,
    entry: () => ({ action: 'look:chargeback-pack', subject: order.id, reason: 'chargeback' }),
  },
  'console.report': {
    path: () => 'reports/r',
    entry: () => ({ action: 'look:conversation', subject: 'r', reason: 'report' }),
  },
  'console.reportedProduct': {
    path: () => `products/${order.product_id}`,
    entry: () => ({ action: 'look:reported-product', subject: order.product_id, reason: 'report' }),
  },
  'console.person': {
    path: () => `people/${contests.buyer.uid}?why=request`,
    entry: () => ({ action: 'look:person', subject: contests.buyer.uid, reason: 'request' }),
  },
  'console.find': {
    path: () => 'find',
    body: { text: 'Itoku Dye', why: 'check' },
    entry: () => ({ action: 'look:find', reason: 'check' }),
  },
  'support.ticket': {
    path: () => `tickets/${ticket_id}`,
    entry: () => ({ action: 'look:ticket', subject: ticket_id }),
  },
}

const today = async () =>
  (await ask<{ entries: AuditEntry[]; problems: string[] }>('audit', owner)).data
const looksOf = async () =>
  (await today()).entries
    .filter((entry) => entry.operator === operator.uid)
    .toSorted((a, b) => a.sequence - b.sequence)

describe('what an operator sees of people', () => {
  test('is one of the looks below: an endpoint without one is a look without a test', () => {
    const reads = ROUTE_ROWS.filter(
      ({ name, row }) => row.auth === 'operator' && (row.method === 'GET' || name in LOOKS),
    ).map(({ name }) => name)
    expect(reads.toSorted()).toEqual([...SHOWS_NOBODY, ...Object.keys(LOOKS)].toSorted())
  })

  test.each(Object.entries(LOOKS))('%s: one entry in the audit log', async (_, look) => {
    const before = await looksOf()
    const response = await ask(look.path(), operator, look.body)
    expect(response.status, response.text.slice(0, 200)).toBe(200)
    const added = (await looksOf()).slice(before.length)
    expect(added).toMatchObject([look.entry()])
  })

  test('is one unbroken chain of the day', async () => {
    const entries = await looksOf()
    expect(entries).toHaveLength(Object.keys(LOOKS).length)
    expect(entries.map(({ sequence }) => sequence)).toEqual([...entries.keys()])
    expect(entries.map(({ previous_hash }) => previous_hash)).toEqual([
      null,
      ...entries.slice(0, -1).map(({ hash }) => hash),
    ])
    expect((await today()).problems).toEqual([])
  })
})

test('days of long ago are exported too, however many were sealed since', async () => {
  const { testApi } = contests
  testApi.passTime(DAY_MS)
  const [sealed] = (await sealAudit(testApi.deps)).toReversed()
  if (!sealed) throw new Error('nothing was sealed')
  let previous = sealed
  for (let number = 0; number < 61; number += 1) {
    const at = testApi.clock() + number * DAY_MS
    previous = makeAuditRoot(lagosDayOf(at), [], previous, at)
    await addAuditRoot(previous)
  }
  const exported = (from: string, until: string) =>
    testApi.call('GET', `/console/audit/export?from=${from}&until=${until}`, { as: owner })
  expect((await exported(sealed.day, sealed.day)).text).toContain(sealed.root)
  const later = await exported(lagosDayOf(testApi.clock()), previous.day)
  expect(later.text).not.toContain(sealed.root)
})
