import {
  PHONE_MESSAGES,
  type PhoneMessage,
} from '../../../contract/entities/messaging/phone-message'
import type { Batch } from '../../../db/firestore'
import {
  addToPhoneMessageCount,
  countIds,
  readPhoneMessageCount,
} from '../../../db/messaging/phone-message-counts'
import { countOf } from '../../../domain/messaging/phone-message/follow-report'

type Counted = Pick<PhoneMessage, 'uid' | 'transaction_id' | 'day' | 'cost_minor'>

const idsOf = ({ uid, transaction_id, day }: Counted) => ({
  ...(transaction_id !== null && { sale: countIds.sale(transaction_id) }),
  ...(uid !== null && { person: countIds.person(uid, day) }),
  house: countIds.house(day),
})

const load = async (message: Counted) => {
  const entries = Object.entries(idsOf(message)).map(async ([name, id]) => {
    const stored = await readPhoneMessageCount(id)
    const { count = 0, cost_minor = 0 } = stored?.data ?? {}
    return [name, { id, stored, count, cost_minor }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Which limit a paid message would break, or null. */
const brokenBy = (
  counts: Awaited<ReturnType<typeof load>>,
  cost_minor: number,
): 'sale' | 'person' | 'house' | null => {
  const { sale, person, house } = counts
  const { sale_count, sale_minor, person_day_count, house_day_minor } = PHONE_MESSAGES
  if (sale && (sale.count >= sale_count || sale.cost_minor + cost_minor > sale_minor)) return 'sale'
  if (person && person.count >= person_day_count) return 'person'
  return house && house.cost_minor + cost_minor > house_day_minor ? 'house' : null
}

/**
 * Counts a message that is about to go in the same commit; null if it may go, or the limit that it would
 * break. What is free has no limit and leaves no count.
 */
export const reserveMessage = async (
  batch: Batch,
  message: Counted,
  now: number,
): Promise<'sale' | 'person' | 'house' | null> => {
  if (message.cost_minor === 0) return null
  const counts = await load(message)
  const broken = brokenBy(counts, message.cost_minor)
  if (broken) return broken
  const one = { count: 1, cost_minor: message.cost_minor }
  for (const { id, stored } of Object.values(counts)) {
    addToPhoneMessageCount(batch, id, stored, one, now)
  }
  return null
}

/** Corrects the counts by what a message turned out to cost; `after` is null if it wasn't sent. */
export const recountMessage = async (
  batch: Batch,
  before: Counted,
  after: Pick<PhoneMessage, 'cost_minor'> | null,
  now: number,
): Promise<void> => {
  const cost_minor = (after?.cost_minor ?? 0) - before.cost_minor
  const count = (after ? countOf(after) : 0) - countOf(before)
  if (cost_minor === 0 && count === 0) return
  for (const { id, stored } of Object.values(await load(before))) {
    addToPhoneMessageCount(batch, id, stored, { count, cost_minor }, now)
  }
}
