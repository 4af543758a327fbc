import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../../tests/support/browser'
import { workFile } from '../../emulators/project'

const PHONE = { width: 412, height: 823 }

const FIRST = 'chrt --reset-on-fork --rr 10'

/**
 * Lighthouse counts by the clock. Where the system allows it, nothing else on the machine interrupts
 * the page's main thread, as nothing of the servers runs on a visitor's phone; a page's other threads
 * wait like everything else.
 */
const mainThreadFirst = (): string[] =>
  spawnSync(`${FIRST} true`, { shell: true }).status === 0 ? [`--renderer-cmd-prefix=${FIRST}`] : []

export type Profile = { context: BrowserContext; port: number }

/** Runs `work` in a browser with a new profile and a debugging port. */
export const withProfile = async <T>(work: (profile: Profile) => Promise<T>): Promise<T> => {
  // A whole browser's own work would take the processors from the page.
  const executablePath = findBrowser(true)
  const folder = mkdtempSync(join(tmpdir(), 'oja-lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    args: [...BROWSER_ARGS, ...mainThreadFirst(), '--remote-debugging-port=0'],
    viewport: PHONE,
    locale: 'en-NG',
    hasTouch: true,
    isMobile: true,
    ...(executablePath && { executablePath }),
  })
  try {
    // Chromium writes the port that it chose to the first line.
    const [port] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')
    return await work({ context, port: Number(port) })
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Account = { email: string; password: string }

/** Signs in a demo account through the form. */
export const signIn = async (context: BrowserContext, origin: string, person: string) => {
  // The seed has just written it.
  const accounts = JSON.parse(readFileSync(workFile('demo-accounts.json'), 'utf8')) as Account[]
  const account = accounts.find(({ email }) => email === `${person}@oja.example`)
  if (!account) throw new Error(`There is no demo account ${person}`)
  const page = await context.newPage()
  await page.goto(`${origin}/auth/login`)
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  await page.close()
}
