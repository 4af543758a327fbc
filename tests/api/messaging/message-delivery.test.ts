import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onConversationCreated } from '../../../functions/src/triggers/on-conversation-created'
import { onMessageCreated } from '../../../functions/src/triggers/on-message-created'
import { type Api, startApi } from '../../support/api-server'
import { begin, readConversation, stateOf, write } from '../../support/conversations'
import { type Person, signUp } from '../../support/people'
import { countRuns, runsOf } from '../../support/runs'
import { putOnSale, signUpVendor } from '../../support/stores'
import { photograph, upload } from '../../support/upload'

let api: Api
let buyer: Person
let vendor: Person

beforeAll(async () => {
  api = await startApi()
  ;[buyer, vendor] = await Promise.all([signUp(), signUpVendor('Itoku Adire')])
})
afterAll(() => api.close())

const WORDS = ['Good day', 'Is the indigo one still there?', 'I need two yards']

describe('messages delivered three times and in the wrong order', () => {
  test('count once each, and the last one sent is the last one shown', async () => {
    await countRuns('R19', runsOf(2, 40), async () => {
      const conversation = await begin(await signUp(), vendor)
      const ids: string[] = []
      for (const [index, text] of WORDS.entries()) {
        ids.push(await write(conversation, conversation.buyer_id, { text }, index))
      }
      const response = await write(conversation, vendor.uid, { text: 'It is' }, WORDS.length)
      const deliveries = [response, ...ids.reverse()].flatMap((id) => [id, id, id])
      await Promise.all([
        ...deliveries.map((message_id) =>
          onMessageCreated(api.deps, { id: conversation.id, message_id }),
        ),
        onConversationCreated(api.deps, conversation.id),
        onConversationCreated(api.deps, conversation.id),
      ])
      const after = await readConversation(conversation)
      expect(after.unread).toEqual({ [vendor.uid]: 3, [conversation.buyer_id]: 1 })
      expect(after.last_message).toMatchObject({ text: 'It is', sender_id: vendor.uid })
      expect(after.updated_at).toEqual(after.last_message?.sent_at)
    })
  })

  test('count again from nothing once they were read', async () => {
    const conversation = await begin(await signUp(), vendor)
    const first = await write(conversation, conversation.buyer_id, { text: 'One' })
    await onMessageCreated(api.deps, { id: conversation.id, message_id: first })
    const second = await write(conversation, conversation.buyer_id, { text: 'Two' }, 1)
    await onMessageCreated(api.deps, { id: conversation.id, message_id: second })
    await onMessageCreated(api.deps, { id: conversation.id, message_id: first })
    expect((await readConversation(conversation)).unread[vendor.uid]).toBe(2)
  })

  test('of a conversation or a message that is not there do nothing', async () => {
    const conversation = await begin(await signUp(), vendor)
    for (const at of [
      { id: 'nowhere', message_id: 'x' },
      { id: conversation.id, message_id: 'x' },
    ]) {
      await expect(onMessageCreated(api.deps, at)).resolves.toBeUndefined()
    }
    expect(await readConversation(conversation)).toEqual(conversation)
  })
})

describe('a picture', () => {
  const folderOf = (id: string, uid: string) => `messages/${id}/${buyer.uid}/${vendor.uid}/${uid}`

  test('of the sender’s own that is there is delivered', async () => {
    const conversation = await begin(buyer, vendor)
    const image_path = `${folderOf(conversation.id, buyer.uid)}/cloth.jpg`
    await upload(image_path, await photograph(20, 20))
    const message_id = await write(conversation, buyer.uid, { image_path })
    await onMessageCreated(api.deps, { id: conversation.id, message_id })
    expect(await stateOf(conversation, message_id)).toBe('delivered')
    expect((await readConversation(conversation)).last_message?.text).toBe('Picture')
  })

  test.each([
    ['is not there', () => `${folderOf(`${buyer.uid}_${vendor.uid}_general`, buyer.uid)}/none.jpg`],
    ['is the other’s', () => `${folderOf(`${buyer.uid}_${vendor.uid}_general`, vendor.uid)}/a.jpg`],
    ['is of another conversation', () => `${folderOf('other', buyer.uid)}/a.jpg`],
    ['is no message’s at all', () => `${vendor.uid}/profile_photo/logo`],
  ])('that %s is hidden and counts for nobody', async (_why, pathOf) => {
    const conversation = await begin(buyer, vendor)
    const image_path = pathOf()
    if (!image_path.endsWith('none.jpg')) await upload(image_path, await photograph(20, 20))
    const message_id = await write(conversation, buyer.uid, { image_path })
    await onMessageCreated(api.deps, { id: conversation.id, message_id })
    expect(await stateOf(conversation, message_id)).toBe('hidden')
    expect(await readConversation(conversation)).toMatchObject({ last_message: null, unread: {} })
  })
})

describe('a new conversation', () => {
  test('gets its names and the product’s name and picture from the server, once', async () => {
    const product = await putOnSale(vendor, { name: 'Indigo wrapper' })
    const subject = { kind: 'product' as const, id: product.id, title: 'Pay to 0123456789' }
    const conversation = await begin(buyer, vendor, subject)
    await Promise.all([1, 2, 3].map(() => onConversationCreated(api.deps, conversation.id)))
    expect(await readConversation(conversation)).toMatchObject({
      names: { [buyer.uid]: buyer.name, [vendor.uid]: 'Itoku Adire' },
      subject: { ...subject, title: 'Indigo wrapper', image_url: product.images[0]?.url_320 },
      unread: { [buyer.uid]: 0, [vendor.uid]: 0 },
    })
  })

  test('about somebody else’s product, or a purchase of others, is about the store', async () => {
    const product = await putOnSale(await signUpVendor())
    for (const kind of ['product', 'transaction'] as const) {
      const conversation = await begin(await signUp(), vendor, {
        kind,
        id: product.id,
        title: 'Mine',
      })
      await onConversationCreated(api.deps, conversation.id)
      expect((await readConversation(conversation)).subject).toEqual({
        kind: 'general',
        id: 'general',
        title: 'Itoku Adire',
      })
    }
  })

  test('that is not there is no trouble', async () => {
    await expect(onConversationCreated(api.deps, 'nowhere')).resolves.toBeUndefined()
  })
})
