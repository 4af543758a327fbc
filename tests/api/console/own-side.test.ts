import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueueItem } from '../../../functions/src/contract/entities/console/console'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS, SUBCOLLECTIONS, storedPathId } from '../../../functions/src/contract/paths'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { readCaseDecision } from '../../../functions/src/db/console/case-decisions'
import { collectionOf } from '../../../functions/src/db/firestore'
import { outboxOfTransaction } from '../../../functions/src/db/money/outbox'
import { updateUser } from '../../../functions/src/db/people/users'
import { grantOperator } from '../../../functions/src/usecases/operators/grant-operator'
import { type Person, signIn, signUpOperator } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

const REASON = 'The pictures show the broken lid.'
const LARGE = 30_000_000

let testApi: TestApi
/** Bought from `vendor`, disputes it, and became an operator since. */
let party: Person
let vendor: Person
let open: Transaction
let ada: Person
let bola: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[ada, bola] = await Promise.all([
    signUpOperator(testApi.deps, 'money'),
    signUpOperator(testApi.deps, 'owner'),
  ])
  vendor = await testApi.vendor()
  const buyer = await testApi.buyer()
  const paid = await testApi.paid(buyer, await testApi.product(vendor, { price: LARGE }))
  const claim = { reason: 'damaged', description: 'The handle came off at once.' }
  await testApi.done(buyer, paid, 'dispute', claim)
  await testApi.done(vendor, paid, 'dispute/message', { text: 'It left here whole.' })
  testApi.passTime(15 * DAY_MS)
  await testApi.runDueJobs()
  open = await testApi.read(paid)
  const by = { operator: bola.email, reason: 'joins the team', role: 'money' } as const
  await grantOperator(testApi.deps, buyer.email, by)
  party = { ...buyer, token: await signIn(buyer.email) }
})
afterAll(() => testApi.close())

const post = (as: Person, path: string, body: object = {}) =>
  testApi.call<{ state: string }>('POST', `/console/${path}`, { as, body })
const get = (as: Person, path: string) => testApi.call('GET', `/console/${path}`, { as })
const decide = (as: Person) =>
  post(as, `cases/${open.id}/decide`, {
    version: open.event_count,
    outcome: 'release',
    reason: REASON,
  })

describe('an operator with a dispute', () => {
  test('neither drops, confirms nor repeats what a colleague proposed', async () => {
    expect((await decide(ada)).data.state).toBe('waiting')
    const proposal_id = (await readCaseDecision(open.id))?.data.proposal_id
    expect(codeOf(await post(party, `cases/${open.id}/drop`, { reason: 'not like this' }))).toBe(
      'operator/own-case',
    )
    expect(codeOf(await post(party, `cases/${open.id}/confirm`, { proposal_id }))).toBe(
      'operator/own-case',
    )
    expect(codeOf(await decide(party))).toBe('operator/own-case')
    // Who proposed it may drop it, and so may somebody whose own it isn't.
    expect((await post(ada, `cases/${open.id}/drop`, { reason: 'a mistake' })).status).toBe(200)
    expect((await decide(ada)).data.state).toBe('waiting')
    expect((await post(bola, `cases/${open.id}/drop`, { reason: 'not now' })).status).toBe(200)
  })

  test('does nothing to the store that it is with, and reads nothing about it', async () => {
    const product = await testApi.product(vendor)
    const [task] = await outboxOfTransaction(open.id)
    const refused: [string, object][] = [
      [`stores/${vendor.uid}`, { action: 'suspend', reason: REASON }],
      [`stores/${vendor.uid}`, { action: 'block_payouts', reason: REASON }],
      [`products/${product.id}`, { action: 'takedown', reason: REASON }],
      [`products/${product.id}/reports`, { outcome: 'flag', reason: REASON }],
      [`due-items/${open.id}/requeue`, { reason: REASON }],
      ['notes', { subject: { type: 'person', id: vendor.uid }, text: REASON }],
      ['notes', { subject: { type: 'transaction', id: open.id }, text: REASON }],
      [`cases/${open.id}/accept-chargeback`, { reason: REASON }],
      [`cases/${open.id}/contest-chargeback`, { reason: REASON }],
      ...(task
        ? ([
            [`tasks/${task.id}/retry`, { reason: REASON }],
            [`tasks/${task.id}/account`, { account_number: '0123456789', bank_id: '058' }],
          ] as [string, object][])
        : []),
    ]
    for (const [path, body] of refused) {
      const response = await post(party, path, body)
      expect([path, response.status, codeOf(response)]).toEqual([path, 403, 'operator/own-case'])
    }
    const image = storedPathId(`disputes/${open.id}/a/b/c/a.jpg`)
    for (const path of [
      `people/${vendor.uid}?why=dispute`,
      `cases/${open.id}`,
      `cases/${open.id}/evidence/${image}`,
    ]) {
      expect([path, codeOf(await get(party, path))]).toEqual([path, 'operator/own-case'])
    }
    // Somebody else does and reads all of it.
    expect((await get(ada, `people/${vendor.uid}?why=dispute`)).status).toBe(200)
    const block = { action: 'block_payouts', reason: REASON }
    expect((await post(ada, `stores/${vendor.uid}`, block)).status).toBe(200)
  })

  test('is a party by a number that they or the party proved (case 56)', async () => {
    const prove = ({ uid }: Person, phone: string) =>
      updateUser(uid, { phone, phone_verified_at: timestampFromMillis(testApi.clock()) })
    // The delivery's phone number is what one signs in with.
    const neighbour = await signUpOperator(testApi.deps, 'money')
    await prove(neighbour, '+2348031234567')
    expect(codeOf(await decide(neighbour))).toBe('operator/own-case')
    // What the buyer signs in with is in an address of the other's.
    const cousin = await signUpOperator(testApi.deps, 'money')
    await prove(party, '+2348055500001')
    await collectionOf(`${COLLECTIONS.users}/${cousin.uid}/${SUBCOLLECTIONS.addresses}`)
      .doc('home')
      .set({ phone: '+2348055500001' })
    expect(codeOf(await decide(cousin))).toBe('operator/own-case')
  })

  test('neither looks at what they reported, nor ends its reports, nor has it in the queue', async () => {
    const product = await testApi.product(await testApi.vendor())
    const reporter = await signUpOperator(testApi.deps, 'money')
    const complaint = { reason: 'counterfeit', text: 'The label is a copy.' }
    const path = `/products/${product.id}/report`
    expect((await testApi.call('POST', path, { as: reporter, body: complaint })).status).toBe(200)
    const listed = async (as: Person) => {
      const queue = '/console/queue?kind=product_report&limit=50'
      const { data } = await testApi.call<{ items: QueueItem[] }>('GET', queue, { as })
      return data.items.map(({ id }) => id)
    }
    expect(await listed(bola)).toContain(product.id)
    expect(await listed(reporter)).not.toContain(product.id)
    const flag = { outcome: 'flag', reason: REASON }
    const takedown = { action: 'takedown', reason: REASON }
    for (const response of [
      await get(reporter, `products/${product.id}`),
      await post(reporter, `products/${product.id}/reports`, flag),
      await post(reporter, `products/${product.id}`, takedown),
    ]) {
      expect([response.status, codeOf(response)]).toEqual([403, 'operator/own-case'])
    }
    expect((await get(bola, `products/${product.id}`)).status).toBe(200)
    expect((await post(bola, `products/${product.id}/reports`, flag)).status).toBe(200)
  })

  test('decides about other people', async () => {
    const other = await testApi.vendor()
    const block = { action: 'block_payouts', reason: REASON }
    expect((await post(party, `stores/${other.uid}`, block)).status).toBe(200)
    expect((await get(party, `people/${other.uid}?why=request`)).status).toBe(200)
  })

  test('doesn’t have it in the queue, nor does who shares a phone or a bank account', async () => {
    const listed = async (as: Person) => {
      const { data } = await testApi.call<{ items: QueueItem[] }>(
        'GET',
        '/console/queue?kind=dispute&limit=50',
        { as },
      )
      return data.items.map(({ id }) => id)
    }
    expect(await listed(ada)).toContain(open.id)
    expect(await listed(party)).not.toContain(open.id)
    const neighbour = await signUpOperator(testApi.deps, 'money')
    await collectionOf(`${COLLECTIONS.users}/${neighbour.uid}/${SUBCOLLECTIONS.addresses}`)
      .doc('home')
      .set({ phone: '+2348031234567' })
    expect(await listed(neighbour)).not.toContain(open.id)
    const cousin = await signUpOperator(testApi.deps, 'money')
    const path = (uid: string) => `${COLLECTIONS.vendors}/${uid}/${SUBCOLLECTIONS.private}`
    const store = (await collectionOf(path(vendor.uid)).doc('store').get()).data()
    await collectionOf(path(cousin.uid))
      .doc('store')
      .set({ ...store, phone: '+2347022222222' })
    await collectionOf(COLLECTIONS.vendors).doc(cousin.uid).set({ vendor_id: cousin.uid })
    expect(await listed(cousin)).not.toContain(open.id)
    const block = { action: 'unblock_payouts', reason: REASON }
    expect(codeOf(await post(cousin, `stores/${vendor.uid}`, block))).toBe('operator/own-case')
  })
})
