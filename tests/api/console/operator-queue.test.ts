import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReportedProduct } from '../../../functions/src/contract/entities/catalog/product-report'
import type { Case, QueueItem } from '../../../functions/src/contract/entities/console/console'
import type { ConversationReport } from '../../../functions/src/contract/entities/messaging/message'
import type { Ticket } from '../../../functions/src/contract/entities/messaging/ticket'
import type { Payout } from '../../../functions/src/contract/entities/money/wallet'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { OutboxItem } from '../../../functions/src/contract/entities/outbox'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import {
  DAY_MS,
  HOUR_MS,
  millisOf,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { readOperator } from '../../../functions/src/db/console/operators'
import { collectionOf, newBatch } from '../../../functions/src/db/firestore'
import { latestMail } from '../../../functions/src/db/messaging/mail'
import { startMeter } from '../../support/firestore-meter'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

type Page = { items: QueueItem[]; next: string | null }

let testApi: TestApi
let operator: Person

beforeAll(async () => {
  testApi = await openTestApi()
  operator = await signUpOperator(testApi.deps, 'support')
})
afterAll(() => testApi.close())

const queue = async (query = '', as = operator): Promise<Page> => {
  const response = await testApi.call<Page>('GET', `/console/queue${query}`, { as })
  if (response.status !== 200) throw new Error(response.text)
  return response.data
}

/** Dead refunds whose tasks were made a minute apart, the first the longest ago. */
const addDeadTasks = async (count: number, from = 0) => {
  for (let at = from; at < from + count; at += 400) {
    const batch = newBatch()
    for (let index = at; index < Math.min(at + 400, from + count); index += 1) {
      const id = `dead-${String(index).padStart(6, '0')}`
      const created_at = timestampFromMillis(Date.UTC(2026, 0, 1) + index * 60_000)
      const task: OutboxItem = {
        id,
        task: { kind: 'transfer', payout_id: id },
        state: 'dead',
        attempts: 1,
        next_attempt_at: created_at,
        lease: null,
        unanswered: null,
        look_again: false,
        provider_id: null,
        last_error: 'refused',
        created_at,
        updated_at: created_at,
      }
      batch.create(collectionOf<OutboxItem>(COLLECTIONS.outbox).doc(id), task)
    }
    await batch.commit()
  }
}

const escalated = async (vendor: Person, buyer: Person): Promise<Transaction> => {
  const open = await testApi.paid(buyer, await testApi.product(vendor))
  await testApi.done(buyer, open, 'dispute', {
    reason: 'damaged',
    description: 'The handle came off at once.',
  })
  await testApi.done(vendor, open, 'dispute/message', { text: 'It left here whole.' })
  testApi.passTime(15 * DAY_MS)
  await testApi.runDueJobs()
  return testApi.read(open)
}

test('shows every kind that waits, the oldest deadline first', async () => {
  const [vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
  const dispute = await escalated(vendor, buyer)
  expect(dispute.dispute?.escalated).toBe(true)
  await addDeadTasks(2)
  const at = timestampFromMillis(testApi.clock() - HOUR_MS)
  await collectionOf<ReportedProduct>(COLLECTIONS.reportedProducts).doc('p').set({
    product_id: 'p',
    product_name: 'Basket',
    vendor_id: vendor.uid,
    open_reports: 2,
    round: 0,
    flagged: false,
    updated_at: at,
  })
  await collectionOf<ConversationReport>(COLLECTIONS.reports).doc('r').set({
    id: 'r',
    conversation_id: 'c',
    reporter_id: buyer.uid,
    reported_id: vendor.uid,
    reason: 'fraud',
    text: 'Asks for a transfer.',
    state: 'open',
    created_at: at,
  })
  const { items, next } = await queue()
  expect(next).toBeNull()
  expect(items.map(({ kind }) => kind)).toEqual([
    'task',
    'task',
    expect.stringContaining('report'),
    expect.stringContaining('report'),
    'dispute',
  ])
  const times = items.map(({ due_at }) => millisOf(due_at))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(items.at(-1)).toMatchObject({
    subject: { type: 'transaction', id: dispute.id },
    amount_minor: dispute.money.held_minor,
  })
  expect((await queue('?kind=dispute')).items.map(({ id }) => id)).toEqual([dispute.id])
})

test('routes what an operator is part of to somebody else (case 56)', async () => {
  const [vendor, party] = await Promise.all([
    testApi.vendor(),
    signUpOperator(testApi.deps, 'money'),
  ])
  const dispute = await escalated(vendor, party)
  const idsFor = async (as: Person) => (await queue('?kind=dispute', as)).items.map(({ id }) => id)
  expect(await idsFor(party)).not.toContain(dispute.id)
  expect(await idsFor(operator)).toContain(dispute.id)
})

test('gives each item once over its pages, and reads no more the more waits', async () => {
  await addDeadTasks(40, 2)
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: Page = await queue(`?kind=task&limit=10${next && `&cursor=${next}`}`)
    seen.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  expect(seen).toEqual(seen.toSorted())
  expect([seen.length, new Set(seen).size]).toEqual([42, 42])

  const readsOfPage = async () => {
    const meter = startMeter()
    await queue('?limit=10')
    meter.stop()
    return meter.read().reads
  }
  const few = await readsOfPage()
  await addDeadTasks(1_200, 42)
  expect(await readsOfPage()).toBe(few)
})

test('names the store, the bank and the amount of a payout that waits for a code (case 68)', async () => {
  const vendor = await testApi.vendor('0000000004')
  const buyer = await testApi.buyer()
  await testApi.done(buyer, await testApi.paid(buyer, await testApi.product(vendor)), 'approve')
  testApi.passTime(2 * DAY_MS)
  await testApi.runDueJobs()
  const { data: payout } = await testApi.call<Payout>('POST', '/vendors/payouts', {
    as: vendor,
    body: { amount_minor: 300_000 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  await testApi.runDueJobs()
  const { items } = await queue('?kind=otp')
  expect(items).toEqual([
    expect.objectContaining({
      kind: 'otp',
      subject: { type: 'store', id: vendor.uid },
      title: expect.stringMatching(/^payout to ./),
      note: `${payout.bank_name} ${payout.account_number_masked}`,
      amount_minor: payout.amount_minor,
    }),
  ])
})

test('refuses a cursor that is none', async () => {
  const texts = [
    'x',
    btoa('[]'),
    btoa('{"dead":{"value":1,"path":"outbox"}}'),
    btoa('{"dead":{"value":1,"path":"users/ada"}}'),
    btoa('{"dead":{"value":1,"path":"outbox/__x__"}}'),
    btoa('{"dead":{"value":{"seconds":1e15,"nanoseconds":0},"path":"outbox/a"}}'),
  ]
  for (const text of texts) {
    const response = await testApi.call('GET', `/console/queue?cursor=${text}`, { as: operator })
    expect([text, codeOf(response)]).toEqual([text, 'request/invalid'])
  }
})

describe('a message to us', () => {
  const write = async (more: object = {}) => {
    const body = {
      name: 'Ngozi Eze',
      email: 'ngozi@oja.example',
      subject: `About order ${testApi.deps.ids()}`,
      message: 'My store was suspended, and I sold no copies.',
      ...more,
    }
    const response = await testApi.call('POST', '/public/others/contact', { body })
    expect(response.status).toBe(200)
    const { items } = await queue('?kind=ticket&limit=50')
    const item = items.find(({ title }) => title === body.subject)
    if (!item) throw new Error('no ticket')
    return item
  }
  const post = <T = Ticket>(path: string, body: object, as = operator) =>
    testApi.call<T>('POST', `/console/${path}`, { as, body })

  test('waits in the queue with its clock: five days for an appeal, thirty for data', async () => {
    const daysOf = ({ due_at }: QueueItem) =>
      Math.round((millisOf(due_at) - testApi.clock()) / DAY_MS)
    expect(daysOf(await write())).toBe(3)
    expect(daysOf(await write({ topic: 'appeal' }))).toBe(5)
    expect(daysOf(await write({ topic: 'access' }))).toBe(30)
    expect(daysOf(await write({ topic: 'erasure' }))).toBe(30)
  })

  test('is answered by email once, and leaves the queue', async () => {
    const { id, title } = await write({ topic: 'appeal' })
    const shown = await testApi.call<Ticket>('GET', `/console/tickets/${id}`, { as: operator })
    expect(shown.data).toMatchObject({ topic: 'appeal', state: 'open', answers: [] })
    const text = 'Your store is open again. We are sorry.'
    const answered = await post(`tickets/${id}/answer`, { text })
    expect(answered.data).toMatchObject({
      state: 'closed',
      answers: [{ operator: operator.uid, text }],
    })
    const [email] = await latestMail(1)
    expect(email).toMatchObject({
      to: ['ngozi@oja.example'],
      replyTo: testApi.deps.contact_address,
      message: { subject: `Re: ${title}` },
    })
    expect(email?.message.text).toContain(text)
    expect(codeOf(await post(`tickets/${id}/answer`, { text }))).toBe('ticket/closed')
    const { items } = await queue('?kind=ticket&limit=50')
    expect(items.map((item) => item.id)).not.toContain(id)
    const entries = await readOpsDecisions(10, id)
    expect(entries.map(({ action }) => action)).toEqual(['answer-ticket', 'look:ticket'])
  })

  test('is closed without an answer only with a reason', async () => {
    const { id } = await write()
    expect(codeOf(await post(`tickets/${id}/close`, { reason: '' }))).toBe('request/invalid')
    expect((await post(`tickets/${id}/close`, { reason: 'an advertisement' })).status).toBe(200)
    expect(codeOf(await post(`tickets/${id}/close`, { reason: 'again' }))).toBe('ticket/closed')
    expect(codeOf(await post('tickets/nobody/close', { reason: 'gone' }))).toBe('ticket/not-found')
  })

  test('is not answered by the operator who wrote it (case 56)', async () => {
    const stored = await readOperator(operator.uid)
    const { id } = await write({ email: stored?.data.email })
    const text = 'I am right, of course.'
    expect(codeOf(await post(`tickets/${id}/answer`, { text }))).toBe('operator/own-case')
  })
})

test('a note on a person or a sale is read by the others, and stays', async () => {
  const [vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
  const order = await testApi.paid(buyer, await testApi.product(vendor))
  const note = (subject: object, text = 'Called: will send on Monday.') =>
    testApi.call('POST', '/console/notes', { as: operator, body: { subject, text } })
  expect((await note({ type: 'transaction', id: order.id })).status).toBe(200)
  expect((await note({ type: 'person', id: vendor.uid })).status).toBe(200)
  for (const path of [`cases/${order.id}`, `people/${vendor.uid}?why=request`]) {
    const shown = await testApi.call<Case>('GET', `/console/${path}`, { as: operator })
    expect(shown.data.decisions).toMatchObject([
      { action: 'note', reason: 'Called: will send on Monday.', operator: operator.uid },
    ])
  }
  expect(codeOf(await note({ type: 'person', id: 'nobody' }))).toBe('user/not-found')
  expect(codeOf(await note({ type: 'person', id: operator.uid }))).toBe('operator/own-case')
})
