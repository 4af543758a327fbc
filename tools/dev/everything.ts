import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { busyPorts } from '../emulators/busy-ports'
import { portTable } from '../emulators/ports'
import { ROOT, suiteName, workFile } from '../emulators/project'
import { runToEnd, type Service, startService, statusOf } from '../emulators/services'
import { startSuite } from '../emulators/suite'
import { clockFile, suiteEnv, suiteUrls } from '../emulators/suite-env'
import { buildFunctions, buildWeb } from './build'

const ANSWERS_WITHIN_MS = 120_000

export type Everything = {
  urls: ReturnType<typeof suiteUrls>
  /** Resolves with a message about the first service that ends. */
  first_end: Promise<string>
  stop: () => Promise<void>
}

type Options = { offset: number; say: (line: string) => void; signal: AbortSignal }

/** Builds and starts all of Oja: emulators, payment simulator, web and demo data. */
export async function startEverything(options: Options): Promise<Everything> {
  const { offset, say, signal } = options
  const urls = suiteUrls(offset)
  const busy = await busyPorts(['paystack', 'mailbox', 'vite'], portTable(offset))
  if (busy) throw new Error(busy)
  // A new suite starts at the real time, wherever the previous one's clock was moved to.
  rmSync(clockFile(offset), { force: true })
  say('Building functions')
  await buildFunctions(signal)

  say('Starting the emulators, the Paystack simulator and the web')
  const services: Service[] = []
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
  }
  // The first service that fails stops the others, so that its reason is reported at once.
  const failing = new AbortController()
  const together = { ...options, signal: AbortSignal.any([signal, failing.signal]) }
  const starting = (work: Promise<Service>) => work.then((service) => void services.push(service))
  const all = [
    starting(startSuite(together)),
    starting(startSimulator(together)),
    starting(startVite(together)),
    buildWeb(offset, together.signal).then((isNew) => isNew && say('Built the web')),
  ]
  try {
    await Promise.all(all).catch(async (error: unknown) => {
      failing.abort()
      await Promise.allSettled(all)
      throw error
    })
    say('Seeding demo data')
    const args = ['--import', 'tsx', 'tools/seed/main.ts']
    await runToEnd({ name: 'Seeding', args, env: suiteEnv(offset), signal, onLine: say })
    services.push(await startScheduledJobs(options))
    // Starts the functions, so that no visitor's request has to wait for it.
    await verifyUrls([urls.hosting, `${urls.api}/health`], () => {})
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

const logFile = (offset: number, name: string) =>
  workFile(suiteName('suite', offset), `${name}.log`)

/** Starts the Paystack simulator; its webhooks go through the suite's Hosting. */
function startSimulator({ offset, signal }: Options): Promise<Service> {
  const { hosting, paystack, web } = suiteUrls(offset)
  return startService({
    name: 'The Paystack simulator',
    args: ['--import', 'tsx', 'tools/paystack-simulator/main.ts'],
    env: {
      ...suiteEnv(offset),
      PORT: String(portTable(offset).paystack),
      WEBHOOK_URL: `${hosting}/api/v1/payments/webhook/paystack`,
      CALLBACK_URL: web,
      MERCHANT_NAME: 'Oja',
      CLOCK_FILE: clockFile(offset),
    },
    log_file: logFile(offset, 'paystack'),
    ready: { url: `${paystack}/health` },
    signal,
  })
}

function startVite({ offset, signal }: Options): Promise<Service> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const port = portTable(offset).vite
  return startService({
    name: 'The web',
    args: [vite, `--port=${port}`, '--strictPort', '--host=127.0.0.1'],
    cwd: join(ROOT, 'web'),
    env: { VITE_PORT_OFFSET: String(offset), VITE_APP_URL: suiteUrls(offset).web },
    log_file: logFile(offset, 'vite'),
    ready: { url: `http://127.0.0.1:${port}/` },
    signal,
  })
}

/** The emulators run no schedules: a separate process runs the scheduled jobs every few seconds. */
function startScheduledJobs({ offset, signal }: Options): Promise<Service> {
  return startService({
    name: 'The due work',
    args: ['--import', 'tsx', 'tools/emulators/run-due-work.ts'],
    env: suiteEnv(offset),
    log_file: logFile(offset, 'due-work'),
    ready: { printed: 'ready: due work' },
    signal,
  })
}

/** Waits until each URL responds with 200; the first request to the API starts the functions. */
export async function verifyUrls(urls: string[], say: (line: string) => void): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS
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
