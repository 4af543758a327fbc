import type { Books } from './books'
import type { Finding, Invariant } from './invariant'
import { LEDGER_INVARIANTS } from './ledger-invariants'
import { STATE_INVARIANTS } from './state-invariants'

export type Line = { number: string; name: string; checked: number; findings: Finding[] }

const INVARIANTS: readonly Invariant[] = [...LEDGER_INVARIANTS, ...STATE_INVARIANTS]

/** Every rule that the database alone can prove, in their order. */
export const reconcile = (books: Books): Line[] =>
  INVARIANTS.map(({ number, name, check }) => ({ number, name, ...check(books) })).sort(
    (a, b) => Number(a.number) - Number(b.number),
  )

/** Everything that breaks a rule, as texts. */
export const brokenRules = (books: Books): string[] =>
  reconcile(books).flatMap(({ number, findings }) =>
    findings.map(({ id, problem }) => `${number}. ${id}: ${problem}`),
  )
