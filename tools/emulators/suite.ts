import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DOWNLOADABLE, findBinaries } from './binaries'
import { busyPorts } from './busy-ports'
import { chooseJava, findJavas, javaEnv } from './java'
import { type PortTable, portTable } from './ports'
import { PROJECT_ID, ROOT, suiteName, webFolder, workFile } from './project'
import { type Service, startService } from './services'
import { EMULATORS, type Emulator, writeSuiteConfig } from './suite-config'
import { suiteEnv } from './suite-env'

const READY_WITHIN_MS = 600_000
const SHUTDOWN_GRACE_MS = 20_000
/** Seconds. An event is lost whose function doesn't load in time, 30 s unless it is said. */
const FUNCTIONS_DISCOVERY_TIMEOUT = '120'
/**
 * Requests and events that run at once; the others wait. Each that runs takes a process of its function, of
 * 80 to 130 MB, which the emulator never ends: one that waits for nothing ends itself.
 */
const FUNCTIONS_AT_ONCE = '4'
/** Where a minute's delay fails a test, more run, and processes stay: starting one takes seconds. */
const FOR_TESTS = { at_once: '8', env: { FUNCTIONS_IDLE_MS: '1800000' } }
const END_WHEN_IDLE = pathToFileURL(join(ROOT, 'tools/emulators/end-when-idle.mjs')).href
const PROGRESS_MS = 8_000
const FUNCTIONS_NEED: readonly Emulator[] = ['tasks', 'eventarc']
const NEED_FUNCTIONS: readonly Emulator[] = ['functions', 'hosting', 'pubsub']

/** Disables look-ups that a demo project doesn't need: updates, a metadata server, credentials. */
const QUIET = { NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', NO_COLOR: '1' }

/**
 * Java keeps little more memory than its data takes: by default the Firestore emulator alone grows to a
 * gigabyte on a small catalogue. It has no limit, for a large one.
 */
const FRUGAL_JAVA = '-XX:+UseSerialGC -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30'

/**
 * Output worth showing: downloads, which explain a long wait, and failures. The rest is in the log.
 */
const IS_WORTH_SAYING = /Downloading|SyntaxError|Failed to load|Error: Failed|not found at/i

export type Suite = Service & { emulators: Emulator[]; ports: PortTable }

export type SuiteOptions = {
  offset: number
  /** If undefined, every emulator that has something to serve. */
  only?: Emulator[]
  /** A folder exported by a suite's hub, which this suite imports. */
  import_from?: string
  /** For tests: more functions at once, whose processes stay. */
  isForTests?: boolean
  say: (line: string) => void
  /** Stops the suite, even while it is starting. */
  signal?: AbortSignal
}

let starting: Promise<unknown> = Promise.resolve()

/**
 * Starts the emulators; resolves when all of them are ready. The suites of a process start one
 * after the other: the first may download what all need.
 */
export function startSuite(options: SuiteOptions): Promise<Suite> {
  const suite = starting.then(() => startOne(options))
  starting = suite.catch(() => undefined)
  return suite
}

async function startOne(options: SuiteOptions): Promise<Suite> {
  const { offset, only, import_from, isForTests, say, signal } = options
  const at_once = isForTests ? FOR_TESTS.at_once : FUNCTIONS_AT_ONCE
  const ports = portTable(offset)
  const java = chooseJava(findJavas())
  const wanted = chooseEmulators(only ?? EMULATORS, say)
  const binaries = await findBinaries(
    DOWNLOADABLE.filter((name) => wanted.includes(name)),
    java,
  )
  const missing = binaries.filter(({ isMissing }) => isMissing)
  for (const { service, note } of missing) {
    if (service !== 'pubsub') throw new Error(`No ${service} emulator: ${note}.`)
    say('Scheduled functions are skipped: no Pub/Sub emulator.')
  }
  const emulators = wanted.filter((name) => !missing.some(({ service }) => service === name))
  const busy = await busyPorts([...emulators, 'hub', 'logging'], ports)
  if (busy) throw new Error(busy)
  say(`Java ${java.major} from ${java.home}`)
  for (const { service, note } of binaries) say(`${service}: ${note}`)

  const own = Object.assign({}, ...binaries.map((binary) => binary.env))
  const env: Record<string, string> = { ...suiteEnv(offset), ...own, ...javaEnv(java), ...QUIET }
  const log_file = workFile(suiteName('suite', offset), 'suite.log')
  mkdirSync(webFolder(offset), { recursive: true })
  const web_folder = relative(ROOT, webFolder(offset))
  const config = writeSuiteConfig(offset, { emulators, ports, web_folder })
  // A temporary folder of its own, so that suites don't share the hub's locator file and nothing is
  // left in /tmp.
  const temporary = mkdtempSync(join(tmpdir(), 'oja-'))
  const cleanUp = () => {
    config.remove()
    rmSync(temporary, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)
  if (emulators.includes('functions')) {
    // The functions declare these secrets; the emulator reads them from a git-ignored file.
    const names = [
      'PAYSTACK_SECRET_KEY',
      'SHIPBUBBLE_API_KEY',
      'TERMII_API_KEY',
      'TERMII_SECRET_KEY',
      'META_ACCESS_TOKEN',
      'META_APP_SECRET',
    ]
    const secrets = names.map((name) => `${name}=${env[name]}\n`).join('')
    writeFileSync(join(ROOT, 'functions', '.secret.local'), secrets)
  }
  let last = ''
  const progress = setInterval(() => say(`the emulators are starting: ${last}`), PROGRESS_MS)
  try {
    const service = await startService({
      name: 'The emulators',
      args: [
        join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
        'emulators:start',
        `--config=${config.path}`,
        `--project=${PROJECT_ID}`,
        `--only=${emulators.join(',')}`,
        '--non-interactive',
        ...(import_from ? [`--import=${import_from}`] : []),
      ],
      cwd: join(log_file, '..'),
      env: {
        FUNCTIONS_DISCOVERY_TIMEOUT,
        FUNCTIONS_EMULATOR_PARALLEL: process.env.FUNCTIONS_EMULATOR_PARALLEL ?? at_once,
        ...(isForTests && FOR_TESTS.env),
        NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${END_WHEN_IDLE}`]
          .filter(Boolean)
          .join(' '),
        JAVA_TOOL_OPTIONS: process.env.JAVA_TOOL_OPTIONS ?? FRUGAL_JAVA,
        ...env,
        TMPDIR: temporary,
      },
      log_file,
      ready: { printed: 'All emulators ready' },
      ready_within_ms: READY_WITHIN_MS,
      grace_ms: SHUTDOWN_GRACE_MS,
      signal,
      onLine: (line) => {
        last = line.trim() || last
        if (IS_WORTH_SAYING.test(line)) say(last)
      },
    })
    service.ended.then(cleanUp)
    return { ...service, emulators, ports }
  } catch (error) {
    cleanUp()
    throw error
  } finally {
    clearInterval(progress)
  }
}

/** The requested emulators that have something to serve. */
function chooseEmulators(requested: readonly Emulator[], say: SuiteOptions['say']): Emulator[] {
  const isBuilt = existsSync(join(ROOT, 'functions/lib/index.js'))
  if (requested.includes('functions') && !isBuilt) {
    say('No functions and no hosting: functions/lib/index.js is not built yet.')
  }
  const hasFunctions = requested.includes('functions') && isBuilt
  return EMULATORS.filter((name) => {
    if (FUNCTIONS_NEED.includes(name)) return hasFunctions
    return requested.includes(name) && (isBuilt || !NEED_FUNCTIONS.includes(name))
  })
}
