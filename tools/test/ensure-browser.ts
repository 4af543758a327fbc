import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { BROWSER_REMEDY, findBrowser } from '../../tests/support/browser'
import { ROOT } from '../emulators/project'

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')

/**
 * Ensures that there is a browser: an installed one, otherwise Playwright's, otherwise the
 * system's, installed as root.
 */
export async function ensureBrowser(say: (line: string) => void): Promise<void> {
  if (findBrowser()) return
  say('No browser found: asking Playwright for one')
  run(process.execPath, [PLAYWRIGHT, 'install', 'chromium'])
  if (findBrowser()) return
  if (process.getuid?.() === 0) {
    say('Installing the system’s Chromium')
    run('apt-get', ['update'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', ['install', '-y', name])) break
    }
    if (findBrowser()) return
  }
  throw new Error(`No browser for the journeys. ${BROWSER_REMEDY}`)
}

function run(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0
}
