import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
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

describe('a report', () => {
  const policy = (change: Partial<typeof api.world.state.policy>) =>
    Object.assign(api.world.state.policy, change)
  const only = async (sale: Transaction) => (await api.messagesOf(sale))[0]

  test.each([
    ['comes twice', { copies: 3 }],
    ['comes in the wrong order', { is_reversed: true }],
    ['comes before the message is known to be sent', { is_early: true }],
    [
      'comes before and in the wrong order and twice',
      { is_early: true, is_reversed: true, copies: 2 },
    ],
  ])('that %s counts once', async (_, change) => {
    policy(change)
    const sale = await sell()
    await api.wait()
    expect(await only(sale)).toMatchObject({ status: 'delivered', cost_minor: 400 })
    expect(await api.countOf(sale)).toMatchObject({ count: 1, cost_minor: 400 })
  })

  test('that is charged twice by the provider is booked once', async () => {
    policy({ charges: 2 })
    const sale = await sell()
    await api.wait()
    expect(await api.countOf(sale)).toMatchObject({ count: 1, cost_minor: 400 })
  })

  test('that never comes leaves what was expected', async () => {
    policy({ is_losing: true })
    const sale = await sell()
    await api.wait()
    expect(await only(sale)).toMatchObject({
      status: 'sent',
      cost_minor: 1_000,
      is_cost_reported: false,
    })
    expect(await api.countOf(sale)).toMatchObject({ count: 1, cost_minor: 1_000 })
  })

  test.each(['wrong', 'missing'] as const)(
    'with a signature that is %s changes nothing',
    async (signature) => {
      policy({ signature })
      const sale = await sell()
      await api.wait()
      expect(api.world.state.webhooks.map(({ attempts }) => attempts[0]?.http_status)).toEqual([
        401, 401,
      ])
      expect(await only(sale)).toMatchObject({ status: 'sent', is_cost_reported: false })
    },
  )

  test('that is replayed changes nothing, and one that goes backwards neither', async () => {
    const sale = await sell()
    await api.wait()
    const before = await only(sale)
    const [message] = api.sentTo(vendor)
    if (!message) throw new Error('nothing was sent')
    await api.report(message, 'sent')
    await api.report(message, 'failed')
    await api.settle()
    expect(await only(sale)).toEqual(before)
  })

  test('of a message that nobody sent is taken and changes nothing', async () => {
    const raw = JSON.stringify({
      type: 'outbound',
      message_id: '99',
      status: 'Delivered',
      cost: '900',
    })
    const answer = await fetch(`${api.world.settings.webhookUrl}/termii`, {
      method: 'POST',
      body: raw,
    })
    expect(answer.status).toBe(401)
  })
})

describe('the other channel', () => {
  const agree = (person: Phoned) =>
    api.preferences(person, 'phone_messages').set({
      whatsapp: { wording: 'yes', at: { seconds: 1, nanoseconds: 0 } },
      stopped_at: null,
      last_inbound_at: null,
      heard_at: { seconds: 1, nanoseconds: 0 },
      updated_at: { seconds: 1, nanoseconds: 0 },
    })

  test.each(['refuse', 'report', 'early report'] as const)(
    'is tried two minutes after one has failed: %s',
    async (how) => {
      await agree(vendor)
      if (how === 'refuse') api.fail('refuse', 'sms')
      else api.world.state.policy.ends.sms = 'failed'
      api.world.state.policy.is_early = how === 'early report'
      const sale = await sell()
      await api.wait()
      expect(api.sentTo(vendor).filter(({ channel }) => channel === 'whatsapp')).toEqual([])
      await api.wait(60_000)
      expect(api.sentTo(vendor).filter(({ channel }) => channel === 'whatsapp')).toEqual([])
      await api.wait(61_000)
      expect(api.sentTo(vendor).filter(({ channel }) => channel === 'whatsapp')).toMatchObject([
        { template: 'sale_paid', status: 'delivered' },
      ])
      await api.wait()
      expect((await api.messagesOf(sale)).length).toBe(2)
    },
  )

  test('is SMS where free WhatsApp has failed, and nothing follows that one', async () => {
    await api.write(vendor, 'hello')
    api.world.state.policy.ends = { sms: 'failed', whatsapp: 'failed' }
    await sell()
    await api.wait()
    expect(api.sentTo(vendor)).toMatchObject([{ channel: 'whatsapp' }])
    await api.wait(121_000)
    await api.wait(121_000)
    await api.wait()
    expect(api.sentTo(vendor).map(({ channel }) => channel)).toEqual(['whatsapp', 'sms'])
  })

  test('is not tried while the first may still have gone', async () => {
    await agree(vendor)
    api.fail('lose-answer', 'sms')
    const sale = await sell()
    await api.wait()
    await api.wait(121_000)
    await api.wait()
    expect(api.sentTo(vendor)).toHaveLength(1)
    expect(await api.messagesOf(sale)).toMatchObject([{ status: 'unknown', cost_minor: 1_000 }])
  })

  test('is not WhatsApp without consent', async () => {
    api.fail('refuse', 'sms')
    await sell()
    await api.wait()
    await api.wait(121_000)
    expect(api.sentTo(vendor)).toEqual([])
  })

  test('is left alone if the first arrived after all', async () => {
    await agree(vendor)
    api.world.state.policy.ends.sms = 'failed'
    await sell()
    await api.wait()
    const [message] = api.sentTo(vendor)
    if (!message) throw new Error('nothing was sent')
    await api.report(message, 'delivered')
    await api.wait(121_000)
    expect(api.sentTo(vendor)).toHaveLength(1)
  })
})
