import { join } from 'node:path'
import { busyPorts } from '../emulators/busy-ports'
import { portTable } from '../emulators/ports'
import { ROOT, suiteName, workFile } from '../emulators/project'
import { startSuite } from '../emulators/suite'
import { suiteEnv, suiteUrls } from '../emulators/suite-env'
import { buildFunctions, buildWeb } from './build'
import { runToEnd, type Service, startService } from './children'
import { startSimulator } from './simulator'

export type Everything = {
  urls: ReturnType<typeof suiteUrls>
  /** Resolves with the name of the first service that ends. */
  first_end: Promise<string>
  stop: () => Promise<void>
}

type Options = { offset: number; say: (line: string) => void; signal: AbortSignal }

/** Builds and starts all of Oja: emulators, payment provider's simulator, web and demo data. */
export async function startEverything(options: Options): Promise<Everything> {
  const { offset, say, signal } = options
  const busy = await busyPorts(['paystack', 'vite'], portTable(offset))
  if (busy) throw new Error(busy)
  say('Building functions')
  await buildFunctions(signal)

  say('Starting the emulators, the Paystack simulator and the web')
  const log = (name: string) => workFile(suiteName('suite', offset), `${name}.log`)
  const started = await Promise.allSettled([
    startSuite({ ...options }).then((suite) => ({ ...suite, name: 'The emulators' })),
    startSimulator(options, log('paystack')),
    startVite(options, log('vite')),
    buildWeb(offset, signal).then((isNew) => isNew && say('Built the web for Hosting')),
  ])
  const services: Service[] = started.flatMap((result) =>
    result.status === 'fulfilled' && typeof result.value === 'object' ? [result.value] : [],
  )
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
  }
  try {
    for (const result of started) if (result.status === 'rejected') throw result.reason
    say('Seeding demo data')
    await seed(options)
  } catch (error) {
    await stop()
    throw error
  }
  const first_end = Promise.race(services.map(({ name, ended }) => ended.then(() => name)))
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
    env: { VITE_PORT_OFFSET: String(offset) },
    log_file,
    url: `http://127.0.0.1:${port}/`,
    signal,
  })
}

async function seed({ offset, signal }: Options): Promise<void> {
  const args = ['--import', 'tsx', 'tools/seed/main.ts']
  await runToEnd({ name: 'Seeding', args, env: suiteEnv(offset), signal })
}
