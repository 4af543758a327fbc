import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../emulators/project'

const MAX_OUTPUT_BYTES = 10 * 1_024 ** 2

/**
 * Runs a script of this folder, or a bundle by its path, in a process of its own, so that its memory
 * is all that is measured.
 */
export const runAlone = async <T>(
  script: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<T> => {
  const typescript = script.endsWith('.ts') ? ['--import', 'tsx'] : []
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', ...typescript, resolve(ROOT, 'tools/bench', script), ...args],
    { cwd: ROOT, signal, maxBuffer: MAX_OUTPUT_BYTES },
  )
  // Our own process has printed it.
  return JSON.parse(stdout) as T
}
