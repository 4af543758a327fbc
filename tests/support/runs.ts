import { type RequirementId, recordRuns } from './record-runs'

/** `deep` in a deep run, otherwise `small`. */
export const runsOf = (small: number, deep: number): number =>
  process.env.OJA_DEEP === '1' ? deep : small

/** Makes `count` runs, continues after a failure, and fails with the first failure's message. */
export const countRuns = async (
  requirement: RequirementId,
  count: number,
  run: (index: number) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = []
  for (let index = 0; index < count; index += 1) {
    await run(index).catch((error: unknown) => failures.push(error))
  }
  recordRuns(requirement, { count, failures: failures.length })
  if (failures.length > 0) throw failures[0]
}
