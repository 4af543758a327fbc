import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PHONE_MESSAGES } from '../../../functions/src/contract/entities/messaging/phone-message'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, millisOf, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { countIds } from '../../../functions/src/db/messaging/phone-message-counts'
import { sendQueued } from '../../../functions/src/usecases/messaging/phone-message/send-queued'
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
const notification = (person: Person, sale: Transaction) =>
  collectionOf<{ id: string; read: boolean; type: string }>(`users/${person.uid}/notifications`)
    .where('transaction_id', '==', sale.id)
    .get()

describe('a message about a sale', () => {
  test('goes to the vendor by SMS after ten minutes, with the word first and no name of the buyer', async () => {
    const sale = await sell('Ọlá’s basket')
    await api.wait(9 * 60_000)
    expect(api.sentTo(vendor)).toEqual([])
    await api.wait(2 * 60_000)
    const [sms, ...others] = api.sentTo(vendor)
    expect(others).toEqual([])
    expect(sms).toMatchObject({ channel: 'sms', status: 'delivered' })
    expect(sms?.text).toMatch(/^[A-Za-z]{3,20}\. Oja: N12,500 is paid and held for Ola's basket/)
    expect(sms?.text).not.toContain(buyer.name)
    expect(api.sentTo(buyer)).toEqual([])
    expect(await api.messagesOf(sale)).toMatchObject([
      {
        uid: vendor.uid,
        channel: 'sms',
        status: 'delivered',
        cost_minor: 400,
        is_cost_reported: true,
      },
    ])
  })

  test('keeps neither text, word nor number', async () => {
    const sale = await sell()
    await api.wait()
    const [sms] = api.sentTo(vendor)
    const word = sms?.text.split('.')[0] ?? ''
    const kept = JSON.stringify(await api.messagesOf(sale))
    expect(kept).not.toContain(word)
    expect(kept).not.toContain(vendor.phone.slice(1))
    expect(kept).not.toContain('paid and held')
  })

  test('is not sent to a phone that is not verified', async () => {
    await collectionOf('users').doc(vendor.uid).update({ phone_verified_at: null })
    const product = await api.testApi.product(vendor)
    const sale = await api.testApi.paid(buyer, product)
    await collectionOf('users').doc(vendor.uid).update({ phone: '+2348030000000' })
    const { FieldValue } = await import('firebase-admin/firestore')
    await collectionOf('users').doc(vendor.uid).update({ phone_verified_at: FieldValue.delete() })
    await api.followEvents(sale)
    await api.wait()
    expect(api.world.state.messages).toEqual([])
  })

  test('is not sent to who has read the notification', async () => {
    const sale = await sell()
    const { docs } = await notification(vendor, sale)
    for (const one of docs) await one.ref.update({ read: true })
    await api.wait()
    expect(api.sentTo(vendor)).toEqual([])
  })

  test('is not sent to who marked all as read', async () => {
    await sell()
    await api.testApi.call('POST', '/users/notifications/mark-read', { as: vendor, body: {} })
    await api.wait()
    expect(api.sentTo(vendor)).toEqual([])
  })

  test('is not sent to who opened the page a minute ago, and is to the other party', async () => {
    const sale = await sell()
    api.testApi.passTime(9 * 60_000)
    await api.testApi.call('GET', `/transactions/${sale.id}`, { as: vendor })
    await api.wait(2 * 60_000)
    expect(api.sentTo(vendor)).toEqual([])
  })

  test('is sent although the other party has the page open', async () => {
    const sale = await sell()
    await api.testApi.call('GET', `/transactions/${sale.id}`, { as: buyer })
    await api.wait()
    expect(api.sentTo(vendor)).toHaveLength(1)
  })

  test('goes once, however often its event and its task come', async () => {
    const sale = await sell()
    await api.followEvents(sale)
    await Promise.all([api.wait(), api.settle()])
    await api.wait()
    expect(api.sentTo(vendor)).toHaveLength(1)
  })

  test('goes once if its server died after sending', async () => {
    const sale = await sell()
    api.testApi.failure.at = (name) => {
      if (name === 'phone-message:sent') throw new Error('died')
    }
    await api.wait()
    api.testApi.failure.at = () => {}
    await api.wait()
    await api.wait()
    expect(api.sentTo(vendor)).toHaveLength(1)
    expect(await api.messagesOf(sale)).toHaveLength(1)
  })

  test('is no news after six hours', async () => {
    await sell()
    await api.wait(7 * 3_600_000)
    expect(api.sentTo(vendor)).toEqual([])
  })

  test('isn’t sent to who has taken the order meanwhile, wherever they did', async () => {
    const sale = await sell()
    await api.testApi.done(vendor, sale, 'confirm')
    await api.wait()
    expect(api.sentTo(vendor)).toEqual([])
  })

  test('says when a deadline is near, and not once it was met', async () => {
    const reminded = async () => {
      const sale = await sell()
      await api.wait()
      const { deadline } = await api.testApi.read(sale)
      const left = millisOf(deadline?.at ?? sale.created_at) - api.testApi.clock()
      api.testApi.passTime(left - DAY_MS + 1_000)
      await api.testApi.runDueJobs()
      await api.followEvents(sale)
      return sale
    }
    const nearOf = () => api.sentTo(vendor).filter(({ text }) => text.includes('If not, '))
    await reminded()
    await api.wait()
    expect(nearOf().map(({ text }) => text)).toEqual([
      expect.stringMatching(/: confirm it by \d+\w\w [A-Z]\w\w, \d\d:\d\d\. If not, /),
    ])
    const met = await reminded()
    await api.testApi.done(vendor, met, 'confirm')
    await api.wait()
    expect(nearOf()).toHaveLength(1)
  })

  test('doesn’t say that goods come which came', async () => {
    const sale = await sell()
    await api.testApi.done(vendor, sale, 'confirm')
    const shipped = await api.testApi.done(vendor, sale, 'ship', { carrier: 'GIG' })
    await api.followEvents(shipped)
    await api.testApi.done(buyer, sale, 'receive')
    await api.wait()
    expect(api.sentTo(buyer)).toEqual([])
  })

  test('says to the buyer that it arrives, and never the code', async () => {
    const sale = await sell()
    await api.testApi.done(vendor, sale, 'confirm')
    const shipped = await api.testApi.done(vendor, sale, 'ship', {
      carrier: 'GIG',
      tracking_number: 'G-1',
    })
    await api.followEvents(shipped)
    await api.wait()
    const [sms] = api.sentTo(buyer)
    expect(sms?.text).toContain('is on its way')
    expect(sms?.text).not.toContain(await api.testApi.code(sale))
  })
})

describe('the limits', () => {
  test('pay for two messages of one sale and for no third', async () => {
    const sale = await sell()
    await api.wait()
    await api.testApi.done(vendor, sale, 'confirm')
    const shipped = await api.testApi.done(vendor, sale, 'ship', {
      carrier: 'GIG',
      tracking_number: 'G-1',
    })
    await api.followEvents(shipped)
    await api.wait()
    expect(api.world.state.messages).toHaveLength(2)
    expect(await api.countOf(sale)).toMatchObject({ count: 2, cost_minor: 800 })
    const task = {
      kind: 'phone_message' as const,
      uid: buyer.uid,
      transaction_id: sale.id,
      after: null,
    }
    const { docs } = await notification(buyer, sale)
    const arriving = docs.find((one) => one.data().type === 'ORDER_SHIPPED')?.data()
    const notification_id = `${arriving?.id}-again`
    await collectionOf(`users/${buyer.uid}/notifications`)
      .doc(notification_id)
      .set({ ...arriving, id: notification_id })
    const created_at = { seconds: Math.floor(api.testApi.clock() / 1_000), nanoseconds: 0 }
    const queued = await sendQueued(api.testApi.deps, { ...task, notification_id }, { created_at })
    expect(queued).toMatchObject({ note: 'sale' })
    expect(api.world.state.messages).toHaveLength(2)
  })

  test('hold for messages that are sent at the same moment', async () => {
    const sale = await sell()
    const { sendMessage } = await import(
      '../../../functions/src/usecases/messaging/phone-message/send-message'
    )
    const { messages } = api.testApi.deps
    if (!messages) throw new Error('no messages')
    const sendings = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        sendMessage(api.testApi.deps, messages, {
          id: `race-${sale.id}-${place}-sms`,
          uid: vendor.uid,
          transaction_id: sale.id,
          channel: 'sms',
          to: vendor.phone,
          template: 'order_arriving',
          values: { product_name: 'Basket' },
          is_in_window: false,
        }),
      ),
    )
    expect(sendings.toSorted()).toEqual([...Array(6).fill('sale'), 'sent', 'sent'])
    await api.simulator.idle()
    expect(await api.countOf(sale)).toMatchObject({ count: 2, cost_minor: 800 })
  })

  test('end the paid messages of a day of the house', async () => {
    // The sale and its message may lie on two days.
    const days = [0, DAY_MS].map((later) => lagosDayOf(api.testApi.clock() + later))
    const counts = days.map((day) => ({
      id: countIds.house(day),
      count: 5_000,
      cost_minor: PHONE_MESSAGES.house_day_minor,
      expires_at: timestampFromMillis(api.testApi.clock() + DAY_MS),
    }))
    const kept = collectionOf(COLLECTIONS.phoneMessageCounts)
    for (const count of counts) await kept.doc(count.id).set(count)
    const sale = await sell()
    await api.wait()
    expect(api.sentTo(vendor)).toEqual([])
    expect(await api.messagesOf(sale)).toEqual([])
    for (const { id } of counts) await kept.doc(id).delete()
  })

  test('stop paid messages by an operator’s switch, and not free ones', async () => {
    const { switchedOff } = api.testApi.deps
    api.testApi.deps.switchedOff = async () => new Set(['paid_messages'] as const)
    await sell()
    await api.wait()
    expect(api.sentTo(vendor)).toEqual([])
    await api.write(vendor, 'hello')
    await sell()
    await api.wait()
    expect(api.sentTo(vendor)).toMatchObject([{ channel: 'whatsapp', is_free: true }])
    api.testApi.deps.switchedOff = switchedOff
  })
})
