import { startSuite } from '../emulators/suite'
import type { Emulator } from '../emulators/suite-config'
import { suiteEnv } from '../emulators/suite-env'
import type { PartOptions } from './part'

/**
 * Runs `work` with emulators of its own, in the environment that names them. What reads that
 * environment must be imported inside `work`.
 */
export const withSuite = async <T>(
  { offset, say, signal }: PartOptions,
  only: Emulator[],
  work: () => Promise<T>,
): Promise<T> => {
  Object.assign(process.env, suiteEnv(offset), { METADATA_SERVER_DETECTION: 'none' })
  const suite = await startSuite({ offset, only, say: (line) => say(`  ${line}`), signal })
  try {
    return await work()
  } finally {
    await suite.stop()
  }
}
