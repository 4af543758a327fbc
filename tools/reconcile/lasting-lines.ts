import type { CheckedInvariant } from '../../functions/src/domain/money/ledger/invariants'

const RECHECK_MS = 3_000
/** What is wrong stands if each look finds it. */
const LOOKS = 4
/** Further looks while what was found still changes. */
const MOST_LOOKS = 8

const namesOf = (lines: readonly CheckedInvariant[]): Set<string> =>
  new Set(lines.flatMap(({ number, findings }) => findings.map(({ id }) => `${number} ${id}`)))

const textOf = (lines: readonly CheckedInvariant[]): string =>
  JSON.stringify(lines.map(({ findings }) => findings))

/**
 * Looks several times. While people trade, what one look finds is on its way: a trigger counts it, the
 * provider reports it, a document follows. Only findings that every look has are wrong.
 */
export const lastingLines = async (
  look: () => Promise<CheckedInvariant[]>,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<CheckedInvariant[]> => {
  let lines = await look()
  for (
    let looks = 1, isMoving = true;
    looks < LOOKS || (isMoving && looks < MOST_LOOKS);
    looks += 1
  ) {
    const known = namesOf(lines)
    if (known.size === 0) break
    await pause(RECHECK_MS)
    const before = textOf(lines)
    lines = (await look()).map((line) => ({
      ...line,
      findings: line.findings.filter(({ id }) => known.has(`${line.number} ${id}`)),
    }))
    isMoving = textOf(lines) !== before
  }
  return lines
}
