import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { locate, pick, type Thing } from './locate'
import { installed, type Tab, until } from './tab'

const LIBRARIES = '/usr/lib'
/** WebKitGTK's own small browser, in the folder of its version and of the machine's architecture. */
const minibrowser = (): string | undefined => {
  const folders = readdirSync(LIBRARIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) => {
      const inside = join(LIBRARIES, name)
      const versions = readdirSync(inside).filter((one) => one.startsWith('webkit'))
      return versions.map((version) => join(inside, version))
    })
  return installed(['MiniBrowser'], folders)
}

const programs = () => ({
  driver: installed(['WebKitWebDriver']),
  screen: installed(['Xvfb']),
  browser: process.platform === 'linux' ? minibrowser() : undefined,
})

export const hasWebkit = (): boolean => Object.values(programs()).every(Boolean)

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A screen that nobody sees, with a number that is free. */
const openScreen = (program: string): Promise<{ display: string; process: ChildProcess }> => {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  return new Promise((resolve, reject) => {
    process.once('error', reject)
    process.once('exit', () => reject(new Error('Xvfb ended.')))
    process.stdio[3]?.once('data', (number) =>
      resolve({ display: `:${`${number}`.trim()}`, process }),
    )
  })
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [ELEMENT]: string }
type WireError = { error: string; message: string }

/** Opens WebKit on a screen of its own, by WebDriver. */
export const openWebkit = async (): Promise<Tab> => {
  const { driver, screen, browser } = programs()
  if (!driver || !screen || !browser) throw new Error('There is no WebKit with a driver.')
  const shown = await openScreen(screen)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: shown.display }
  const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Value & WireError }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  await until('the driver listens', () => send('GET', '/status').then(() => true))
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  })
  const at = `/session/${sessionId}`
  const run = <Value>(code: string, ...args: unknown[]) =>
    send<Value>('POST', `${at}/execute/sync`, { script: `return (${code})(...arguments)`, args })
  const find = async (thing: Thing): Promise<Element> => {
    const element = await run<Element | null>(`${locate}`, thing)
    if (!element) throw new Error(`not there: ${thing.name}`)
    return element
  }
  const on = async (thing: Thing, action: string, body: object) => {
    const element = await find(thing)
    // The driver doesn't scroll far enough under a sticky header or down a long form.
    await run(`(one) => one.scrollIntoView({ block: 'center', behavior: 'instant' })`, element)
    const { [ELEMENT]: id } = element
    await send('POST', `${at}/element/${id}/${action}`, body)
  }
  return {
    open: (url) => send('POST', `${at}/url`, { url }),
    address: () => send('GET', `${at}/url`),
    words: () => run('() => document.body.innerText'),
    has: (thing) => run<Element | null>(`${locate}`, thing).then(Boolean),
    press: (thing) => on(thing, 'click', {}),
    type: async (name, text) => {
      await on({ kind: 'field', name }, 'clear', {})
      await on({ kind: 'field', name }, 'value', { text })
    },
    pick: async (name, option) => run(`${pick}`, await find({ kind: 'field', name }), option),
    attach: (name, path) => on({ kind: 'field', name }, 'value', { text: path }),
    setCookie: ({ name, value }) => send('POST', `${at}/cookie`, { cookie: { name, value } }),
    close: async () => {
      await send('DELETE', at).catch(() => {})
      service.kill()
      shown.process.removeAllListeners('exit').kill()
    },
  }
}
