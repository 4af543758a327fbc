import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A `demo-` project never reaches a live one, whatever credentials the machine holds. */
export const PROJECT_ID = 'demo-oja'

/** A path inside `.oja/`, the git-ignored folder of what the suite makes; the folder exists. */
export function workFile(...segments: string[]): string {
  const path = join(ROOT, '.oja', ...segments)
  mkdirSync(join(path, '..'), { recursive: true })
  return path
}

/** Several suites share one tree; what belongs to one of them carries its offset in its name. */
export function suiteName(name: string, offset: number): string {
  return offset === 0 ? name : `${name}-${offset}`
}

/** The web as this suite's Hosting serves it: the ports of the emulators are built in. */
export function webFolder(offset: number): string {
  return workFile(suiteName('web', offset))
}

/** What this suite's functions draw the first screens with. */
export function drawFolder(offset: number): string {
  return workFile(suiteName('draw', offset))
}
