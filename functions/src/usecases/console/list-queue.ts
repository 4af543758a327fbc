import * as z from 'zod/mini'
import { AppError } from '../../contract/api/errors'
import type { QueueItem, QueueKind } from '../../contract/entities/console/console'
import { millisOf } from '../../contract/time'
import { timestampSchema } from '../../contract/timestamp'
import { type Cursor, readFrom } from '../../db/console/queue'
import { readPayout } from '../../db/money/payouts'
import { readVendor } from '../../db/people/vendors'
import type { Acting } from '../operators/acting'
import { isOwn, type OwnSide, readOwnSide } from '../operators/own-side'
import { QUEUE_SOURCES } from './queue-sources'
import { subjectOfReported, subjectOfSales } from './subjects'

/** Segments that no path may have, and those that Firestore reserves. */
const isReserved = (segment: string): boolean =>
  ['', '.', '..'].includes(segment) || (segment.startsWith('__') && segment.endsWith('__'))

const isDocumentPath = (path: string): boolean => {
  const segments = path.split('/')
  return segments.length % 2 === 0 && !segments.some(isReserved)
}

/** How far each source was shown; a source without a cursor starts from its beginning. */
const cursorSchema = z.record(
  z.string(),
  z.object({
    value: z.union([timestampSchema, z.number(), z.string()]),
    path: z.string().check(z.refine(isDocumentPath)),
  }),
)

const readCursor = (text: string | undefined): Record<string, Cursor> => {
  if (text === undefined) return {}
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw new AppError('request/invalid', { fields: { cursor: 'This is no page of the queue.' } })
  }
}

type Waiting = { name: string; cursor: Cursor; item: QueueItem; parties: readonly string[] }

/** A payout's task names its payout alone; a person needs the store, the amount and the bank. */
const withPayout = async (waiting: Waiting): Promise<Waiting> => {
  const { item, parties } = waiting
  const payout = item.subject.type === 'payout' ? await readPayout(item.subject.id) : undefined
  if (!payout) return waiting
  const { vendor_id, amount_minor, currency, bank_name, account_number_masked } = payout.data
  const vendor = await readVendor(vendor_id)
  return {
    ...waiting,
    item: {
      ...item,
      subject: { type: 'store', id: vendor_id },
      title: `payout to ${vendor?.data.name ?? 'a closed store'}`,
      note: [`${bank_name} ${account_number_masked}`, item.note].filter(Boolean).join(', '),
      amount_minor,
      currency,
    },
    parties: [...parties, vendor_id],
  }
}

/**
 * By the predicate that refuses to open it. Messages to us are shown to who wrote them, and refused
 * when they are opened.
 */
const isOwnItem = async (
  side: OwnSide,
  { item: { subject }, parties }: Waiting,
): Promise<boolean> => {
  if (await isOwn(side, { uids: parties })) return true
  if (subject.id === '') return false
  if (subject.type === 'product') return isOwn(side, await subjectOfReported(subject.id))
  return subject.type === 'transaction' && isOwn(side, await subjectOfSales([subject.id]))
}

type Page = { kind?: QueueKind | undefined; cursor?: string | undefined; limit: number }

/**
 * What waits for a person, the oldest deadline first, merged from one indexed query for each kind.
 * What fails again and again and what was reported comes in the order of how often. A page reads at
 * most `limit` documents of each kind, however much waits. Leaves out what the operator is part of.
 * @throws AppError `request/invalid` for a cursor that is none
 */
export const listQueue = async (
  { uid }: Acting,
  { kind, cursor, limit }: Page,
): Promise<{ items: QueueItem[]; next: string | null }> => {
  const cursors = readCursor(cursor)
  const sources = Object.entries(QUEUE_SOURCES).filter(
    ([, source]) => kind === undefined || source.kind === kind,
  )
  const lists = await Promise.all(
    sources.map(async ([name, source]): Promise<Waiting[]> => {
      const found = await readFrom<object>(source.query, cursors[name], limit)
      return found.map(({ data, cursor }) => {
        const { parties, ...item } = source.describe(data as never, cursor.path)
        return { name, cursor, item: { ...item, kind: source.kind }, parties }
      })
    }),
  )
  const isMore = lists.some((list) => list.length === limit)
  const taken: Waiting[] = []
  while (taken.length < limit) {
    const [first] = lists
      .filter((list) => list.length > 0)
      .toSorted((a, b) => dueOf(a[0]) - dueOf(b[0]))
    const next = first?.shift()
    if (!next) break
    taken.push(next)
    cursors[next.name] = next.cursor
  }
  const [side, described] = await Promise.all([
    readOwnSide(uid),
    Promise.all(taken.map(withPayout)),
  ])
  const own = await Promise.all(described.map((waiting) => isOwnItem(side, waiting)))
  const isLeft = isMore || lists.some((list) => list.length > 0)
  return {
    items: described.filter((_, index) => !own[index]).map(({ item }) => item),
    next: isLeft ? Buffer.from(JSON.stringify(cursors)).toString('base64url') : null,
  }
}

const dueOf = (waiting: Waiting | undefined): number =>
  waiting ? millisOf(waiting.item.due_at) : Number.POSITIVE_INFINITY
