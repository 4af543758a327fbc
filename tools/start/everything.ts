import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { busyPorts } from '../emulators/busy-ports'
import { portTable } from '../emulators/ports'
import { ROOT, suiteName, workFile } from '../emulators/project'
import { startSuite } from '../emulators/suite'
import { clockFile, suiteEnv, suiteUrls } from '../emulators/suite-env'
import { buildFunctions, buildWeb } from './build'
import { runToEnd, type Service, startService } from './children'
import { startSimulator } from './simulator'
import { verifyUrls } from './verify'

export type Everything = {
  urls: ReturnType<typeof suiteUrls>
  /** Resolves with what there is to say of the first service that ends. */
  first_end: Promise<string>
  stop: () => Promise<void>
}

type Options = { offset: number; say: (line: string) => void; signal: AbortSignal }

/** Builds and starts all of Oja: emulators, payment provider's simulator, web and demo data. */
export async function startEverything(options: Options): Promise<Everything> {
  const { offset, say, signal } = options
  const busy = await busyPorts(['paystack', 'mailbox', 'vite'], portTable(offset))
  if (busy) throw new Error(busy)
  // A suite begins today, wherever the last one's clock was moved to.
  rmSync(clockFile(offset), { force: true })
  say('Building functions')
  await buildFunctions(signal)

  say('Starting the emulators, the Paystack simulator and the web')
  const log = (name: string) => workFile(suiteName('suite', offset), `${name}.log`)
  // The first to fail ends the others, so that its reason is told at once.
  const failing = new AbortController()
  const together = { ...options, signal: AbortSignal.any([signal, failing.signal]) }
  let failure: unknown
  const orFail = async <Started>(starting: Promise<Started>) => {
    try {
      return await starting
    } catch (error) {
      failure ??= error
      failing.abort()
      throw error
    }
  }
  const started = await Promise.allSettled([
    orFail(startSuite(together).then((suite) => ({ ...suite, name: 'The emulators' }))),
    orFail(startSimulator(together, log('paystack'))),
    orFail(startVite(together, log('vite'))),
    orFail(buildWeb(offset, together.signal).then((isNew) => isNew && say('Built the web'))),
  ])
  const services: Service[] = started.flatMap((result) =>
    result.status === 'fulfilled' && typeof result.value === 'object' ? [result.value] : [],
  )
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
  }
  try {
    if (failure) throw failure
    say('Seeding demo data')
    await seed(options)
    services.push(await startDueWork(options, log('due-work')))
    // The first request wakes the functions: it needn't be a visitor's.
    const { hosting, api } = suiteUrls(offset)
    await verifyUrls([hosting, `${api}/health`], () => {})
  } catch (error) {
    await stop()
    throw error
  }
  const first_end = Promise.race(
    services.map(({ name, ended, log_file }) =>
      ended.then(() => `${name} ended unexpectedly; ${log_file} says why.`),
    ),
  )
  return { urls: suiteUrls(offset), first_end, stop }
}

function startVite({ offset, signal }: Options, log_file: string): Promise<Service> {
  const port = portTable(offset).vite
  return startService({
    name: 'The web',
    args: [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      `--port=${port}`,
      '--strictPort',
      '--host=127.0.0.1',
    ],
    cwd: join(ROOT, 'web'),
    env: { VITE_PORT_OFFSET: String(offset), VITE_APP_URL: suiteUrls(offset).web },
    log_file,
    ready: { url: `http://127.0.0.1:${port}/` },
    signal,
  })
}

/** The emulators fire no schedules: a process of its own does their work every few seconds. */
function startDueWork({ offset, signal }: Options, log_file: string): Promise<Service> {
  return startService({
    name: 'The due work',
    args: ['--import', 'tsx', 'tools/emulators/run-due-work.ts'],
    env: suiteEnv(offset),
    log_file,
    ready: { printed: 'ready: due work' },
    signal,
  })
}

async function seed({ offset, signal, say }: Options): Promise<void> {
  const args = ['--import', 'tsx', 'tools/seed/main.ts']
  await runToEnd({ name: 'Seeding', args, env: suiteEnv(offset), signal, onLine: say })
}
