import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Announcement } from '../../../functions/src/contract/entities/messaging/announcement'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { firestore } from '../../../functions/src/db/firestore'
import { readShards } from '../../../functions/src/db/messaging/announcements'
import {
  broadcast,
  continueAnnouncements,
} from '../../../functions/src/usecases/messaging/announcement/broadcast'
import {
  draftAnnouncement,
  type Notice,
  publishAnnouncement,
} from '../../../functions/src/usecases/messaging/announcement/publish-announcement'
import { countedTest } from '../../support/counts'
import { type Person, signUpOperator } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

/** More people than two commits can notify. */
const PEOPLE = 230

let testApi: TestApi
beforeAll(async () => {
  testApi = await openTestApi()
  const batch = firestore().batch()
  const at = timestampFromMillis(Date.now())
  for (let index = 0; index < PEOPLE; index += 1) {
    const uid = `person${String(index).padStart(4, '0')}`
    const user = { user_id: uid, name: 'Ada', email: '', created_at: at, updated_at: at }
    batch.set(firestore().collection(COLLECTIONS.users).doc(uid), user)
  }
  await batch.commit()
})
afterAll(() => testApi.close())

const NOTICE: Notice = { type: 'PLATFORM_ANNOUNCEMENT', title: 'Fair', text: 'Meet in Jos.' }

const published = async (notice: Notice = NOTICE): Promise<Announcement> => {
  const announcement = draftAnnouncement(testApi.deps, notice)
  await publishAnnouncement(testApi.deps, announcement, { operator: 'ops@oja.example' })
  return announcement
}

/** The states of the announcement's shards and the number of users they notified. */
const progressOf = async ({ id }: Announcement) => {
  const shards = await readShards(id)
  return {
    states: [...new Set(shards.map(({ state }) => state))].sort(),
    notified: shards.reduce((sum, { notified }) => sum + notified, 0),
  }
}

/** Counts the notifications: a person has at most one, because its id is the announcement's. */
const notificationsOf = async ({ id }: Announcement): Promise<number> => {
  const group = firestore().collectionGroup(SUBCOLLECTIONS.notifications)
  const { docs } = await group.select().get()
  return docs.filter((document) => document.id === `announcement-${id}`).length
}

describe('an announcement', () => {
  countedTest('R19', 'reaches everyone once, broadcast by three at the same time', async () => {
    const announcement = await published()
    await Promise.all([1, 2, 3].map(() => broadcast(testApi.deps, announcement.id)))
    expect(await notificationsOf(announcement)).toBe(PEOPLE)
    expect(await progressOf(announcement)).toEqual({ states: ['sent'], notified: PEOPLE })
  })

  countedTest('R19', 'goes on where a crash left it, by the schedule', async () => {
    const announcement = await published()
    let lookups = 0
    const { identity } = testApi.deps
    const dying = {
      ...testApi.deps,
      identity: {
        ...identity,
        accounts: (uids: readonly string[]) => {
          lookups += 1
          if (lookups === 2) throw new Error('the process died')
          return identity.accounts(uids)
        },
      },
    }
    await expect(broadcast(dying, announcement.id)).rejects.toThrow('the process died')
    // All other shards are finished; the one that died goes on after its cursor.
    expect(await progressOf(announcement)).toEqual({ states: ['sending', 'sent'], notified: 100 })
    expect(await continueAnnouncements(testApi.deps)).toBeGreaterThan(0)
    expect(await notificationsOf(announcement)).toBe(PEOPLE)
    expect(await continueAnnouncements(testApi.deps)).toBe(0)
  })

  test('is on the public page at once, the newest first, without what is ours', async () => {
    await published({ ...NOTICE, title: 'Older' })
    testApi.passTime(HOUR_MS)
    await published({ ...NOTICE, title: 'Newer' })
    const response = await testApi.call<Announcement[]>('GET', '/public/announcements')
    expect(response.status).toBe(200)
    expect(response.data.slice(0, 2).map(({ title }) => title)).toEqual(['Newer', 'Older'])
    expect(response.text).not.toMatch(/cursor|told/)
  })

  test('that is only drafted is sent to nobody', async () => {
    const announcement = draftAnnouncement(testApi.deps, NOTICE)
    await broadcast(testApi.deps, announcement.id)
    expect(await notificationsOf(announcement)).toBe(0)
    expect(await readShards(announcement.id)).toEqual([])
  })
})

describe('maintenance', () => {
  test('says its times as the clock in Lagos shows them', () => {
    const from = Date.UTC(2099, 0, 1, 21)
    const draft = (until: number) =>
      draftAnnouncement(testApi.deps, { type: 'MAINTENANCE_ALERT', from, until }).text
    expect(draft(from + HOUR_MS)).toContain('on 1st Jan, 2099 from 22:00 to 23:00.')
    expect(draft(from + 3 * HOUR_MS)).toContain('from 22:00 to 01:00 on 2nd Jan, 2099.')
  })

  test('is refused when it ends before it begins, or is past', () => {
    const now = testApi.clock()
    const draft = (from: number, until: number) => () =>
      draftAnnouncement(testApi.deps, { type: 'MAINTENANCE_ALERT', from, until })
    expect(draft(now + DAY_MS, now + DAY_MS)).toThrow('ends after it begins')
    expect(draft(now - DAY_MS, now - HOUR_MS)).toThrow('past')
  })
})

describe('an announcement from the console', () => {
  const given = { title: 'Stores rest', text: 'From today a store can rest.', audience: 'vendors' }
  let owner: Person
  beforeAll(async () => {
    owner = await signUpOperator(testApi.deps, 'owner')
  })
  const post = <T>(path: string, body: object, as = owner) =>
    testApi.call<T>('POST', `/console/announcements${path}`, { as, body })

  test('is looked at first, and then sent once to those it is for', async () => {
    await Promise.all([testApi.vendor(), testApi.buyer()])
    const draft = await post<{ id: string; message: string; recipients: number }>('/draft', given)
    expect(draft.data).toMatchObject({ recipients: 1 })
    expect(draft.data.message).toContain(given.text)
    const { id } = draft.data
    expect(await readShards(id)).toEqual([])
    const [sent, again] = [
      await post<Announcement>('', { ...given, id }),
      await post<Announcement>('', { ...given, id }),
    ]
    expect([sent.data, again.data]).toMatchObject([{ id }, { id }])
    expect(again.data.published_at).toEqual(sent.data.published_at)
    await broadcast(testApi.deps, id)
    expect(await notificationsOf(sent.data)).toBe(1)
    const page = await testApi.call<Announcement[]>('GET', '/public/announcements')
    expect(page.text).not.toContain(given.text)
  })

  test('is refused to anybody but an owner', async () => {
    const money = await signUpOperator(testApi.deps, 'money')
    expect((await post('/draft', given, money)).status).toBe(403)
  })
})
