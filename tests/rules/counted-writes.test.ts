import { MAX_COUNTED } from '@contract/entities/messaging/message'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore'
import { beforeAll, beforeEach, describe, expect } from 'vitest'
import { isTooMany } from '../../web/src/lib/api/too-many'
import { writeCounted } from '../../web/src/lib/live/counted'
import { countedTest } from '../support/counts'
import { ACTORS } from '../support/rules/rules-actors'
import { rulesEnvironment, serverFirestore } from '../support/rules/rules-clients'

/** Runs the app's own code that writes messages against the rules. */

/** Each test has a buyer of its own, because a page remembers what its user has counted. */
let buyer: string
let talks: string[]
let counterPath: string
let db: Firestore
let tested = 0
let sent = 0

let rules: RulesTestEnvironment

const put = (path: string, data: DocumentData) => setDoc(doc(serverFirestore(), path), data)

const say = (conversation = talks[0] ?? '', id = `m${sent}`) => {
  sent += 1
  const sdk = { doc, getDoc, setDoc, updateDoc, serverTimestamp, firestore: db }
  return writeCounted(sdk, { uid: buyer, name: 'messages', last: `${conversation}/${id}` }, () =>
    setDoc(doc(db, `conversations/${conversation}/messages/${id}`), {
      sender_id: buyer,
      text: 'Good day',
      image_path: null,
      sent_at: serverTimestamp(),
    }),
  )
}
const refusalOf = (attempt: Promise<void>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeAll(async () => {
  rules = await rulesEnvironment()
})
beforeEach(async () => {
  tested += 1
  buyer = `buyer-${tested}`
  talks = [`${buyer}_vendor_general`, `${buyer}_other-vendor_general`]
  counterPath = `users/${buyer}/counters/messages`
  const context = rules.authenticatedContext(buyer, ACTORS.buyer.token)
  db = context.firestore() as unknown as Firestore
  for (const conversation of talks) {
    await put(`conversations/${conversation}`, { members: [buyer, conversation.split('_')[1]] })
  }
})

describe('messages', () => {
  countedTest('R16', 'are so many a minute, over all conversations together', async () => {
    for (let count = 0; count < MAX_COUNTED; count += 1) await say(talks[count % 2])
    const refusals = [await refusalOf(say(talks[0])), await refusalOf(say(talks[1]))]
    expect(refusals.map(isTooMany)).toEqual([true, true])
  })

  countedTest('R16', 'go on once the minute is over', async () => {
    const window_started_at = Timestamp.fromMillis(Date.now() - 61_000)
    await put(counterPath, { window_started_at, count: MAX_COUNTED, last: 'x' })
    await say()
    await say()
    expect((await getDoc(doc(db, counterPath))).get('count')).toBe(2)
  })

  countedTest('R16', 'go on where another page has counted meanwhile', async () => {
    await say()
    await put(counterPath, { window_started_at: Timestamp.now(), count: 7, last: 'x' })
    await say()
    expect((await getDoc(doc(db, counterPath))).get('count')).toBe(8)
  })

  countedTest('R16', 'that a block refuses are not too many', async () => {
    await put(`blocks/${buyer}_vendor`, { members: [buyer, 'vendor'] })
    const refusal = await refusalOf(say())
    expect(refusal).toMatchObject({ code: 'permission-denied' })
    expect(isTooMany(refusal)).toBe(false)
  })

  countedTest(
    'R16',
    'that were refused can be written once nothing stands against them',
    async () => {
      const block = `blocks/${buyer}_vendor`
      await put(block, { members: [buyer, 'vendor'] })
      expect(await refusalOf(say(talks[0], 'again'))).toBeDefined()
      await deleteDoc(doc(serverFirestore(), block))
      await say(talks[0], 'again')
      expect((await getDoc(doc(db, counterPath))).get('count')).toBe(1)
    },
  )
})
