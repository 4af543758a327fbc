import * as z from 'zod/mini'
import { lagosDaySchema, timestampSchema } from '../timestamp'

/** An entry as a seal knows it: its id and the hash of all else. */
export const sealedEntrySchema = z.object({ id: z.string(), hash: z.string() })
export type SealedEntry = z.infer<typeof sealedEntrySchema>

/**
 * The document `ledger_seals/{id}`, written once: what the ledger was of a stretch of time. Each
 * begins where the one before it ended and carries its hash.
 */
export const ledgerSealSchema = z.object({
  /** The Lagos day it was made on and its number: `2026-11-21-000042`. */
  id: z.string(),
  number: z.int().check(z.nonnegative()),
  day: lagosDaySchema,
  /** Entries with `from < at <= until` are sealed; null for the first, from the beginning. */
  from: z.nullable(timestampSchema),
  until: timestampSchema,
  entry_count: z.int(),
  /** Of all their postings by account kind and currency, in minor units. */
  sums: z.record(z.string(), z.int()),
  /** SHA-256 over ids and hashes of what is sealed. */
  digest: z.string(),
  /** What the verification before it found wrong. */
  problem_count: z.int(),
  previous_hash: z.nullable(z.string()),
  hash: z.string(),
  at: timestampSchema,
})
export type LedgerSeal = z.infer<typeof ledgerSealSchema>

/** The file that lies outside the database. */
export const sealCopySchema = z.object({
  seal: ledgerSealSchema,
  entries: z.array(sealedEntrySchema),
})
export type SealCopy = z.infer<typeof sealCopySchema>
