import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEverything } from '../dev/everything'
import { SLOTS } from '../emulators/ports'
import { ROOT } from '../emulators/project'
import { startSuite } from '../emulators/suite'
import { suiteEnv } from '../emulators/suite-env'
import { ensureBrowser } from './ensure-browser'
import { readSummary, type Summary, summarizePlaywright, summarizeVitest } from './results'

export type PartOptions = {
  offset: number
  /** Substrings of the names of the files to run; all files if empty. */
  files: string[]
  say: (line: string) => void
  signal: AbortSignal
}
type Part = (options: PartOptions) => Promise<Summary>
type Stoppable = { stop: () => Promise<void> }

const RESULTS = join(ROOT, 'test-results')

/**
 * The parts of `npm test`, in order. Each part with emulators has a suite of its own, on ports that
 * neither a running `npm start` nor another part uses.
 */
export const PARTS = {
  unit: (options) => vitest('unit', ['unit', 'web'], options),

  rules: async (options) => {
    const own = { ...options, offset: options.offset + SLOTS.rules }
    const suite = await startSuite({ ...own, only: ['auth', 'firestore', 'storage'] })
    rmSync(join(RESULTS, 'rule-coverage'), { recursive: true, force: true })
    return during([suite], async () => {
      const matrix = await vitest('rules', ['rules'], own)
      if (options.files.length > 0) return matrix
      const proof = await vitest('rules-proof', ['rules-proof'], own)
      return { passed: matrix.passed + proof.passed, failed: matrix.failed + proof.failed }
    })
  },

  api: async (options) => {
    const own = { ...options, offset: options.offset + SLOTS.api }
    // No functions: the tests start the API and a simulator themselves, and another process's
    // triggers would do the work under test.
    const suite = await startSuite({ ...own, only: ['auth', 'firestore', 'storage'] })
    const calls = await during([suite], () => vitest('api', ['api'], own))
    return withLogs('api', calls, own)
  },

  journeys: async (options) => {
    const own = { ...options, offset: options.offset + SLOTS.journeys }
    await ensureBrowser(own.say)
    const oja = await startEverything(own)
    const journeys = await during([oja], () => playwright(own))
    return withLogs('journeys', journeys, own)
  },
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS

async function during(services: Stoppable[], work: () => Promise<Summary>): Promise<Summary> {
  try {
    return await work()
  } finally {
    await Promise.all(services.map((service) => service.stop()))
  }
}

/** Checks the logs after a complete part, including its suite's logs. */
async function withLogs(part: string, tally: Summary, options: PartOptions): Promise<Summary> {
  if (options.files.length > 0) return tally
  const files = [`tests/logs/${part}.test.ts`]
  const logs = await vitest(`${part}-logs`, ['logs'], { ...options, files })
  return { passed: tally.passed + logs.passed, failed: tally.failed + logs.failed }
}

async function vitest(part: string, projects: string[], options: PartOptions): Promise<Summary> {
  const report = join(RESULTS, `${part}.json`)
  const code = await runner(part, report, options, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...options.files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return readSummary(report, code, summarizeVitest)
}

async function playwright(options: PartOptions): Promise<Summary> {
  const report = join(RESULTS, 'journeys.json')
  const code = await runner('journeys', report, options, [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...options.files,
  ])
  return readSummary(report, code, summarizePlaywright)
}

/** Runs a test runner in its suite's environment; returns its exit code. */
function runner(
  part: string,
  report: string,
  { offset, signal }: PartOptions,
  args: string[],
): Promise<number> {
  rmSync(report, { force: true })
  for (const left of ['counts', 'logs']) {
    rmSync(join(RESULTS, left, part), { recursive: true, force: true })
  }
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...suiteEnv(offset), OJA_TEST_PART: part },
  })
  const end = () => child.kill('SIGTERM')
  signal.addEventListener('abort', end)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      signal.removeEventListener('abort', end)
      resolve(code ?? 1)
    })
  })
}
