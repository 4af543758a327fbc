import { createHash, timingSafeEqual } from 'node:crypto'
import type { CodeState } from '../../../contract/entities/money/payment'
import { POLICY } from '../../../contract/escrow/policy'
import { DAY_MS, millisOf, timestampFromMillis } from '../../../contract/time'

/** Hexadecimal SHA-256 of the transaction's id and its code. */
export const escrowCodeHash = (transaction_id: string, code: string): string =>
  createHash('sha256').update(`${transaction_id}:${code}`).digest('hex')

/** The state of a code that nobody has tried. */
export const newCodeState = (transaction_id: string, code: string): CodeState => ({
  hash: escrowCodeHash(transaction_id, code),
  attempts: 0,
  locked_until: null,
})

/** The result of one attempt. Store `change` after a wrong attempt. */
type CodeTry =
  | { kind: 'right' }
  | { kind: 'wrong'; change: Omit<CodeState, 'hash'>; tries_left: number }
  | { kind: 'locked'; until_ms: number }

const lockMs = (locks: number): number => {
  const lasting = POLICY.escrow_code_locks_ms
  return lasting[Math.min(locks, lasting.length - 1)] ?? DAY_MS
}

/** Five wrong attempts lock the code, each time for longer up to a day, and reset the count. */
export const tryEscrowCode = (
  { hash, attempts, locks = 0, locked_until }: CodeState,
  transaction_id: string,
  code: string,
  now: number,
): CodeTry => {
  const until_ms = locked_until ? millisOf(locked_until) : 0
  if (now < until_ms) return { kind: 'locked', until_ms }
  const given = Buffer.from(escrowCodeHash(transaction_id, code))
  const known = Buffer.from(hash)
  if (given.length === known.length && timingSafeEqual(given, known)) return { kind: 'right' }
  const wrong = attempts + 1
  if (wrong < POLICY.escrow_code_tries) {
    const change = { attempts: wrong, locked_until: null }
    return { kind: 'wrong', change, tries_left: POLICY.escrow_code_tries - wrong }
  }
  const change = {
    attempts: 0,
    locks: locks + 1,
    locked_until: timestampFromMillis(now + lockMs(locks)),
  }
  return { kind: 'wrong', change, tries_left: 0 }
}
