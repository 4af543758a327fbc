import { Refusal } from '../contract/api/errors'
import { type Timestamp, timestampFromMillis } from '../contract/time'
import type { Batch } from '../db/firestore'
import { changeShard, readShard } from '../db/messaging/announcements'
import { postponeWalletEntry, readWalletEntry } from '../db/money/wallets'
import { changeWebhookEvent, readWebhookEvent } from '../db/money/webhook-events'
import { readCharge, saveCharge } from '../db/orders/carrier-charges'
import { deferTransaction, readTransaction } from '../db/orders/transactions'
import type { Deps } from './deps'
import { type By, commitDecision, type Recorded } from './operator/recorded'

/** Makes an item due at `at`, as if it had never failed. */
type MakeDue = (batch: Batch, at: Timestamp) => void
type Finder = (id: string) => Promise<MakeDue | undefined>

/** Splits the id of an item in a subcollection: `{parent}~{id}`. */
const partsOf = (id: string): [parent: string, child: string] | undefined => {
  const at = id.lastIndexOf('~')
  return at > 0 ? [id.slice(0, at), id.slice(at + 1)] : undefined
}

const findTransaction: Finder = async (id) => {
  const stored = await readTransaction(id)
  if (!stored || stored.data.due_at === null || !stored.data.due_failures) return undefined
  return (batch, due_at) => deferTransaction(batch, stored, { due_at, due_failures: 0 })
}

/** Includes events that were given up. */
const findEvent: Finder = async (id) => {
  const stored = await readWebhookEvent(id)
  if (!stored || stored.data.state === 'processed') return undefined
  return (batch, next_attempt_at) =>
    changeWebhookEvent(batch, stored, { state: 'waiting', tries: 0, next_attempt_at })
}

/** Only entries that failed: the others wait for the time at which they become available. */
const findWalletEntry: Finder = async (id) => {
  const [vendor_id, entry_id] = partsOf(id) ?? []
  if (vendor_id === undefined || !entry_id) return undefined
  const stored = await readWalletEntry(vendor_id, entry_id)
  if (!stored || stored.data.state === 'available' || !stored.data.due_failures) return undefined
  return (batch, available_at) =>
    postponeWalletEntry(batch, vendor_id, stored, { available_at, due_failures: 0 })
}

const findShard: Finder = async (id) => {
  const [announcement_id, shard] = partsOf(id) ?? []
  if (announcement_id === undefined || !shard) return undefined
  const stored = await readShard({ announcement_id, id: shard })
  if (stored?.data.state !== 'sending') return undefined
  return (batch, next_attempt_at) => changeShard(batch, stored, { next_attempt_at, failures: 0 })
}

const findCharge: Finder = async (id) => {
  const stored = await readCharge(id)
  if (stored?.data.state !== 'announced' || !stored.data.due_failures) return undefined
  return (batch, take_at) => saveCharge(batch, { ...stored.data, take_at, due_failures: 0 }, stored)
}

const FINDERS: readonly Finder[] = [
  findTransaction,
  findEvent,
  findWalletEntry,
  findShard,
  findCharge,
]

const findItem = async (id: string): Promise<MakeDue> => {
  for (const find of FINDERS) {
    const makeDue = await find(id)
    if (makeDue) return makeDue
  }
  throw new Refusal(`There is no due item ${id} that failed. Tasks are retried with "retry".`)
}

/**
 * Makes a failing item due at once: a transaction, a provider's event, `{vendor}~{wallet entry}`,
 * `{announcement}~{shard}` or what a carrier charged later. The next scheduled run takes it.
 * @throws Refusal if there is no such item, or it has not failed
 */
export const requeueDueItem = (deps: Deps, id: string, by: By): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const makeDue = await findItem(id)
    const due_at = timestampFromMillis(now)
    makeDue(batch, due_at)
    const entry = { action: 'requeue', subject: id, before: null, after: { due_at } }
    return { entry, result: { done: true } }
  })
