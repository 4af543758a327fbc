import type { PhoneMessage } from '../../functions/src/contract/entities/messaging/phone-message'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import type { User } from '../../functions/src/contract/entities/people/user'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { timestampFromMillis } from '../../functions/src/contract/time'
import { collectionOf } from '../../functions/src/db/firestore'
import {
  countIds,
  readPhoneMessageCount,
} from '../../functions/src/db/messaging/phone-message-counts'
import { readEvents } from '../../functions/src/db/orders/transactions'
import { createMessages } from '../../functions/src/providers/messages/messages'
import { onTransactionEventCreated } from '../../functions/src/triggers/on-transaction-event-created'
import type { Deps } from '../../functions/src/usecases/deps'
import { receive, report } from '../../tools/messages-simulator/messages'
import { createSimulator } from '../../tools/messages-simulator/simulator'
import { createState, type Failure, type Message } from '../../tools/messages-simulator/world'
import type { Person } from './people'
import { openTestApi } from './test-api'

let phones = 0

/** The API with simulated SMS and WhatsApp, whose webhooks it receives. */
export const openMessagesApi = async (more: Partial<Deps> = {}) => {
  let now = Date.now
  const simulator = createSimulator({ webhookUrl: null, now: () => now(), webhookRetryMs: [] })
  const base = await simulator.listen()
  const testApi = await openTestApi({}, (clock) => {
    now = clock
    const messages = createMessages(
      {
        sms: 'termii',
        whatsapp: 'meta',
        termii_base_url: `${base}/termii`,
        termii_sender: 'Oja',
        meta_base_url: `${base}/meta/v23.0`,
        whatsapp_sender: '100000000000001',
        whatsapp_number: '2348000000000',
      },
      {
        termii: { api_key: 'TL_simulator', secret_key: 'tsk_simulator' },
        meta: { access_token: 'meta_token_simulator', app_secret: 'meta_secret_simulator' },
      },
      clock,
      2_000,
    )
    if (!messages) throw new Error('no messages')
    return { messages, ...more }
  })
  const { world } = simulator
  world.settings.webhookUrl = `${testApi.origin}/api/v1/phone-messages/webhook`
  const { deps } = testApi

  const newPhone = (): string => {
    phones += 1
    return `+23480${String(31_000_000 + phones)}`
  }
  const withPhone = async <P extends Person>(person: P): Promise<P & { phone: string }> => {
    const phone = newPhone()
    const change = { phone, phone_verified_at: timestampFromMillis(testApi.clock()) }
    await collectionOf<User>(COLLECTIONS.users)
      .doc(person.uid)
      .set(change as User, { merge: true })
    return { ...person, phone }
  }
  /** Follows all events of an order, as their trigger does. */
  const followEvents = async ({ id }: { id: string }): Promise<void> => {
    for (const event of await readEvents(id)) {
      await onTransactionEventCreated(deps, { id, event_id: event.id })
    }
  }
  const settle = async () => {
    await simulator.idle()
    await testApi.runDueJobs()
    await simulator.idle()
  }
  return {
    testApi,
    simulator,
    world,
    withPhone,
    /** A sale whose money is held, with the notifications that follow. */
    sell: async (vendor: Person, buyer: Person, name = 'Woven basket'): Promise<Transaction> => {
      const product = await testApi.product(vendor, { name })
      const sale = await testApi.paid(buyer, product)
      await followEvents(sale)
      return sale
    },
    preferences: ({ uid }: Person, id: string) =>
      collectionOf<Record<string, unknown>>(`${COLLECTIONS.users}/${uid}/preferences`).doc(id),
    followEvents,
    settle,
    /** Moves on until messages are due, and sends them. */
    wait: async (milliseconds = 10 * 60_000 + 1_000) => {
      testApi.passTime(milliseconds)
      await settle()
    },
    sentTo: ({ phone }: { phone: string }): Message[] =>
      world.state.messages.filter(({ to }) => to === phone.slice(1)),
    messagesOf: async ({ id }: { id: string }): Promise<PhoneMessage[]> => {
      const found = await collectionOf<PhoneMessage>(COLLECTIONS.phoneMessages)
        .where('transaction_id', '==', id)
        .get()
      return found.docs.map((one) => one.data())
    },
    countOf: async ({ id }: { id: string }) =>
      (await readPhoneMessageCount(countIds.sale(id)))?.data,
    fail: (mode: Failure['mode'], channel: Failure['channel'] = null, times = 1) => {
      world.state.failures = [{ mode, times, channel }]
    },
    report: async (message: Message, status: Parameters<typeof report>[2]) => {
      report(world, message, status)
      await simulator.idle()
    },
    write: async (
      from: { phone: string },
      text: string,
      channel: 'sms' | 'whatsapp' = 'whatsapp',
    ) => {
      const provider = channel === 'sms' ? 'termii' : 'meta'
      const inbound = receive(world, { provider, channel, from: from.phone, text })
      await simulator.idle()
      return inbound
    },
    forget: async () => {
      await simulator.idle()
      world.state = createState()
      testApi.failure.at = () => {}
    },
    close: async () => {
      await testApi.close()
      await simulator.close()
    },
  }
}
export type MessagesApi = Awaited<ReturnType<typeof openMessagesApi>>
