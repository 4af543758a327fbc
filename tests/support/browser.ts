import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Shows no window and takes half of the processor's time; it asks for images later than others do. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Chromium can't sandbox as root; no requests to hosts outside the suite. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser for tests: CHROME_PATH, Playwright's own, or an installed Chromium or Chrome.
 * @param prefersShell takes the headless shell first, which doesn't load quite as people's browsers do
 */
export function findBrowser(prefersShell = false): string | undefined {
  const explicit = process.env.CHROME_PATH
  if (explicit) {
    if (!existsSync(explicit)) throw new Error(`CHROME_PATH names ${explicit}, which isn't there.`)
    return explicit
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = prefersShell ? [SHELL, ...NAMES] : [...NAMES, SHELL]
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...installed, ...APPLICATIONS].find(existsSync)
}

export const BROWSER_REMEDY =
  'Install Chromium or Chrome, run "npx playwright install chromium", or point CHROME_PATH at one.'
