import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../emulators/project'

const LONGEST = 300
const COUNTED = /[.](ts|tsx|mjs|cjs|java)$/
/** Data, not code: lists of places and banks are as long as the country is. */
const DATA = /^functions\/src\/contract\/reference\//

/** Source files longer than a reader holds in mind; both tracked and new files are looked at. */
export function tooLongFiles(): { path: string; lines: number }[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return stdout
    .split('\n')
    .filter((path) => COUNTED.test(path) && !DATA.test(path) && existsSync(join(ROOT, path)))
    .map((path) => ({ path, lines: lineCount(readFileSync(join(ROOT, path), 'utf8')) }))
    .filter(({ lines }) => lines > LONGEST)
}

export function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
