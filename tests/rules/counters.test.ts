import { MAX_COUNTED } from '@contract/entities/messaging/message'
import { HOUR_MS, MINUTE_MS } from '@contract/time'
import { collection, serverTimestamp, Timestamp } from 'firebase/firestore'
import { uidOf } from '../support/rules/rules-actors'
import { longAgo } from '../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../support/rules/rules-matrix'

const counters = `users/${uidOf('buyer')}/counters`
const messages = `${counters}/messages`
const conversations = `${counters}/conversations`

const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms)
const counter = (count: number, window_started_at: Timestamp) => ({
  window_started_at,
  count,
  last: 'talk/before',
})
const begun = (change: Record<string, unknown> = {}) => ({
  window_started_at: serverTimestamp(),
  count: 1,
  last: 'talk/now',
  ...change,
})

const opening = (why: string, data: Record<string, unknown>, path = messages): Attempt => ({
  why,
  as: 'buyer',
  operation: 'create',
  path,
  data,
})
const next = (
  why: string,
  before: () => Record<string, unknown>,
  data: Record<string, unknown>,
  path = messages,
): Attempt => ({
  why,
  as: 'buyer',
  operation: 'update',
  path,
  data,
  // When it is tried: the file may have been read a minute ago.
  beside: () => ({ [path]: before() }),
})

const fresh = () => ago(MINUTE_MS / 4)

describeCollection({
  collection: 'users/{uid}/counters',
  policy: 'what a user does is counted by the user, one by one',
  documents: { [messages]: counter(1, longAgo) },
  get: () => messages,
  list: (db) => collection(db, counters) as never,
  create: () => ({ path: conversations, data: begun() }),
  update: () => ({ path: messages, data: { count: 2, last: 'talk/now' } }),
  allowed: { get: ['buyer'], create: ['buyer'], update: ['buyer'] },
  accepted: [
    opening('the first message', begun()),
    opening('the longest name of what is counted', begun({ last: 'x'.repeat(400) })),
    next('the last of a window', () => counter(MAX_COUNTED - 1, fresh()), {
      count: MAX_COUNTED,
      last: 'talk/now',
    }),
    next('the first of the minute after', () => counter(MAX_COUNTED, ago(MINUTE_MS)), begun()),
    next(
      'the first of the hour after',
      () => counter(MAX_COUNTED, ago(HOUR_MS)),
      begun(),
      conversations,
    ),
  ],
  hostile: [
    opening('only what is limited is counted', begun(), `${counters}/payouts`),
    opening('one begins at one', begun({ count: 0 })),
    opening('a window begins now', begun({ window_started_at: longAgo })),
    opening('what was counted is named', begun({ last: '' })),
    opening('what was counted has 400 characters at most', begun({ last: 'x'.repeat(401) })),
    opening('no extra field', begun({ note: 'x' })),
    next('a full window takes no more', () => counter(MAX_COUNTED, fresh()), {
      count: MAX_COUNTED + 1,
      last: 'talk/now',
    }),
    next('no new window before the minute is over', () => counter(MAX_COUNTED, fresh()), begun()),
    next(
      'no new window before the hour is over',
      () => counter(MAX_COUNTED, ago(2 * MINUTE_MS)),
      begun(),
      conversations,
    ),
    next('a new window begins at one', () => counter(MAX_COUNTED, longAgo), begun({ count: -100 })),
    next(
      'a new window begins now',
      () => counter(MAX_COUNTED, longAgo),
      begun({ window_started_at: fresh() }),
    ),
    next('each counts', () => counter(3, fresh()), { count: 3, last: 'talk/now' }),
    next('nothing is counted backwards', () => counter(3, fresh()), { count: 2, last: 'talk/now' }),
    next('nothing counts twice', () => counter(3, fresh()), { count: 4 }),
    next('a window keeps its beginning', () => counter(3, longAgo), {
      count: 4,
      last: 'talk/now',
      window_started_at: fresh(),
    }),
    next('what counts has no extra field', () => counter(3, fresh()), {
      count: 4,
      last: 'talk/now',
      note: 'x',
    }),
  ],
})
