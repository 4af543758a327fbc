import { getStorage } from 'firebase-admin/storage'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { MINUTE_MS } from '../../../functions/src/contract/time'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { collectionOf } from '../../../functions/src/db/firestore'
import { readPrivatePart } from '../../../functions/src/db/orders/transactions'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { readPrivateImage } from '../../../functions/src/usecases/catalog/image/read-private-image'
import { removeOrphans } from '../../../functions/src/usecases/people/user/remove-orphans'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { lookAtAll } from '../../../tools/reconcile/look-at-all'
import { begin, readConversation, write } from '../../support/conversations'
import { readDealNow } from '../../support/deals'
import { completedPurchase, joinsOf } from '../../support/joins'
import { deliverAll } from '../../support/notifications/notification-producers'
import { signUp } from '../../support/people'
import { alertsTo, newNumber, openPhoneApi, type PhoneApi } from '../../support/phones'
import { askFor } from '../../support/requests'
import { codeOf, type TestApi } from '../../support/test-api'

let api: PhoneApi
let testApi: TestApi
let phones: PhoneApi['phones']
let look: ReturnType<typeof joinsOf>['look']
let join: ReturnType<typeof joinsOf>['join']
let joinOf: ReturnType<typeof joinsOf>['joinOf']
beforeAll(async () => {
  api = await openPhoneApi()
  ;({ testApi, phones } = api)
  ;({ look, join, joinOf } = joinsOf(api))
})
afterEach(() => {
  testApi.failure.at = () => {}
})
afterAll(() => testApi.close())

const own = (uid: string, name: string) =>
  collectionOf<Record<string, unknown>>(`${COLLECTIONS.users}/${uid}/${name}`)

/** Somebody who bought, wrote and liked by phone, and has an account by email too. */
const twice = async () => {
  const [vendor, stays, other] = await Promise.all([
    testApi.vendor(),
    signUp({ name: 'Ngozi Eze' }),
    phones.enter({ name: 'Ngozi' }),
  ])
  const order = await completedPurchase(testApi, other, vendor)
  const asked = await askFor(testApi, other)
  const conversation = await begin(other, vendor)
  await write(conversation, other.uid, { text: 'Is it red?' })
  await write(conversation, vendor.uid, { text: 'It is.' })
  await own(other.uid, SUBCOLLECTIONS.favourites).doc('liked').set({ added_at: order.created_at })
  return { vendor, stays, other, order, conversation, asked }
}

const expectMoved = async ({
  vendor,
  stays,
  other,
  order,
  conversation,
  asked,
}: Awaited<ReturnType<typeof twice>>) => {
  const moved = await testApi.read(order)
  expect({ ...moved, buyer_id: other.uid }).toEqual({ ...order, buyer_id: other.uid })
  expect(moved.buyer_id).toBe(stays.uid)
  expect(await readPrivatePart(order.id, other.uid)).toBeUndefined()
  expect((await readPrivatePart(order.id, stays.uid))?.contact.recipient_name).toBe('Ngozi Eze')
  expect((await readDealNow(asked.deal)).buyer_id).toBe(stays.uid)
  const talk = await readConversation(conversation)
  expect([talk.members, talk.buyer_id]).toEqual([[stays.uid, vendor.uid], stays.uid])
  const path = `${COLLECTIONS.conversations}/${talk.id}/${SUBCOLLECTIONS.messages}`
  const senders = (await collectionOf(path).get()).docs.map((one) => one.data().sender_id)
  expect(senders.toSorted()).toEqual([stays.uid, vendor.uid].toSorted())
  expect((await own(stays.uid, SUBCOLLECTIONS.favourites).doc('liked').get()).exists).toBe(true)
  expect(await api.userOf(other.uid)).toBeUndefined()
  expect(await api.usersWith(other.phone)).toEqual([stays.uid])
  expect(brokenRules(await loadAuditState())).toEqual([])
}

describe('two accounts of one person', () => {
  test('become one: it is shown what moves, and then all of it is there (case 115)', async () => {
    const given = await twice()
    const { stays, other, order, vendor } = given
    const shown = await look(stays, other)
    expect(shown.data).toEqual({
      name: 'Ngozi',
      things: { purchases: 1, conversations: 1, favourites: 1, addresses: 0, cart_items: 0 },
      takes_number: true,
    })
    expect((await testApi.read(order)).buyer_id).toBe(other.uid)
    const before = await testApi.call('GET', `/transactions/${order.id}`, { as: vendor })

    const joined = await join(stays, other)
    expect([joined.status, joined.data]).toEqual([200, { is_moved: true }])
    await expectMoved(given)
    const listed = await testApi.call<{ items: { id: string }[] }>(
      'GET',
      '/transactions?role=buyer',
      { as: stays },
    )
    expect(listed.text).toContain(order.id)
    const after = await testApi.call('GET', `/transactions/${order.id}`, { as: vendor })
    expect(after.text.replaceAll(stays.uid, other.uid)).toBe(before.text)
    const payment = await testApi.call('GET', `/checkouts/${order.payment.reference}`, {
      as: stays,
    })
    expect(payment.status).toBe(200)
    expect(await alertsTo(stays.uid)).toEqual([expect.stringContaining('was joined to this one')])

    const late = await testApi.call('GET', '/users/notifications', { as: other })
    expect(late.status).toBe(401)
    const entered = await phones.enter({ phone: other.phone, device: other.device })
    expect(entered.uid).toBe(stays.uid)
  })

  test('leave nothing for the reconciler to find, before and after', async () => {
    const { stays, other } = await twice()
    const found = async () => {
      await testApi.drain()
      const { docs } = await collectionOf(COLLECTIONS.transactions).get()
      for (const { id } of docs) await deliverAll(testApi, { id })
      return (await lookAtAll(testApi.deps)).flatMap(({ findings }) => findings)
    }
    expect(await found()).toEqual([])
    await join(stays, other)
    expect(await found()).toEqual([])
  })

  test('are joined once, and the trail stays without the number', async () => {
    const { stays, other } = await twice()
    expect((await join(stays, other)).status).toBe(200)
    expect(codeOf(await join(stays, other))).toBe('user/join-same')
    expect(await joinOf(other)).toMatchObject({ into: stays.uid, state: 'settling', phone: null })
    testApi.passTime(11 * MINUTE_MS)
    await testApi.runDueJobs()
    expect(await joinOf(other)).toMatchObject({
      state: 'done',
      due: null,
      proved_by: 'known_device',
    })
  })

  test('keep the number of the one that stays', async () => {
    const { stays, other } = await twice()
    const phone = newNumber()
    await api.addPhone(stays, phone)
    expect((await look(stays, other)).data.takes_number).toBe(false)
    await join(stays, other)
    expect((await api.userOf(stays.uid))?.phone).toBe(phone)
    expect(await api.usersWith(other.phone)).toEqual([])
  })

  test.each([
    'close',
    'number',
    'purchase',
    'purchases',
    'payments',
    'conversations',
    'own',
    'sign_ins',
    'record',
  ])('are whole after dying behind the step: %s', async (step) => {
    const given = await twice()
    testApi.failure.at = (name) => {
      if (name === `join:after-${step}`) throw new Error('died')
    }
    const joined = await join(given.stays, given.other)
    expect(joined.data).toEqual({ is_moved: false })
    testApi.failure.at = () => {}
    await removeOrphans(testApi.deps)
    await testApi.runDueJobs()
    await expectMoved(given)
  })

  test('asked for twice at once are joined once', async () => {
    const given = await twice()
    const code = (await api.provedCode(given.other.phone)).code
    const both = await Promise.all([1, 2].map(() => join(given.stays, given.other, { code })))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    await expectMoved(given)
  })

  test('say the same again by the same key, also at once, and refuse it for anything else', async () => {
    const given = await twice()
    const code = (await api.provedCode(given.other.phone)).code
    const same = { code, key: `join-${given.other.uid}` }
    const again = () => join(given.stays, given.other, same)
    const both = await Promise.all([again(), again()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(1)
    const replayed = await again()
    expect([replayed.data, replayed.headers['idempotency-replayed']]).toEqual([
      { is_moved: true },
      'true',
    ])
    const reused = await join(given.stays, given.other, { ...same, word: 'Mango' })
    expect([reused.status, codeOf(reused)]).toEqual([409, 'idempotency/key-reused'])
    await expectMoved(given)
  })

  test('show pictures that were sent in the old name to the two people, and to nobody else', async () => {
    const { stays, other, vendor } = await twice()
    await join(stays, other)
    const path = `messages/${other.uid}_${vendor.uid}_general/${other.uid}/${vendor.uid}/${other.uid}/a.png`
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await getStorage(firebaseApp()).bucket().file(path).save(png, { contentType: 'image/png' })
    const id = path.replaceAll('/', '~')
    expect((await readPrivateImage(testApi.deps, stays.uid, id)).type).toContain('image/')
    const stranger = await signUp()
    await expect(readPrivateImage(testApi.deps, stranger.uid, id)).rejects.toMatchObject({
      code: 'image/not-found',
    })
  })
})
