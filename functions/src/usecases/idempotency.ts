import { createHash } from 'node:crypto'
import { AppError } from '../contract/errors'
import { DAY_MS, millisOf, timestampFromMillis } from '../contract/time'
import { canonicalJson } from '../domain/transaction/canonical-json'
import type { Attempt } from '../store/commit'
import type { Batch, Kept } from '../store/firestore'
import {
  type IdempotencyKey,
  readIdempotencyKey,
  saveIdempotencyKey,
} from '../store/idempotency-keys'

const KEY_LIFE_MS = DAY_MS
const LONGEST_KEY = 255

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** One money write as its caller named it. Keys belong to their caller. */
export type KeyedRequest = { uid: string; endpoint: string; key: string | undefined; body: unknown }

type Keyed = { id: string; uid: string; endpoint: string; body_hash: string }

export const keyedRequest = ({ uid, endpoint, key, body }: KeyedRequest): Keyed => {
  if (key === undefined || key.trim() === '' || key.length > LONGEST_KEY) {
    throw new AppError('idempotency/key-missing')
  }
  const id = sha256(JSON.stringify([uid, key]))
  return { id, uid, endpoint, body_hash: sha256(canonicalJson([endpoint, body])) }
}

/** What is known of a key: nothing yet, or its answer; `expired` is to be replaced. */
export type KnownKey =
  | { state: 'new'; expired: Kept<IdempotencyKey> | undefined }
  | { state: 'answered'; answer: unknown }

/** @throws AppError `idempotency/key-reused` when the key came with another body */
export const findKey = async (keyed: Keyed, now: number): Promise<KnownKey> => {
  const kept = await readIdempotencyKey(keyed.id)
  if (!kept || millisOf(kept.data.expires_at) <= now) return { state: 'new', expired: kept }
  if (kept.data.body_hash !== keyed.body_hash) throw new AppError('idempotency/key-reused')
  return { state: 'answered', answer: kept.data.answer }
}

export const keepAnswer = (
  batch: Batch,
  keyed: Keyed,
  known: { expired: Kept<IdempotencyKey> | undefined },
  answer: unknown,
  now: number,
): void => {
  const key: IdempotencyKey = {
    ...keyed,
    answer,
    created_at: timestampFromMillis(now),
    expires_at: timestampFromMillis(now + KEY_LIFE_MS),
  }
  saveIdempotencyKey(batch, key, known.expired)
}

/** The answer of a keyed write, given for the first time or again. */
export type KeyedAnswer<Answer> = { answer: Answer; replayed: boolean }

/**
 * Within a guarded commit: the answer that the key has, or what is written now, kept with it.
 * @param write puts everything but the key into the batch
 * @throws AppError `idempotency/key-reused` when the key came with another body
 */
export const answerOnce = async <Answer>(
  batch: Batch,
  keyed: Keyed,
  now: number,
  write: () => Promise<Answer>,
): Promise<Attempt<KeyedAnswer<Answer>>> => {
  const known = await findKey(keyed, now)
  if (known.state === 'answered') {
    // Kept by the commit of the same endpoint, from the same type.
    return { answer: { answer: known.answer as Answer, replayed: true }, unchanged: true }
  }
  const answer = await write()
  keepAnswer(batch, keyed, known, answer, now)
  return { answer: { answer, replayed: false } }
}
