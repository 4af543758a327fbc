import * as z from 'zod/mini'
import { lagosDaySchema, timestampSchema } from '../../timestamp'

/** A sealed entry: its id and the hash of its content. */
const sealedEntrySchema = z.object({ id: z.string(), hash: z.string() })
export type SealedEntry = z.infer<typeof sealedEntrySchema>

/**
 * The document `ledger_seals/{id}`, written once: the ledger's digest over a time range. Each seal
 * begins where the previous one ended and carries that one's hash.
 */
export const ledgerSealSchema = z.object({
  /** The seal's Lagos day and number: `2026-11-21-000042`. */
  id: z.string(),
  number: z.int().check(z.nonnegative()),
  day: lagosDaySchema,
  /** The seal covers entries with `from < at <= until`; null for the first seal. */
  from: z.nullable(timestampSchema),
  until: timestampSchema,
  entry_count: z.int(),
  /** The sum of all postings by account kind and currency, in minor units. */
  sums: z.record(z.string(), z.int()),
  /** SHA-256 over the ids and hashes of the sealed entries. */
  digest: z.string(),
  /** The number of problems that the verification before the seal found. */
  problem_count: z.int(),
  previous_hash: z.nullable(z.string()),
  hash: z.string(),
  at: timestampSchema,
})
export type LedgerSeal = z.infer<typeof ledgerSealSchema>

/** The copy of a seal stored outside the database. */
export const sealCopySchema = z.object({
  seal: ledgerSealSchema,
  entries: z.array(sealedEntrySchema),
})
export type SealCopy = z.infer<typeof sealCopySchema>
