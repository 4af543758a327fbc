import type { Finding, Invariant, LedgerState } from './invariant'
import { LEDGER_INVARIANTS } from './ledger-invariants'
import { STATE_INVARIANTS } from './state-invariants'

export type CheckedInvariant = {
  number: string
  name: string
  checked: number
  findings: Finding[]
}

const INVARIANTS: readonly Invariant[] = [...LEDGER_INVARIANTS, ...STATE_INVARIANTS].toSorted(
  (a, b) => Number(a.number) - Number(b.number),
)

/** Checks all invariants, or those with these numbers, in order. */
export const checkInvariants = (
  state: LedgerState,
  numbers?: readonly string[],
): CheckedInvariant[] =>
  INVARIANTS.filter(({ number }) => numbers?.includes(number) ?? true).map(
    ({ number, name, check }) => ({ number, name, ...check(state) }),
  )

/** The violations of the invariants as texts. */
export const brokenRules = (state: LedgerState, numbers?: readonly string[]): string[] =>
  checkInvariants(state, numbers).flatMap(({ number, findings }) =>
    findings.map(({ id, problem }) => `${number}. ${id}: ${problem}`),
  )
