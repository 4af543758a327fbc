import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { BROWSER_REMEDY, findBrowser } from '../../tests/support/browser'
import { hasFirefox } from '../../tests/support/engines/firefox'
import { hasWebkit } from '../../tests/support/engines/webkit'
import { ROOT } from '../emulators/project'

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')
const PLAYWRIGHT_HOST = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev'
const PATIENCE_MS = 5_000
/** As Debian and Ubuntu name them; a Firefox of another name does as well. */
const ENGINES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * Ensures that there is a browser: an installed one, otherwise Playwright's where its host can be
 * reached, otherwise the system's, installed as root. What the attempts print shows if all fail.
 */
export async function ensureBrowser(say: (line: string) => void): Promise<void> {
  if (findBrowser()) return
  const printed: string[] = []
  const run = (program: string, args: string[]): boolean => {
    const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
    printed.push(`${program} ${args.join(' ')}`, stdout, stderr, error?.message ?? '')
    return status === 0
  }
  if (await isReachable(PLAYWRIGHT_HOST)) {
    say('No browser found: asking Playwright for one, a minute or two')
    run(process.execPath, [PLAYWRIGHT, 'install', 'chromium'])
    if (findBrowser()) return
  }
  if (process.getuid?.() === 0) {
    say('No browser found: installing the system’s Chromium, a minute or two')
    run('apt-get', ['update', '-q'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', ['install', '-y', '-q', name])) break
    }
    if (findBrowser()) return
  }
  const attempts = printed.filter(Boolean).join('\n')
  throw new Error(`No browser for the journeys. ${BROWSER_REMEDY}\n${attempts}`)
}

/** Installs the browsers of other engines, as root on Debian; without them their journeys are skipped. */
export function ensureOtherEngines(say: (line: string) => void): void {
  if (hasFirefox() && hasWebkit()) return
  if (process.getuid?.() === 0) {
    say('Installing Firefox and WebKit, a minute or two')
    const run = (program: string, args: string[]) => spawnSync(program, args)
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...ENGINES])
  }
  if (!hasFirefox() || !hasWebkit()) say(`Without ${ENGINES.join(', ')} other engines are left out`)
}

const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  )
