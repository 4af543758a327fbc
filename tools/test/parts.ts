import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFor } from '../../deploy/build'
import { loadEnvironment } from '../../deploy/settings'
import { startEverything } from '../dev/everything'
import { SLOTS } from '../emulators/ports'
import { ROOT } from '../emulators/project'
import { type Suite, startSuite } from '../emulators/suite'
import { suiteEnv } from '../emulators/suite-env'
import { ensureBrowser, ensureOtherEngines } from './ensure-browser'
import {
  broken,
  readSummary,
  type Summary,
  summarizePlaywright,
  summarizeVitest,
  sumUp,
} from './results'

type PartOptions = {
  offset: number
  /** Substrings of the names of the files to run; all files if empty. */
  files: string[]
  say: (line: string) => void
  signal: AbortSignal
}
const RESULTS = join(ROOT, 'test-results')

export const PART_NAMES = ['unit', 'api', 'rules', 'upload', 'journeys'] as const
export type PartName = (typeof PART_NAMES)[number]

export type Parts = Record<PartName, () => Promise<Summary>> & {
  /** Stops the emulators that the parts share. */
  stop: () => Promise<void>
}

/**
 * The parts of `npm test`, on ports that no running `npm start` uses. The journeys have a suite of
 * their own; the others share one, since starting it takes as long as many of their tests.
 */
export function createParts(options: PartOptions): Parts {
  const own = { ...options, offset: options.offset + SLOTS.tests }
  let suite: Promise<Suite> | undefined
  // No functions: the tests start the API and a simulator themselves, and another process's
  // triggers would do the work under test.
  const emulators = () => {
    suite ??= startSuite({ ...own, only: ['auth', 'firestore', 'storage'] })
    return suite
  }
  return {
    unit: () => vitest('unit', ['core', 'unit', 'web'], options),

    api: async () => {
      await emulators()
      return withLogs('api', await vitest('api', ['api'], own), own)
    },

    // After the API tests: mutants leave other rules behind.
    rules: async () => {
      await emulators()
      rmSync(join(RESULTS, 'rule-coverage'), { recursive: true, force: true })
      const matrix = await vitest('rules', ['rules'], own)
      if (options.files.length > 0) return matrix
      return sumUp([matrix, await vitest('rules-proof', ['rules-proof'], own)])
    },

    upload: async () => {
      await buildFor(await loadEnvironment('demo'), own)
      await emulators()
      return vitest('upload', ['upload'], own)
    },

    journeys: async () => {
      const offset = options.offset + SLOTS.journeys
      const at = { ...options, offset }
      await ensureBrowser(options.say)
      if (process.env.OJA_DEEP === '1') ensureOtherEngines(options.say)
      // Full runs and the README's images show what buyers see.
      const isForTests = process.env.OJA_DEEP !== '1' && process.env.OJA_SCREENSHOTS !== '1'
      const oja = await startEverything({ ...at, isForTests })
      const journeys = await playwright(at).finally(oja.stop)
      return withLogs('journeys', journeys, at)
    },

    stop: async () => {
      const started = await suite?.catch(() => undefined)
      await started?.stop()
    },
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

/** The projects of playwright.config.ts: those of a line at once, the lines one after the other. */
const PROJECTS = [['reading', 'wide'], ['trading'], ['alone']]

async function playwright(options: PartOptions): Promise<Summary> {
  clear('journeys')
  const summaries: Summary[] = []
  for (const projects of PROJECTS) {
    if (options.signal.aborted) break
    const report = join(RESULTS, `journeys-${projects[0]}.json`)
    const code = await runner('journeys', report, options, [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...projects.map((project) => `--project=${project}`),
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
  { offset, signal }: PartOptions,
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
