import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Block,
  blockId,
  type Conversation,
  type ConversationReport,
} from '../../../functions/src/contract/entities/messaging/message'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import { onConversationCreated } from '../../../functions/src/triggers/on-conversation-created'
import { type Api, startApi } from '../../support/api-server'
import { begin, readConversation } from '../../support/conversations'
import { countedTest } from '../../support/counts'
import { type Person, signUp } from '../../support/people'
import { signUpVendor } from '../../support/stores'

let api: Api
let buyer: Person
let vendor: Person
let stranger: Person

beforeAll(async () => {
  api = await startApi()
  ;[buyer, vendor, stranger] = await Promise.all([signUp(), signUpVendor(), signUp()])
})
afterAll(() => api.close())

const COMPLAINT = { reason: 'pay_outside', text: 'Wants a transfer to a bank account.' }

const ask = (as: Person | undefined, { id }: { id: string }, what: string, body: object = {}) =>
  api.call<{ done: true }>('POST', `/conversations/${id}/${what}`, { as, body })

const reportsOn = async ({ id }: Conversation): Promise<ConversationReport[]> => {
  const { docs } = await collectionOf<ConversationReport>(COLLECTIONS.reports)
    .where('conversation_id', '==', id)
    .get()
  return docs.map((document) => document.data())
}
const blockOf = async (one: Person, other: Person): Promise<Block | undefined> =>
  (await collectionOf<Block>(COLLECTIONS.blocks).doc(blockId(one.uid, other.uid)).get()).data()
const emailAbout = async ({ id }: { id: string }) =>
  (
    await collectionOf<{ to: string[]; message: { text: string } }>(COLLECTIONS.mail)
      .doc(`report-${id}`)
      .get()
  ).data()

describe('a block', () => {
  // A block belongs to the pair, not to the conversation, so each test starts without one.
  beforeEach(async () => {
    await collectionOf<Block>(COLLECTIONS.blocks).doc(blockId(buyer.uid, vendor.uid)).delete()
  })

  test('is each member’s own, and asking twice changes nothing', async () => {
    const conversation = await begin(buyer, vendor)
    for (const what of ['block', 'block']) {
      expect((await ask(buyer, conversation, what)).data).toEqual({ done: true })
    }
    await ask(vendor, conversation, 'block')
    expect((await readConversation(conversation)).blocked_by).toEqual([buyer.uid, vendor.uid])
    await ask(buyer, conversation, 'unblock')
    await ask(buyer, conversation, 'unblock')
    expect((await readConversation(conversation)).blocked_by).toEqual([vendor.uid])
    await ask(vendor, conversation, 'unblock')
    expect(await blockOf(buyer, vendor)).toBeUndefined()
  })

  test('holds in all that the two talk about, whoever sells, and nowhere else', async () => {
    const [one, other, third] = await Promise.all([signUpVendor(), signUpVendor(), signUp()])
    const about = { kind: 'product', id: 'p'.repeat(20), title: 'A pot' } as const
    const conversations = [
      await begin(one, other),
      await begin(one, other, about),
      await begin(other, one),
    ] as const
    const elsewhere = await begin(third, other)
    await ask(other, conversations[1], 'block')
    for (const conversation of conversations)
      expect((await readConversation(conversation)).blocked_by).toEqual([other.uid])
    expect((await readConversation(elsewhere)).blocked_by).toEqual([])
    expect(await blockOf(one, other)).toMatchObject({ blocked_by: [other.uid] })
    await ask(other, conversations[2], 'unblock')
    for (const conversation of conversations)
      expect((await readConversation(conversation)).blocked_by).toEqual([])
    expect(await blockOf(one, other)).toBeUndefined()
  })

  test('shows in a conversation that was begun in the same moment', async () => {
    const [asking, store] = await Promise.all([signUp(), signUpVendor()])
    await ask(store, await begin(asking, store), 'block')
    const late = await begin(asking, store, { kind: 'product', id: 'q'.repeat(20), title: 'A pot' })
    await onConversationCreated(api.deps, late.id)
    expect((await readConversation(late)).blocked_by).toEqual([store.uid])
  })

  test('is told in the export of the one who made it, and of nobody else', async () => {
    const [asking, store] = await Promise.all([signUp(), signUpVendor()])
    await ask(store, await begin(asking, store), 'block')
    const exportOf = async (as: Person) =>
      (await api.call<{ blocks: Block[] }>('GET', '/users/export', { as })).data.blocks
    expect(await exportOf(store)).toMatchObject([{ blocked_by: [store.uid] }])
    expect(await exportOf(asking)).toEqual([])
  })

  test('of both at once keeps both', async () => {
    const conversation = await begin(buyer, vendor)
    await Promise.all([ask(buyer, conversation, 'block'), ask(vendor, conversation, 'block')])
    expect([...(await readConversation(conversation)).blocked_by].sort()).toEqual(
      [buyer.uid, vendor.uid].sort(),
    )
  })

  test('is not taken back by the one who is blocked', async () => {
    const conversation = await begin(buyer, vendor)
    await ask(vendor, conversation, 'block')
    await ask(buyer, conversation, 'unblock')
    expect((await readConversation(conversation)).blocked_by).toEqual([vendor.uid])
  })
})

describe('a report', () => {
  test('is kept with who says what of whom, and the operators are notified', async () => {
    const conversation = await begin(await signUp(), vendor)
    expect((await ask(vendor, conversation, 'report', COMPLAINT)).data).toEqual({ done: true })
    const [report, ...others] = await reportsOn(conversation)
    expect(others).toEqual([])
    expect(report).toMatchObject({
      ...COMPLAINT,
      reporter_id: vendor.uid,
      reported_id: conversation.buyer_id,
    })
    const email = report && (await emailAbout(report))
    expect(email?.to).toEqual([api.deps.contact_address])
    expect(email?.message.text).toContain(conversation.id)
    expect(email?.message.text).not.toContain(vendor.email)
  })

  test('is taken five times an hour, and the sixth writes nothing', async () => {
    const keen = await signUp()
    const conversation = await begin(keen, vendor)
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => ask(keen, conversation, 'report', COMPLAINT)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429])
    expect(await reportsOn(conversation)).toHaveLength(5)
  })

  test('keeps no words of someone whose account is gone', async () => {
    const leaving = await signUp()
    const conversation = await begin(leaving, vendor)
    await ask(leaving, conversation, 'report', COMPLAINT)
    const body = { confirm: 'DELETE' }
    expect((await api.call('POST', '/users/delete', { as: leaving, body })).status).toBe(200)
    expect(await reportsOn(conversation)).toMatchObject([{ reason: COMPLAINT.reason, text: '' }])
  })

  test('is refused without a reason that is known, or with too many words', async () => {
    const conversation = await begin(await signUp(), vendor)
    for (const body of [{}, { reason: 'bored' }, { reason: 'spam', text: 'x'.repeat(1_001) }]) {
      const response = await ask(vendor, conversation, 'report', body)
      expect(response.error.code).toBe('request/invalid')
    }
    expect(await reportsOn(conversation)).toEqual([])
  })
})

describe('to anyone but its members', () => {
  for (const what of ['block', 'unblock', 'report']) {
    const body = what === 'report' ? COMPLAINT : {}

    countedTest('R5', `a conversation is not there: ${what}`, async () => {
      const conversation = await begin(await signUp(), vendor)
      const response = await ask(stranger, conversation, what, body)
      expect([response.status, response.error.code]).toEqual([404, 'conversation/not-found'])
      expect((await readConversation(conversation)).blocked_by).toEqual([])
      expect(await reportsOn(conversation)).toEqual([])
    })

    countedTest('R5', `one that nobody began answers the same: ${what}`, async () => {
      const response = await ask(stranger, { id: 'nobody_nowhere_general' }, what, body)
      expect([response.status, response.error.code]).toEqual([404, 'conversation/not-found'])
    })

    countedTest('R5', `who is signed out is asked to log in: ${what}`, async () => {
      const response = await ask(undefined, { id: 'nobody_nowhere_general' }, what, body)
      expect([response.status, response.error.code]).toEqual([401, 'auth/missing-token'])
    })
  }
})
