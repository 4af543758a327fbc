import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../../tests/support/browser'
import { workFile } from '../../emulators/project'
import { ensureBrowser } from '../../test/ensure-browser'

const PHONE = { width: 412, height: 823 }

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

type Account = { email: string; password: string }

const accountOf = (person: string): Account => {
  const text = readFileSync(workFile('demo-accounts.json'), 'utf8')
  // Written by the seed a moment ago.
  const found = (JSON.parse(text) as Account[]).find(
    ({ email }) => email === `${person}@oja.example`,
  )
  if (!found) throw new Error(`There is no demo account ${person}`)
  return found
}

/** A browser with a profile of its own, also open to whoever measures through its port. */
export const openProfile = async (say: (line: string) => void) => {
  await ensureBrowser(say)
  const executablePath = findBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'oja-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    viewport: PHONE,
    locale: 'en-NG',
    hasTouch: true,
    isMobile: true,
    ...(executablePath ? { executablePath } : {}),
  })
  return {
    port,
    newPage: () => context.newPage(),
    signIn: async (origin: string, person: string) => {
      const { email, password } = accountOf(person)
      const page = await context.newPage()
      await page.goto(`${origin}/auth/login`)
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
      await page.close()
    },
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Profile = Awaited<ReturnType<typeof openProfile>>
