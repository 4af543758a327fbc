import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFor } from '../deploy/build'
import { loadEnvironment } from '../deploy/settings'
import { startEverything } from '../dev/everything'
import { SLOTS } from '../emulators/ports'
import { ROOT } from '../emulators/project'
import { startSuite } from '../emulators/suite'
import { suiteEnv } from '../emulators/suite-env'
import { ensureBrowser } from './ensure-browser'
import {
  broken,
  readSummary,
  type Summary,
  summarizePlaywright,
  summarizeVitest,
  sumUp,
} from './results'

export type PartOptions = {
  offset: number
  /** Substrings of the names of the files to run; all files if empty. */
  files: string[]
  say: (line: string) => void
  signal: AbortSignal
  /** For the runner, in addition to the environment of its suite. */
  env?: Record<string, string>
}
type Part = (options: PartOptions) => Promise<Summary>
type Stoppable = { stop: () => Promise<void> }

const RESULTS = join(ROOT, 'test-results')

/**
 * The parts of `npm test`, in order. Each part with emulators has a suite of its own, on ports that
 * neither a running `npm start` nor another part uses.
 */
export const PARTS = {
  unit: (options) => vitest('unit', ['core', 'unit', 'web'], options),

  rules: async (options) => {
    const own = { ...options, offset: options.offset + SLOTS.rules }
    // Without Auth: the rules' clients make their own tokens.
    const suite = await startSuite({ ...own, only: ['firestore', 'storage'] })
    rmSync(join(RESULTS, 'rule-coverage'), { recursive: true, force: true })
    return during([suite], async () => {
      const matrix = await vitest('rules', ['rules'], own)
      if (options.files.length > 0) return matrix
      const result = await vitest('rules-proof', ['rules-proof'], own)
      return sumUp([matrix, result])
    })
  },

  api: async (options) => {
    // One suite per worker: test files clear the database, and the auth emulator signs in to one
    // project only. One suite for deep runs, whose load and races need the whole machine. No
    // functions: the tests start the API and a simulator themselves, and another process's triggers
    // would do the work under test.
    const isOne = options.files.length > 0 || process.env.OJA_DEEP === '1'
    const slots = isOne ? [SLOTS.api] : [SLOTS.api, SLOTS.api_second]
    const offsets = slots.map((slot) => options.offset + slot)
    const own = { ...options, offset: options.offset + SLOTS.api }
    const suites = await startSuites(offsets, own)
    const env = { OJA_WORKER_OFFSETS: offsets.join() }
    const calls = await during(suites, () => vitest('api', ['api'], { ...own, env }))
    return withLogs('api', calls, own)
  },

  journeys: async (options) => {
    const own = { ...options, offset: options.offset + SLOTS.journeys }
    await ensureBrowser(own.say)
    // Full runs and the README's images show what buyers see.
    const isForTests = process.env.OJA_DEEP !== '1' && process.env.OJA_SCREENSHOTS !== '1'
    const oja = await startEverything({ ...own, isForTests })
    const journeys = await during([oja], () => playwright(own))
    return withLogs('journeys', journeys, own)
  },

  upload: async (options) => {
    const own = { ...options, offset: options.offset + SLOTS.upload }
    await buildFor(await loadEnvironment('demo'), own)
    const suite = await startSuite({ ...own, only: ['firestore', 'storage'] })
    return during([suite], () => vitest('upload', ['upload'], own))
  },
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS

/** Starts several suites; stops those that started if one fails. */
async function startSuites(offsets: number[], options: PartOptions): Promise<Stoppable[]> {
  const only = ['auth' as const, 'firestore' as const, 'storage' as const]
  const starting = offsets.map((offset) => startSuite({ ...options, offset, only }))
  try {
    return await Promise.all(starting)
  } catch (error) {
    const ended = await Promise.allSettled(starting)
    const started = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await Promise.all(started.map((suite) => suite.stop()))
    throw error
  }
}

async function during(services: Stoppable[], work: () => Promise<Summary>): Promise<Summary> {
  try {
    return await work()
  } finally {
    await Promise.all(services.map((service) => service.stop()))
  }
}

/** Checks the logs after a complete part, including its suite's logs. */
async function withLogs(part: string, summary: Summary, options: PartOptions): Promise<Summary> {
  if (options.files.length > 0) return summary
  const files = [`tests/logs/${part}.test.ts`]
  const logs = await vitest(`${part}-logs`, ['logs'], { ...options, files })
  return sumUp([summary, logs])
}

async function vitest(part: string, projects: string[], options: PartOptions): Promise<Summary> {
  clear(part)
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

/** Runs the projects of playwright.config.ts, one after the other. */
async function playwright(options: PartOptions): Promise<Summary> {
  clear('journeys')
  const summaries: Summary[] = []
  for (const project of ['reading', 'trading', 'alone']) {
    if (options.signal.aborted) break
    const report = join(RESULTS, `journeys-${project}.json`)
    const code = await runner('journeys', report, options, [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--project=${project}`,
      '--pass-with-no-tests',
      ...options.files,
    ])
    summaries.push(readSummary(report, code, summarizePlaywright, 0))
  }
  const sum = sumUp(summaries)
  return sum.passed + sum.failed > 0 ? sum : broken('no journey ran')
}

/** Removes the counts and logs that the last run of a part left. */
function clear(part: string): void {
  for (const left of ['counts', 'logs']) {
    rmSync(join(RESULTS, left, part), { recursive: true, force: true })
  }
}

/** Runs a test runner in its suite's environment; returns its exit code. */
function runner(
  part: string,
  report: string,
  { offset, signal, env }: PartOptions,
  args: string[],
): Promise<number> {
  rmSync(report, { force: true })
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...suiteEnv(offset),
      OJA_TEST_PART: part,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // On a terminal its list would overwrite lines of the other lane.
      PLAYWRIGHT_FORCE_TTY: '0',
      ...env,
    },
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
