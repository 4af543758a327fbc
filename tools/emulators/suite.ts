import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { type Binary, binaryEnv, findBinaries, javaMissing } from './binaries'
import { busyPorts } from './busy-ports'
import { chooseEmulators } from './choose-emulators'
import { chooseJava, findJavas, withJava } from './java'
import { type PortTable, portTable } from './ports'
import { endMarked, killMarked, newMark } from './process-tree'
import { PROJECT_ID, ROOT, suiteName, webFolder, workFile } from './project'
import { type Emulator, writeSuiteConfig } from './suite-config'
import { suiteEnv } from './suite-env'

const SHUTDOWN_GRACE_MS = 20_000
const PROGRESS_MS = 8_000

/** No look-ups of what a demo project doesn't have: updates, a metadata server, credentials. */
const quietEnv = { NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', NO_COLOR: '1' }

export type Suite = {
  emulators: Emulator[]
  ports: PortTable
  log_file: string
  /** Resolves when the emulators end, whoever ended them. */
  ended: Promise<void>
  stop: () => Promise<void>
}

export type SuiteOptions = {
  offset: number
  /** Undefined: every emulator that has something to serve. */
  only?: Emulator[]
  /** A folder that the hub of a suite exported: this one begins with it. */
  import_from?: string
  say: (line: string) => void
  /** Stops the suite, also while it starts. */
  signal?: AbortSignal
}

/** Starts the emulators and answers when all of them are ready. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { offset, only, say, signal } = options
  const ports = portTable(offset)
  const javas = findJavas()
  const java = chooseJava(javas)
  if (!java) throw new Error(javaMissing(javas))

  const wanted = chooseEmulators(only, say)
  const downloadable = (['firestore', 'storage', 'pubsub'] as const).filter((name) =>
    wanted.includes(name),
  )
  const binaries = await findBinaries(downloadable, java)
  const emulators = withoutMissing(wanted, binaries, say)
  const busy = await busyPorts([...emulators, 'hub', 'logging'], ports)
  if (busy) throw new Error(busy)

  say(`Java ${java.major} from ${java.home}`)
  for (const { service, note } of binaries) say(`${service}: ${note}`)
  const env = { ...process.env, ...suiteEnv(offset), ...binaryEnv(binaries) }
  signal?.throwIfAborted()
  return run(emulators, { ...options, env: withJava(env, java), ports })
}

/** Without Pub/Sub the suite runs, without its schedules; without any other it can't. */
function withoutMissing(wanted: Emulator[], binaries: Binary[], say: SuiteOptions['say']) {
  const missing = binaries.filter(({ origin }) => origin === 'missing')
  const fatal = missing.filter(({ service }) => service !== 'pubsub')
  if (fatal.length > 0) {
    throw new Error(fatal.map(({ service, note }) => `No ${service} emulator: ${note}.`).join('\n'))
  }
  if (missing.length > 0) say('Scheduled functions are skipped: no Pub/Sub emulator.')
  return wanted.filter((name) => !missing.some(({ service }) => service === name))
}

type Run = Omit<SuiteOptions, 'only'> & { env: NodeJS.ProcessEnv; ports: PortTable }

async function run(
  emulators: Emulator[],
  { offset, import_from, say, signal, env, ports }: Run,
): Promise<Suite> {
  const folder = workFile(suiteName('suite', offset))
  mkdirSync(folder, { recursive: true })
  const log_file = join(folder, 'suite.log')
  const log = createWriteStream(log_file)
  mkdirSync(webFolder(offset), { recursive: true })
  const web_folder = relative(ROOT, webFolder(offset))
  const config = writeSuiteConfig(offset, { emulators, ports, web_folder })
  // Of its own, so that suites don't meet in the hub's locator file and nothing is left in /tmp.
  const temporary = mkdtempSync(join(tmpdir(), 'oja-'))
  if (emulators.includes('functions')) writeSecrets(env)

  const { mark, env: marked } = newMark()
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      `--config=${config.path}`,
      `--project=${PROJECT_ID}`,
      `--only=${emulators.join(',')}`,
      '--non-interactive',
      ...(import_from ? [`--import=${import_from}`] : []),
    ],
    {
      cwd: folder,
      // A group of its own: Ctrl-C reaches this process alone, which then stops the child once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...quietEnv, ...marked, TMPDIR: temporary },
    },
  )
  const cleanUp = () => {
    config.remove()
    rmSync(temporary, { recursive: true, force: true })
    log.end()
  }
  // However they ended: Java and the functions' workers must not outlive them and hold their ports.
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve(killMarked((one) => one === mark).then(() => undefined)))
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve(gone)))
  const finished = ended.then(cleanUp)

  let tail: string[] = []
  const ready = new Promise<void>((resolve, reject) => {
    const read = (line: string) => {
      log.write(`${line}\n`)
      if (line.trim()) tail = [...tail.slice(-14), line.trim()]
      if (line.includes('All emulators ready')) resolve()
      else if (isWorthSaying(line)) say(line.trim())
    }
    createInterface({ input: child.stdout }).on('line', read)
    createInterface({ input: child.stderr }).on('line', read)
    finished.then(() => reject(new Error(`The emulators ended early:\n${tail.join('\n')}`)))
  })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= endMarked(child.pid, mark, SHUTDOWN_GRACE_MS).then(() => finished)
    return stopping
  }
  process.once('exit', cleanUp)
  signal?.addEventListener('abort', stop)
  const progress = setInterval(() => say(`the emulators are starting: ${tail.at(-1)}`), PROGRESS_MS)
  try {
    await ready
  } catch (error) {
    await stop()
    throw error
  } finally {
    clearInterval(progress)
  }
  return { emulators, ports, log_file, ended, stop }
}

/** Downloads, so that a long wait explains itself, and what went wrong; the rest is in the log. */
function isWorthSaying(line: string): boolean {
  return /Downloading|SyntaxError|Failed to load|Error: Failed|not found at/i.test(line)
}

/** Functions declare this secret; the emulator reads it from a file that git ignores. */
function writeSecrets(env: NodeJS.ProcessEnv): void {
  const path = join(ROOT, 'functions', '.secret.local')
  writeFileSync(path, `PAYSTACK_SECRET_KEY=${env.PAYSTACK_SECRET_KEY}\n`)
}
