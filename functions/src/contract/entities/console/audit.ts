import * as z from 'zod/mini'
import { lagosDaySchema, timestampSchema } from '../../timestamp'

/** Why an operator looks at a person's data; chosen before it is shown. */
export const LOOK_REASONS = [
  'dispute',
  'chargeback',
  'refund',
  'transfer',
  'failure',
  'report',
  'unplaced_money',
  'request',
  'check',
] as const
export type LookReason = (typeof LOOK_REASONS)[number]

/** What somebody's page is opened for: never only to check. */
export const PERSON_REASONS = LOOK_REASONS.filter(
  (reason): reason is Exclude<LookReason, 'check'> => reason !== 'check',
)

const stateSchema = z.nullable(z.record(z.string(), z.unknown()))

/** What an operator saw or decided: who, what, about whom, why, and what it changed. */
const decisionSchema = z.object({
  id: z.string(),
  /** A uid, or the address that was given to the command line. */
  operator: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.string(),
  before: z.optional(stateSchema),
  after: z.optional(stateSchema),
  at: timestampSchema,
})
export type OpsDecision = z.infer<typeof decisionSchema>

/** The document `ops_decisions/{id}`: a link in the chain of its operator and day, never changed. */
const auditEntrySchema = z.extend(decisionSchema, {
  chain: z.string(),
  day: lagosDaySchema,
  sequence: z.int(),
  previous_hash: z.nullable(z.string()),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** An entry as operators read it: who did it and what it is about, by name. */
export const auditLineSchema = z.extend(auditEntrySchema, {
  by: z.string(),
  /** Null if nothing has the subject's id, or not any more. */
  about: z.nullable(
    z.object({
      type: z.enum(['transaction', 'product', 'ticket', 'person']),
      id: z.string(),
      name: z.string(),
    }),
  ),
})
export type AuditLine = z.infer<typeof auditLineSchema>

/** The document `audit_chains/{id}`: the end of one operator's chain of one day in Lagos. */
export type AuditChain = {
  id: string
  operator: string
  day: string
  count: number
  head: string | null
}

/** The document `audit_roots/{day}`, written once after the day has ended. */
export const auditRootSchema = z.object({
  day: lagosDaySchema,
  entry_count: z.int(),
  chains: z.array(z.string()),
  previous_root: z.nullable(z.string()),
  root: z.string(),
  at: timestampSchema,
})
export type AuditRoot = z.infer<typeof auditRootSchema>
