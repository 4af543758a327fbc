import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { LedgerEntry } from '../../../functions/src/contract/entities/money/ledger'
import type { BuyerSecret } from '../../../functions/src/contract/entities/orders/transaction-parts'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import type { OwnWord } from '../../../functions/src/contract/people/word'
import { collectionGroupOf, collectionOf } from '../../../functions/src/db/firestore'
import type { Log } from '../../../functions/src/usecases/deps'
import type { Secret } from './leaks'

/**
 * Saves what the last step of a part of `npm test` checks for forbidden log contents: log lines,
 * ids of posted entries, secrets. A test that runs by itself saves nothing.
 */
const leave = (name: 'lines' | 'posted' | 'secrets', lines: readonly object[]): void => {
  const part = process.env.OJA_TEST_PART
  if (!part || lines.length === 0) return
  const folder = join(process.cwd(), 'test-results', 'logs', part)
  mkdirSync(folder, { recursive: true })
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  appendFileSync(join(folder, `${process.pid}.${name}.jsonl`), text)
}

const WHOLE = {
  depth: Infinity,
  maxStringLength: Infinity,
  maxArrayLength: Infinity,
  // Tells a number of six digits from a code, which is a string.
  numericSeparator: true,
} as const

/** All that the fields of a log line hold, causes of errors too. */
export const wholeOf = (fields: object): string => inspect(fields, WHOLE)

const isShort = ([, value]: [string, unknown]): boolean => typeof value === 'string'

/** A log that saves its lines with all fields, including errors and their causes. */
export const testLog = (): Log => {
  const write =
    (severity: string) =>
    (message: string, fields: object = {}) =>
      leave('lines', [
        {
          severity,
          message,
          ...Object.fromEntries(Object.entries(fields).filter(isShort)),
          whole: wholeOf(fields),
        },
      ])
  return { info: write('INFO'), warn: write('WARNING'), error: write('ERROR') }
}

export const postedIds = async (): Promise<string[]> => {
  const entries = await collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries).select().get()
  return entries.docs.map(({ id }) => id)
}

/** Saves the ids of ledger entries posted since `before`, and the buyers' secrets and everybody's words. */
export const savePostings = async (before: readonly string[] = []): Promise<void> => {
  const known = new Set(before)
  const posted = (await postedIds()).filter((id) => !known.has(id))
  leave(
    'posted',
    posted.map((entry) => ({ entry })),
  )
  const { docs } = await collectionGroupOf<Partial<BuyerSecret & OwnWord>>(
    SUBCOLLECTIONS.private,
  ).get()
  const secrets = docs.flatMap((document): Secret[] => {
    const { escrow_code, authorization_url, word } = document.data()
    return [
      ...(escrow_code ? [{ kind: 'escrow code', value: escrow_code }] : []),
      ...(authorization_url ? [{ kind: 'checkout address', value: authorization_url }] : []),
      ...(word ? [{ kind: 'word', value: word }] : []),
    ]
  })
  leave('secrets', secrets)
}
