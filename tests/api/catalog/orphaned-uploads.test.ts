import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { DisputeEntry } from '../../../functions/src/contract/entities/orders/transaction-parts'
import { COLLECTIONS, SUBCOLLECTIONS, storagePaths } from '../../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { purgeOrphanedUploads } from '../../../functions/src/usecases/catalog/image/purge-orphaned-uploads'
import { type Api, startApi } from '../../support/api-server'
import { begin, write } from '../../support/conversations'
import { type Person, signUp } from '../../support/people'
import { signUpVendor } from '../../support/stores'
import { upload } from '../../support/upload'

let api: Api
let buyer: Person
let vendor: Person
let made = 0

beforeAll(async () => {
  api = await startApi()
  ;[buyer, vendor] = await Promise.all([signUp(), signUpVendor()])
})
afterAll(() => api.close())

/** Removes other test files' uploads and the saved page tokens of earlier runs. */
beforeEach(async () => {
  for (const folder of ['messages', 'disputes', 'requests']) {
    await api.deps.objects.removeAll(`${folder}/`)
    await collectionOf(COLLECTIONS.jobCursors).doc(`orphaned-${folder}`).delete()
  }
})

const IMAGE = Buffer.from('not looked at here')
const put = async (path: string): Promise<string> => {
  await upload(path, IMAGE)
  return path
}
const nextName = (): string => {
  made += 1
  return `picture-${made}.jpg`
}
const conversationId = () => `${buyer.uid}_${vendor.uid}_general`
const inConversation = (file = nextName(), id = conversationId()) =>
  put(storagePaths.messageImage(id, buyer.uid, vendor.uid, buyer.uid, file))
const inDispute = (transaction_id: string, file = nextName()) =>
  put(storagePaths.disputeEvidence(transaction_id, buyer.uid, vendor.uid, vendor.uid, file))

/** Runs the purge with the clock moved by `later_ms`. */
const run = (later_ms = DAY_MS + 60_000) =>
  purgeOrphanedUploads({ ...api.deps, clock: () => Date.now() + later_ms })
const isThere = async (path: string) => (await api.deps.objects.find(path)) !== undefined

describe('a picture that nothing links', () => {
  test('goes after a day, from conversations, disputes and requests alike', async () => {
    const paths = [
      await inConversation(),
      await inDispute('t'.repeat(20)),
      await put('messages/stray.jpg'),
      await put(storagePaths.requestImage('r'.repeat(20), buyer.uid, nextName())),
    ]
    expect(await run()).toBe(4)
    for (const path of paths) expect(await isThere(path)).toBe(false)
  })

  test('stays for a day, while a form may still be open', async () => {
    const path = await inConversation()
    expect(await run(DAY_MS - 60_000)).toBe(0)
    expect(await isThere(path)).toBe(true)
  })

  test('is removed once, however many runs there are at once', async () => {
    const path = await inConversation()
    await Promise.all([run(), run(), run()])
    expect(await isThere(path)).toBe(false)
    expect(await run()).toBe(0)
  })
})

describe('a picture that is linked', () => {
  test('in a message stays, but not where the message was hidden or is of another talk', async () => {
    const conversation = await begin(buyer, vendor)
    const [shown, hidden, copied] = [
      await inConversation(),
      await inConversation(),
      await inConversation('c.jpg', 'other'),
    ]
    await write(conversation, buyer.uid, { image_path: shown })
    await write(conversation, buyer.uid, { image_path: copied })
    await collectionOf(
      `${COLLECTIONS.conversations}/${conversation.id}/${SUBCOLLECTIONS.messages}`,
    ).add({
      sender_id: buyer.uid,
      text: null,
      image_path: hidden,
      state: 'hidden',
    })
    expect(await run()).toBe(2)
    expect([await isThere(shown), await isThere(hidden), await isThere(copied)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('as evidence or as the proof of a shipment stays', async () => {
    const id = 'd'.repeat(20)
    const [evidence, photo, stray] = [await inDispute(id), await inDispute(id), await inDispute(id)]
    await collectionOf<Partial<DisputeEntry>>(
      `${COLLECTIONS.transactions}/${id}/${SUBCOLLECTIONS.dispute}`,
    ).add({ kind: 'evidence', paths: ['something-else', evidence] })
    await collectionOf<Pick<Transaction, 'id'> & { shipment: { photo_path: string } }>(
      COLLECTIONS.transactions,
    )
      .doc(id)
      .set({ id, shipment: { photo_path: photo } })
    expect(await run()).toBe(1)
    expect([await isThere(evidence), await isThere(photo), await isThere(stray)]).toEqual([
      true,
      true,
      false,
    ])
    await collectionOf(COLLECTIONS.transactions).doc(id).delete()
  })

  test('of a profile or a product is none of its business', async () => {
    const paths = [
      await put(`${buyer.uid}/profile_photo/avatar`),
      await put(`${vendor.uid}/products/${'p'.repeat(20)}/a.jpg`),
    ]
    expect(await run()).toBe(0)
    for (const path of paths) expect(await isThere(path)).toBe(true)
  })
})

describe('a folder with more than one page', () => {
  /** Lists two files per page and records each page token that was requested. */
  const inPages = (pages: (string | undefined)[]) => ({
    ...api.deps.objects,
    list: (prefix: string, _most: number, from?: string) => {
      if (prefix === 'messages/') pages.push(from)
      return api.deps.objects.list(prefix, 2, from)
    },
  })

  test('is emptied of all that nothing links in one run', async () => {
    const paths = Array.from({ length: 7 }, (_, at) => `messages/a${at}/x.jpg`)
    for (const path of paths) await put(path)
    const later = () => Date.now() + 2 * DAY_MS
    const pages: (string | undefined)[] = []
    expect(await purgeOrphanedUploads({ ...api.deps, objects: inPages(pages), clock: later })).toBe(
      7,
    )
    expect(pages).toHaveLength(4)
  })

  test('is walked on where the time of the run before ended, and then from its beginning', async () => {
    for (const at of [0, 1, 2, 3, 4, 5]) await put(`messages/a${at}/x.jpg`)
    const pages: (string | undefined)[] = []
    let now = Date.now()
    // Each read of the clock advances it by minutes, so a run has time for one page.
    const clock = () => (now += 5 * MINUTE_MS)
    const deps = { ...api.deps, objects: inPages(pages), clock }
    for (let round = 0; round < 4; round += 1) {
      await purgeOrphanedUploads(deps)
      now = Date.now()
    }
    expect(pages[0]).toBeUndefined()
    expect(new Set(pages.slice(0, 3)).size).toBe(3)
    expect(pages[3]).toBeUndefined()
  })

  test('begins anew where Storage forgot the place', async () => {
    await collectionOf<{ id: string; next: string }>(COLLECTIONS.jobCursors)
      .doc('orphaned-messages')
      .set({ id: 'orphaned-messages', next: 'forgotten' })
    const path = await inConversation()
    const objects = {
      ...api.deps.objects,
      list: (prefix: string, max: number, from?: string) =>
        from === 'forgotten'
          ? Promise.reject(new Error('Invalid page token'))
          : api.deps.objects.list(prefix, max, from),
    }
    const later = () => Date.now() + 2 * DAY_MS
    expect(await purgeOrphanedUploads({ ...api.deps, objects, clock: later })).toBe(1)
    expect(await isThere(path)).toBe(false)
  })
})
