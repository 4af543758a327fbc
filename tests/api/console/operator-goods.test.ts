import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { consoleEndpoints } from '../../../functions/src/contract/api/console/console'
import type { ResponseOf } from '../../../functions/src/contract/api/endpoint'
import type { AuditLine } from '../../../functions/src/contract/entities/console/audit'
import type { Case } from '../../../functions/src/contract/entities/console/console'
import type {
  Conversation,
  Message,
} from '../../../functions/src/contract/entities/messaging/message'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { changeProduct, readProduct } from '../../../functions/src/db/catalog/products'
import { collectionOf, newBatch } from '../../../functions/src/db/firestore'
import { type Person, signUp, signUpOperator } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

const AS_SOLD = 'A cloth of 120 by 90 centimetres, hand-dyed in indigo.'
const AFTERWARDS = 'A cloth of 108 by 84 centimetres, hand-dyed in indigo.'

let testApi: TestApi
let support: Person
let owner: Person
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  support = await signUpOperator(testApi.deps, 'support')
  owner = await signUpOperator(testApi.deps, 'owner')
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer('Terna Iorfa')])
})
afterAll(() => testApi.close())

/** As every change of a product is written; the test's pictures aren't in Storage. */
const rewrite = async (id: string, description: string) => {
  const stored = await readProduct(id)
  if (!stored) throw new Error('no product')
  const batch = newBatch()
  changeProduct(batch, stored, { description, updated_at: timestampFromMillis(testApi.clock()) })
  await batch.commit()
}

const show = async ({ id }: Transaction): Promise<Case> =>
  (await testApi.call<Case>('GET', `/console/cases/${id}?why=dispute`, { as: support })).data

const say = async (text: string) => {
  const id = `talk-${buyer.uid}`
  const at = timestampFromMillis(testApi.clock())
  await collectionOf<Conversation>(COLLECTIONS.conversations)
    .doc(id)
    .set({
      id,
      members: [buyer.uid, vendor.uid],
      buyer_id: buyer.uid,
      vendor_id: vendor.uid,
      subject: { kind: 'general', id: vendor.uid, title: 'Store' },
      names: {},
      last_message: null,
      unread: {},
      blocked_by: [],
      created_at: at,
      updated_at: at,
    })
  await collectionOf<Message>(`${COLLECTIONS.conversations}/${id}/${SUBCOLLECTIONS.messages}`)
    .doc('one')
    .set({ sender_id: buyer.uid, text, image_path: null, sent_at: at, state: 'delivered' })
}

describe('the goods of a case', () => {
  test('are shown as buyers read them at the order, whatever the vendor wrote since', async () => {
    const product = await testApi.product(vendor, { description: AS_SOLD })
    const paid = await testApi.paid(buyer, product)
    expect((await show(paid)).products).toMatchObject([{ description: AS_SOLD, is_changed: false }])
    testApi.passTime(60_000)
    await rewrite(product.id, AFTERWARDS)
    testApi.passTime(60_000)
    await rewrite(product.id, `${AFTERWARDS} New.`)
    expect((await show(paid)).products).toMatchObject([{ description: AS_SOLD, is_changed: true }])
    const later = await testApi.paid(buyer, product)
    expect((await show(later)).products).toMatchObject([{ is_changed: false }])
  })

  test('have where they go, and what the two wrote only once they dispute', async () => {
    await say('The measures differ.')
    const paid = await testApi.paid(buyer, await testApi.product(vendor))
    const before = await show(paid)
    expect(before.contact?.address).toBeTruthy()
    expect(before.thread).toEqual([])
    const claim = { reason: 'not_as_described', description: 'It is 108 by 84 centimetres.' }
    await testApi.done(buyer, paid, 'dispute', claim)
    expect((await show(paid)).thread.map(({ text }) => text)).toEqual(['The measures differ.'])
  })
})

describe('a reported product', () => {
  type Shown = ResponseOf<(typeof consoleEndpoints)['reportedProduct']>
  const open = (as: Person | undefined, id: string) =>
    testApi.call<Shown>('GET', `/console/products/${id}`, { ...(as && { as }) })

  test('shows each report with its words, and what else of the store was reported', async () => {
    const [{ id }, other] = await Promise.all([testApi.product(vendor), testApi.product(vendor)])
    const reporter = await signUp({ name: 'Hadiza Musa' })
    const body = { reason: 'counterfeit', text: 'The stamp is a copy.' }
    for (const one of [id, other.id]) {
      expect(
        (await testApi.call('POST', `/products/${one}/report`, { as: reporter, body })).status,
      ).toBe(200)
    }
    const { data, status } = await open(support, id)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      product: { product_id: id },
      vendor: { uid: vendor.uid },
      open_reports: 1,
      reports: [{ reporter: { name: 'Hadiza Musa' }, reason: 'counterfeit', text: body.text }],
      others: [{ product_id: other.id, name: other.name, count: 1 }],
    })
  })

  test('is nobody’s but an operator’s, and there must be one', async () => {
    const { id } = await testApi.product(vendor)
    for (const as of [undefined, buyer, vendor]) expect((await open(as, id)).status).not.toBe(200)
    expect(codeOf(await open(support, 'k3f9qzk3f9qzk3f9qz01'))).toBe('product/not-found')
  })
})

test('the audit log names who looked and at what', async () => {
  const paid = await testApi.paid(buyer, await testApi.product(vendor))
  await show(paid)
  await testApi.call('GET', `/console/people/${buyer.uid}?why=request`, { as: support })
  const { data } = await testApi.call<{ entries: AuditLine[] }>('GET', '/console/audit', {
    as: owner,
  })
  const find = (subject: string) => data.entries.find((entry) => entry.subject === subject)
  expect(find(paid.id)).toMatchObject({
    by: support.name,
    about: { type: 'transaction', id: paid.id, name: paid.invoice_id },
  })
  expect(find(buyer.uid)?.about).toEqual({ type: 'person', id: buyer.uid, name: 'Terna Iorfa' })
})
