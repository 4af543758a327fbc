import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MISSING_FILE } from '../../functions/src/contract/prerendered'
import { busyPorts } from '../emulators/busy-ports'
import { portTable } from '../emulators/ports'
import {
  EXPORT_METADATA,
  ROOT,
  rendererFolder,
  suiteName,
  webFolder,
  workFile,
} from '../emulators/project'
import {
  runToEnd,
  type Service,
  type ServiceCommand,
  startService,
  statusOf,
} from '../emulators/services'
import { startSuite } from '../emulators/suite'
import { EMULATORS } from '../emulators/suite-config'
import { clockFile, isSiteInDevelopment, suiteEnv, suiteUrls } from '../emulators/suite-env'
import { buildFunctions, buildSite, VITE } from './builds'

/** Longer than the emulator lets a function load, which it then tries anew. */
const READY_WITHIN_MS = 300_000
/** A ticker runs the scheduled jobs: nothing publishes to Pub/Sub. */
const FOR_TESTS = EMULATORS.filter((name) => name !== 'pubsub')
const WEB_SOURCES = ['web', 'functions/src/contract', 'functions/src/seo', 'package-lock.json']
const IMAGE_SOURCES = ['tools/seed', 'functions/src/contract', 'package-lock.json']

export type Everything = {
  urls: ReturnType<typeof suiteUrls>
  /** Resolves with a message about the first service that ends. */
  first_end: Promise<string>
  stop: () => Promise<void>
}

type Options = {
  offset: number
  say: (line: string) => void
  signal: AbortSignal
  /** For tests: no Pub/Sub, small images. */
  isForTests?: boolean
}

/** Builds and starts all of Oja: emulators, simulators of payments, carriers and messages, web and demo data. */
export async function startEverything(options: Options): Promise<Everything> {
  const { offset, say, signal } = options
  const urls = suiteUrls(offset)
  const busy = await busyPorts(
    ['paystack', 'shipbubble', 'messages', 'mailbox', 'vite'],
    portTable(offset),
  )
  if (busy) throw new Error(busy)
  // A new suite starts at the real time, wherever the previous one's clock was moved to.
  rmSync(clockFile(offset), { force: true })
  say('Building functions')
  const [import_from] = await Promise.all([exportImages(options), buildFunctions({ signal })])

  say('Starting the emulators, the simulators and the web')
  const services: Service[] = []
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
  }
  // The first service that fails stops the others, so that its reason is reported at once.
  const failing = new AbortController()
  const together = { ...options, signal: AbortSignal.any([signal, failing.signal]) }
  const starting = (work: Promise<Service>) => work.then((service) => void services.push(service))
  const all = [
    starting(
      startSuite({
        ...together,
        ...(options.isForTests && { only: FOR_TESTS }),
        import_from,
      }),
    ),
    starting(startSimulator(together, 'paystack', 'payments/webhook/paystack')),
    starting(startSimulator(together, 'shipbubble', 'delivery/webhook/shipbubble')),
    starting(startSimulator(together, 'messages', 'phone-messages/webhook')),
    ...(isSiteInDevelopment() ? [starting(startVite(together))] : []),
    renewWeb(offset, together.signal).then((isNew) => isNew && say('Built the web')),
  ]
  try {
    await Promise.all(all).catch(async (error: unknown) => {
      failing.abort()
      await Promise.allSettled(all)
      throw error
    })
    say('Seeding demo data')
    const args = ['--import', 'tsx', 'tools/seed/main.ts', ...imageArgs(options)]
    await Promise.all([
      runToEnd({ name: 'Seeding', args, env: suiteEnv(offset), signal, onLine: say }),
      // Starts the functions, so that no visitor's request has to wait for it.
      verifyUrls([`${urls.api}/health`], () => {}),
    ])
    await Promise.all([starting(startScheduledJobs(options)), verifyUrls([urls.hosting], () => {})])
  } catch (error) {
    await stop()
    throw error
  }
  const first_end = Promise.race(
    services.map(({ name, ended, log_file }) =>
      ended.then(() => `${name} ended unexpectedly; ${log_file} says why.`),
    ),
  )
  return { urls, first_end, stop }
}

const imageArgs = ({ isForTests }: Options) => (isForTests ? ['--small-images'] : [])

/**
 * Makes a folder with the demo data's images, from which the emulators start, unless no source has
 * changed.
 */
async function exportImages(options: Options): Promise<string> {
  const { offset, signal, say } = options
  const folder = workFile(suiteName(options.isForTests ? 'small-images' : 'images', offset))
  if (isFresh(join(folder, EXPORT_METADATA), IMAGE_SOURCES)) return folder
  const args = ['--import', 'tsx', 'tools/seed/export-images.ts', folder, ...imageArgs(options)]
  const env = suiteEnv(offset)
  await runToEnd({ name: 'The export of images', args, env, signal, onLine: say })
  return folder
}

/** Starts a service whose log is in the suite's folder. */
const startLogged = (
  { offset, signal }: Options,
  log: string,
  command: Omit<ServiceCommand, 'log_file'>,
): Promise<Service> => {
  const log_file = workFile(suiteName('suite', offset), `${log}.log`)
  return startService({ ...command, log_file, signal })
}

/** Starts a simulator; its webhooks go through the suite's Hosting. */
function startSimulator(
  options: Options,
  name: 'paystack' | 'shipbubble' | 'messages',
  webhook: string,
): Promise<Service> {
  const { offset } = options
  const urls = suiteUrls(offset)
  return startLogged(options, name, {
    name: `The simulator ${name}`,
    args: ['--import', 'tsx', `tools/${name}-simulator/main.ts`],
    env: {
      ...suiteEnv(offset),
      PORT: String(portTable(offset)[name]),
      WEBHOOK_URL: `${urls.api}/${webhook}`,
      CALLBACK_URL: urls.web,
      MERCHANT_NAME: 'Oja',
      CLOCK_FILE: clockFile(offset),
    },
    ready: { url: `${urls[name]}/health` },
  })
}

function startVite(options: Options): Promise<Service> {
  const port = portTable(options.offset).vite
  return startLogged(options, 'vite', {
    name: 'The web',
    args: [VITE, `--port=${port}`, '--strictPort', '--host=127.0.0.1'],
    cwd: join(ROOT, 'web'),
    env: viteEnv(options.offset),
    ready: { url: `http://127.0.0.1:${port}/` },
  })
}

/** The emulators run no schedules: a separate process runs the scheduled jobs every few seconds. */
function startScheduledJobs(options: Options): Promise<Service> {
  return startLogged(options, 'due-work', {
    name: 'The due work',
    args: ['--import', 'tsx', 'tools/emulators/run-due-work.ts'],
    env: suiteEnv(options.offset),
    ready: { printed: 'ready: due work' },
  })
}

const viteEnv = (offset: number) => ({
  VITE_PORT_OFFSET: String(offset),
  VITE_APP_URL: suiteUrls(offset).web,
})

/** The built site is Hosting's, whichever site people use. */
const buildEnv = (offset: number) => ({
  ...viteEnv(offset),
  VITE_APP_URL: `http://localhost:${portTable(offset).hosting}`,
})

/**
 * Builds the web for this suite's Hosting and the server renderer for its functions, unless no
 * source has changed.
 */
async function renewWeb(offset: number, signal: AbortSignal): Promise<boolean> {
  const [site, renderer] = [webFolder(offset), rendererFolder(offset)]
  const built = [join(site, MISSING_FILE), join(renderer, 'entry-server.js')]
  if (built.every((file) => isFresh(file, WEB_SOURCES))) return false
  await buildSite({ site, renderer, env: buildEnv(offset), signal })
  return true
}

function isFresh(built: string, sources: readonly string[]): boolean {
  if (!existsSync(built)) return false
  const made = statSync(built).mtimeMs
  return sources.every((source) => newestIn(join(ROOT, source)) < made)
}

function newestIn(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path)
    .filter((name) => name !== 'node_modules' && !name.startsWith('dist'))
    .map((name) => newestIn(join(path, name)))
  return Math.max(0, ...inside)
}

/** Waits until each URL responds with 200; the first request to the API starts the functions. */
export async function verifyUrls(urls: string[], say: (line: string) => void): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  const statuses = await Promise.all(
    urls.map(async (url) => {
      let status = await statusOf(url)
      while (status !== 200 && Date.now() < deadline) {
        await pause(500)
        status = await statusOf(url)
      }
      say(`${status ?? 'no answer'}  ${url}`)
      return status
    }),
  )
  const failed = urls.filter((_, i) => statuses[i] !== 200)
  if (failed.length > 0) throw new Error(`Not answering as they should: ${failed.join(', ')}`)
}
