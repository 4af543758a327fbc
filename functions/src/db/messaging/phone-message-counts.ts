import { COLLECTIONS } from '../../contract/paths'
import { DAY_MS, type Timestamp, timestampFromMillis } from '../../contract/time'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  firestore,
  readDocument,
  type Versioned,
} from '../firestore'

/** What was spent on one sale, on one person's day, or on the house's; deleted by a TTL policy. */
export type PhoneMessageCount = {
  id: string
  count: number
  cost_minor: number
  /** When each party last opened the sale's page soon after it moved. */
  seen?: Record<string, Timestamp>
  expires_at: Timestamp
}

const counts = () => collectionOf<PhoneMessageCount>(COLLECTIONS.phoneMessageCounts)

const KEPT_MS = 120 * DAY_MS
/** The house's days are the books' source of what messages cost. */
const HOUSE_KEPT_MS = 4_000 * DAY_MS
const LONGEST_MONTH = 31

export const countIds = {
  sale: (transaction_id: string) => `sale-${transaction_id}`,
  person: (uid: string, day: string) => `person-${uid}-${day}`,
  house: (day: string) => `house-${day}`,
}

export const readPhoneMessageCount = (
  id: string,
): Promise<Versioned<PhoneMessageCount> | undefined> => readDocument(counts().doc(id))

/** Adds with a precondition, so that what is decided on a count holds when it is written. */
export const addToPhoneMessageCount = (
  batch: Batch,
  id: string,
  stored: Versioned<PhoneMessageCount> | undefined,
  { count, cost_minor }: Pick<PhoneMessageCount, 'count' | 'cost_minor'>,
  now: number,
): void => {
  const kept_ms = id.startsWith('house-') ? HOUSE_KEPT_MS : KEPT_MS
  const expires_at = timestampFromMillis(now + kept_ms)
  const ref = counts().doc(id)
  if (!stored) {
    batch.create(ref, { id, count, cost_minor, expires_at })
    return
  }
  const { count: before = 0, cost_minor: spent = 0 } = stored.data
  const change = { count: before + count, cost_minor: spent + cost_minor, expires_at }
  batch.update(ref, fieldsOf<PhoneMessageCount>(change), { lastUpdateTime: stored.updated })
}

/** Notes that a party has the sale's page open. */
export const noteSeen = async (transaction_id: string, uid: string, now: number): Promise<void> => {
  const at = timestampFromMillis(now)
  const id = countIds.sale(transaction_id)
  const fields = { id, seen: { [uid]: at }, expires_at: timestampFromMillis(now + KEPT_MS) }
  await counts()
    .doc(id)
    .set(fields as Partial<PhoneMessageCount> as PhoneMessageCount, { merge: true })
}

/** How many messages of a month were paid for, and what they cost; `2026-01` in Lagos. */
export const phoneMessagesOfMonth = async (
  month: string,
): Promise<{ count: number; cost_minor: number }> => {
  const days = Array.from({ length: LONGEST_MONTH }, (_, day) => String(day + 1).padStart(2, '0'))
  const refs = days.map((day) => counts().doc(countIds.house(`${month}-${day}`)))
  const found = (await firestore().getAll(...refs)).flatMap(
    (one) => (one.data() as PhoneMessageCount | undefined) ?? [],
  )
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    cost_minor: found.reduce((sum, { cost_minor }) => sum + cost_minor, 0),
  }
}
