import type { Deps } from '../../functions/src/usecases/deps'
import { DUE_JOB_NAMES, runJob } from '../../functions/src/usecases/jobs/jobs'

/**
 * Runs the scheduled jobs, one kind after the other: later ones see the effects of earlier ones.
 * Returns how many tasks they completed.
 */
export const runDueJobs = async (deps: Deps): Promise<number> => {
  let completed = 0
  for (const name of DUE_JOB_NAMES) completed += await runJob(deps, name)
  return completed
}
