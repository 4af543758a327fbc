import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Conversation } from '../../../functions/src/contract/entities/messaging/message'
import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { type Api, startApi } from '../../support/api-server'
import { begin } from '../../support/conversations'
import { type Person, signUp } from '../../support/people'

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const HOUR_MS = 3_600_000

describe('the conversations', () => {
  const list = async (as: Person, query = '') =>
    api.call<{ items: Conversation[] }>('GET', `/conversations${query}`, { as })
  const touched = (conversation: Conversation, millis: number) =>
    collectionOf<Conversation>(COLLECTIONS.conversations)
      .doc(conversation.id)
      .update({ updated_at: timestampFromMillis(millis) })

  test('are the caller’s own, as buyer or vendor, the newest first', async () => {
    const [ada, bola, chi] = await Promise.all([signUp(), signUp(), signUp()])
    const older = await begin(ada, bola)
    const newer = await begin(chi, ada)
    await begin(bola, chi)
    const now = Date.now()
    await touched(older, now - HOUR_MS)
    await touched(newer, now)
    const { data } = await list(ada)
    expect(data.items.map(({ id }) => id)).toEqual([newer.id, older.id])
  })

  test('are none for somebody who has written to nobody', async () => {
    expect((await list(await signUp())).data).toEqual({ items: [] })
  })

  test('are no more than asked for', async () => {
    const [ada, bola, chi] = await Promise.all([signUp(), signUp(), signUp()])
    await begin(ada, bola)
    await begin(ada, chi)
    expect((await list(ada, '?limit=1')).data.items).toHaveLength(1)
  })

  test('refuses to list more than sixty', async () => {
    const refused = await list(await signUp(), '?limit=61')
    expect([refused.status, refused.error.code]).toEqual([400, 'request/invalid'])
  })
})

describe('the notifications', () => {
  const notify = async ({ uid }: Person, change: Partial<Notification> & { id: string }) => {
    const notification: Notification = {
      type: 'NEW_ORDER',
      kind: 'order',
      title: 'New order',
      message: 'Somebody ordered a basket.',
      cta: null,
      read: false,
      transaction_id: null,
      product_id: null,
      created_at: timestampFromMillis(Date.now()),
      ...change,
    }
    const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
    await collectionOf<Notification>(path).doc(change.id).set(notification)
  }
  const list = async (as: Person, query = '') =>
    api.call<{ items: Notification[] }>('GET', `/users/notifications${query}`, { as })
  const ago = (hours: number) => timestampFromMillis(Date.now() - hours * HOUR_MS)

  test('are the caller’s own, the newest first', async () => {
    const [ada, bola] = await Promise.all([signUp(), signUp()])
    await notify(ada, { id: 'older', created_at: ago(2) })
    await notify(ada, { id: 'newer', created_at: ago(1) })
    await notify(bola, { id: 'of-bola' })
    expect((await list(ada)).data.items.map(({ id }) => id)).toEqual(['newer', 'older'])
  })

  test('are of one kind where one is asked for', async () => {
    const ada = await signUp()
    await notify(ada, { id: 'order' })
    await notify(ada, { id: 'payment', kind: 'payment', type: 'PAYMENT_RECEIVED' })
    expect((await list(ada, '?kind=payment')).data.items.map(({ id }) => id)).toEqual(['payment'])
  })

  test('count as read once all were marked, those that came later do not', async () => {
    const ada = await signUp()
    await notify(ada, { id: 'before', created_at: ago(1) })
    expect((await list(ada)).data.items[0]?.read).toBe(false)
    await api.call('POST', '/users/notifications/mark-read', { as: ada })
    await notify(ada, { id: 'after', created_at: ago(-1) })
    const read = (await list(ada)).data.items.map((one) => [one.id, one.read])
    expect(read).toEqual([
      ['after', false],
      ['before', true],
    ])
  })

  test('refuses a kind that there is not', async () => {
    const refused = await list(await signUp(), '?kind=gossip')
    expect([refused.status, refused.error.code]).toEqual([400, 'request/invalid'])
  })
})
