import { createHash } from 'node:crypto'
import { AppError } from '../contract/api/errors'
import { DAY_MS, millisOf, timestampFromMillis } from '../contract/time'
import type { CommitAttempt } from '../db/commit'
import type { Batch, Versioned } from '../db/firestore'
import { type IdempotencyKey, readIdempotencyKey, saveIdempotencyKey } from '../db/idempotency-keys'
import { canonicalJson } from '../domain/orders/transaction/canonical-json'
import type { Deps } from './deps'

const KEY_LIFE_MS = DAY_MS
const MAX_KEY_LENGTH = 255

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A write with an idempotency key. Keys are scoped to the caller. */
export type IdempotentRequest = {
  uid: string
  endpoint: string
  key: string | undefined
  body: unknown
}

type IdempotencyScope = { id: string; uid: string; endpoint: string; body_hash: string }

export const idempotentRequest = ({
  uid,
  endpoint,
  key,
  body,
}: IdempotentRequest): IdempotencyScope => {
  if (key === undefined || key.trim() === '' || key.length > MAX_KEY_LENGTH) {
    throw new AppError('idempotency/key-missing')
  }
  const id = sha256(JSON.stringify([uid, key]))
  return { id, uid, endpoint, body_hash: sha256(canonicalJson([endpoint, body])) }
}

/** The state of a key: new, or with a stored response; `expired` is to be replaced. */
export type StoredResponse =
  | { state: 'new'; expired: Versioned<IdempotencyKey> | undefined }
  | { state: 'answered'; response: unknown }

/** @throws AppError `idempotency/key-reused` if the key came with another body */
export const findKey = async (
  idempotency: IdempotencyScope,
  now: number,
): Promise<StoredResponse> => {
  const stored = await readIdempotencyKey(idempotency.id)
  if (!stored || millisOf(stored.data.expires_at) <= now) return { state: 'new', expired: stored }
  if (stored.data.body_hash !== idempotency.body_hash) throw new AppError('idempotency/key-reused')
  return { state: 'answered', response: stored.data.response }
}

export const saveResponse = (
  batch: Batch,
  idempotency: IdempotencyScope,
  known: { expired: Versioned<IdempotencyKey> | undefined },
  response: unknown,
  now: number,
): void => {
  const key: IdempotencyKey = {
    ...idempotency,
    response,
    created_at: timestampFromMillis(now),
    expires_at: timestampFromMillis(now + KEY_LIFE_MS),
  }
  saveIdempotencyKey(batch, key, known.expired)
}

/** The result of an idempotent write; `replayed` if it is the stored response. */
export type IdempotentResult<Response> = { response: Response; replayed: boolean }

/**
 * Runs `work`. If it refuses, but the same request took effect meanwhile (sent twice, of which one was
 * overtaken between reading its key and reading what it needs), that one's response is returned.
 * @throws AppError what `work` throws
 */
export const orItsAnswer = async <Response>(
  deps: Deps,
  idempotency: IdempotencyScope,
  work: () => Promise<IdempotentResult<Response>>,
): Promise<IdempotentResult<Response>> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const known = await findKey(idempotency, deps.clock())
    if (known.state === 'new') throw error
    // Stored by a commit of the same endpoint, with this type.
    return { response: known.response as Response, replayed: true }
  }
}

/**
 * Returns the key's stored response, or writes and stores the new one in the same commit.
 * @param write puts everything but the key into the batch
 * @throws AppError `idempotency/key-reused` if the key came with another body
 */
export const withIdempotency = async <Response>(
  batch: Batch,
  idempotency: IdempotencyScope,
  now: number,
  write: () => Promise<Response>,
): Promise<CommitAttempt<IdempotentResult<Response>>> => {
  const known = await findKey(idempotency, now)
  if (known.state === 'answered') {
    // Stored by a commit of the same endpoint, with this type.
    return { result: { response: known.response as Response, replayed: true }, skip_commit: true }
  }
  const response = await write()
  saveResponse(batch, idempotency, known, response, now)
  return { result: { response, replayed: false } }
}
