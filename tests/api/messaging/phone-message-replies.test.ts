import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collectionOf } from '../../../functions/src/db/firestore'
import { receiveMessageWebhook } from '../../../functions/src/usecases/messaging/phone-message/receive-message-webhook'
import type { Person } from '../../support/people'
import { type MessagesApi, openMessagesApi } from '../../support/phone-messages'

type Phoned = Person & { phone: string }

let api: MessagesApi
let vendor: Phoned
let buyer: Phoned
let account = 1_000_000_000
beforeAll(async () => {
  api = await openMessagesApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.forget()
  account += 1
  vendor = await api.withPhone(await api.testApi.vendor(String(account)))
  buyer = await api.withPhone(await api.testApi.buyer())
})

const sell = (name?: string) => api.sell(vendor, buyer, name)

describe('what somebody writes', () => {
  const READY =
    'Please send me updates about my Oja orders on WhatsApp. I can write STOP at any time.'

  test('asks for WhatsApp with the ready text, which is kept with its time', async () => {
    await api.write(vendor, READY)
    expect((await api.preferences(vendor, 'phone_messages').get()).data()).toMatchObject({
      whatsapp: { wording: READY },
      stopped_at: null,
    })
    expect(api.sentTo(vendor)).toMatchObject([{ template: null, is_free: true }])
    const shown = await api.testApi.call('GET', '/users/phone-messages', { as: vendor })
    expect(shown.data).toMatchObject({ whatsapp_since: { seconds: expect.any(Number) } })
  })

  test('opens a day of free messages, and no longer', async () => {
    await api.write(vendor, 'hello')
    await sell()
    await api.wait()
    expect(api.sentTo(vendor)).toMatchObject([
      { channel: 'whatsapp', is_free: true, status: 'delivered' },
    ])
    api.testApi.passTime(24 * 3_600_000)
    await sell()
    await api.wait()
    expect(api.sentTo(vendor).map(({ channel }) => channel)).toEqual(['whatsapp', 'sms'])
  })

  test.each([
    'STOP',
    'stop',
    'Stop.',
    'abeg stop',
    'ẹ dúró',
    'Dawọ́ dúró',
    'no send me again',
    'STOP!!! 🙏',
  ])('ends messages with %s, and is confirmed once', async (text) => {
    await api.write(vendor, READY)
    api.testApi.passTime(2_000)
    await api.write(vendor, text)
    api.testApi.passTime(2_000)
    await api.write(vendor, text)
    expect(api.sentTo(vendor).filter((one) => one.text.includes('no more messages'))).toHaveLength(
      1,
    )
    await sell()
    await api.wait()
    expect(api.sentTo(vendor)).toHaveLength(2)
  })

  test('ends nothing by a sentence with the word in it', async () => {
    await api.write(vendor, 'Where does the bus stop?')
    expect((await api.preferences(vendor, 'phone_messages').get()).data()).toMatchObject({
      stopped_at: null,
    })
  })

  test('is followed once: an old STOP that comes again ends nothing', async () => {
    await api.write(vendor, 'STOP')
    api.testApi.passTime(5_000)
    const shown = await api.testApi.call('PUT', '/users/phone-messages', {
      as: vendor,
      body: { is_on: true },
    })
    expect(shown.data).toMatchObject({ stopped_at: null })
    const old = api.world.state.webhooks[0]
    if (!old) throw new Error('nothing was received')
    const { deliver, addWebhook } = await import('../../../tools/messages-simulator/webhooks')
    deliver(api.world, addWebhook(api.world, 'meta', old.body, 'valid'), 0)
    await api.simulator.idle()
    expect((await api.preferences(vendor, 'phone_messages').get()).data()).toMatchObject({
      stopped_at: null,
    })
  })

  test('is followed although another event of its webhook fails, which then comes again', async () => {
    const { deps } = api.testApi
    const { messages } = deps
    if (!messages) throw new Error('no messages')
    const broken = { kind: 'report', id: 'wamid.1', reference: 'a/b' } as const
    const stop = { kind: 'inbound', id: 'wamid.2', channel: 'whatsapp', text: 'STOP' } as const
    const readWebhook: typeof messages.readWebhook = () => [
      { ...broken, status: 'delivered', cost_minor: null },
      { ...stop, from: vendor.phone, at: api.testApi.clock() },
    ]
    const receiving = receiveMessageWebhook(
      { ...deps, messages: { ...messages, readWebhook } },
      'meta',
      Buffer.alloc(0),
      undefined,
    )
    await expect(receiving).rejects.toThrow()
    expect((await api.preferences(vendor, 'phone_messages').get()).data()).toMatchObject({
      stopped_at: { seconds: expect.any(Number) },
    })
  })

  test('is not followed unsigned, and not answered to a number that nobody has', async () => {
    api.world.state.policy.signature = 'wrong'
    await api.write(vendor, 'STOP')
    expect((await api.preferences(vendor, 'phone_messages').get()).exists).toBe(false)
    api.world.state.policy.signature = 'valid'
    await api.write({ phone: '+2348099999999' }, 'STOP')
    expect(api.world.state.messages).toEqual([])
  })
})

describe('what somebody chose', () => {
  test('mutes one channel and leaves the other', async () => {
    await api.preferences(vendor, 'notifications').set({
      muted: { in_app: [], email: [], push: [], sms: ['order'] },
      updated_at: { seconds: 1, nanoseconds: 0 },
    })
    await sell()
    await api.wait()
    expect(api.sentTo(vendor)).toEqual([])
    await api.write(vendor, 'hello')
    await sell()
    await api.wait()
    expect(api.sentTo(vendor)).toMatchObject([{ channel: 'whatsapp' }])
  })

  test('turns all off in the account', async () => {
    await api.testApi.call('PUT', '/users/phone-messages', { as: vendor, body: { is_on: false } })
    await sell()
    await api.wait()
    expect(api.sentTo(vendor)).toEqual([])
  })

  test('is shown with the phone’s middle hidden, and with nothing to those without one', async () => {
    const own = await api.testApi.call('GET', '/users/phone-messages', { as: vendor })
    expect(own.data).toMatchObject({
      channels: ['sms', 'whatsapp'],
      phone: `${vendor.phone.slice(0, 7)} **** ${vendor.phone.slice(-2)}`,
      whatsapp_url: expect.stringMatching(/^https:\/\/wa\.me\/2348000000000\?text=Please%20send/),
    })
    const none = await api.testApi.call('GET', '/users/phone-messages', {
      as: await api.testApi.buyer(),
    })
    expect(none.data).toMatchObject({ channels: [], phone: null, whatsapp_url: null })
  })
})

describe('somebody who leaves', () => {
  test('gets what was sent in the export, without its text', async () => {
    await api.write(buyer, 'STOP')
    const own = await api.testApi.call('GET', '/users/export', { as: buyer })
    expect(own.data).toMatchObject({
      phone_messages: [{ template: 'updates_off', channel: 'whatsapp', cost_minor: 0 }],
    })
  })

  test('leaves that something was sent, and neither number, word nor name', async () => {
    await api.write(buyer, 'STOP')
    const messages = collectionOf<{ uid: string | null }>('phone_messages')
    const [sent] = (await messages.where('uid', '==', buyer.uid).get()).docs
    if (!sent) throw new Error('nothing was sent')
    const body = { confirm: 'DELETE' }
    const deleted = await api.testApi.call('POST', '/users/delete', { as: buyer, body })
    expect(deleted.status).toBe(200)
    expect((await messages.doc(sent.id).get()).data()).toMatchObject({ uid: null })
    expect((await api.preferences(buyer, 'phone_messages').get()).exists).toBe(false)
    api.testApi.passTime(2_000)
    await api.write(buyer, 'STOP')
    expect(api.sentTo(buyer)).toHaveLength(1)
  })
})
