import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * With a `demo-` project id, no tool reaches a live project, whatever credentials the machine has.
 */
export const PROJECT_ID = 'demo-oja'

/** The file of an export of the emulators that says what its folder holds. */
export const EXPORT_METADATA = 'firebase-export-metadata.json'

/** A path inside `.oja/`, the git-ignored folder of generated files. Creates its folder. */
export function workFile(...segments: string[]): string {
  const path = join(ROOT, '.oja', ...segments)
  mkdirSync(join(path, '..'), { recursive: true })
  return path
}

/** A name with the suite's offset, since several suites share the working tree. */
export function suiteName(name: string, offset: number): string {
  return offset === 0 ? name : `${name}-${offset}`
}

/** The web build that this suite's Hosting serves, with the emulators' ports built in. */
export function webFolder(offset: number): string {
  return workFile(suiteName('web', offset))
}

/** The server renderer of this suite's functions. */
export function rendererFolder(offset: number): string {
  return workFile(suiteName('renderer', offset))
}
