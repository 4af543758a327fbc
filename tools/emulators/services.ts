import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { endMarked, killMarked, newMark } from './process-tree'
import { ROOT } from './project'

const READY_WITHIN_MS = 60_000
const SHUTDOWN_GRACE_MS = 5_000
const TAIL_LINES = 15

export type Service = {
  name: string
  log_file: string
  /** Resolves when the process and everything that it started have ended, for any reason. */
  ended: Promise<void>
  stop: () => Promise<void>
}

type Command = {
  name: string
  /** Path of the Node to run it with, if not this process's own. */
  node?: string
  args: string[]
  cwd?: string
  env: Record<string, string>
  signal?: AbortSignal
  /** Called with each line that the program prints. */
  onLine?: (line: string) => void
}

export type ServiceCommand = Command & {
  log_file: string
  /** The service is ready when this URL responds with 200, or when it has printed this text. */
  ready: { url: string } | { printed: string }
  ready_within_ms?: number
  grace_ms?: number
}

/** Starts a Node program that runs until it is stopped; resolves when it is ready. */
export async function startService(command: ServiceCommand): Promise<Service> {
  const { name, args, log_file, signal, onLine, grace_ms = SHUTDOWN_GRACE_MS } = command
  signal?.throwIfAborted()
  mkdirSync(dirname(log_file), { recursive: true })
  // Output of an earlier run must not pass for readiness.
  rmSync(log_file, { force: true })
  const log = createWriteStream(log_file)
  const { mark, env } = newMark()
  const child = spawn(command.node ?? process.execPath, args, {
    cwd: command.cwd ?? ROOT,
    env: { ...process.env, ...command.env, ...env },
    // A process group of its own: Ctrl-C reaches only the starter, which stops its services in
    // order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false })
    if (onLine) createInterface(stream).on('line', onLine)
  }
  const closed = new Promise<void>((resolve) => child.once('close', () => log.end(resolve)))
  // Child processes must end with it: they would hold ports and keep the output open.
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => killMarked((one) => one === mark).then(() => resolve()))
  })
  const ended = Promise.all([closed, gone]).then(() => undefined)
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= endMarked(child.pid, mark, grace_ms).then(() => ended)
    return stopping
  }
  signal?.addEventListener('abort', stop)
  await whenReady(child, command).catch(async (error: Error) => {
    await stop()
    const tail = readFileSync(log_file, 'utf8').trim().split('\n').slice(-TAIL_LINES).join('\n')
    throw new Error(`${name} didn't start: ${error.message}. ${log_file} ends with:\n${tail}`)
  })
  return { name, log_file, ended, stop }
}

async function whenReady(child: ChildProcess, command: ServiceCommand): Promise<void> {
  const { ready, log_file, ready_within_ms = READY_WITHIN_MS } = command
  const isReady = async () =>
    'url' in ready
      ? (await statusOf(ready.url)) === 200
      : existsSync(log_file) && readFileSync(log_file, 'utf8').includes(ready.printed)
  const deadline = Date.now() + ready_within_ms
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended by itself')
    if (await isReady()) return
    await pause(150)
  }
  throw new Error(`it wasn't ready within ${ready_within_ms / 1000} s`)
}

/** The HTTP status of a GET, or undefined without a response. */
export async function statusOf(url: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(20_000)
  return fetch(url, { signal, redirect: 'manual' }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    () => undefined,
  )
}

/** Runs a Node program to its end; throws with its output if it fails. */
export async function runToEnd({ name, args, cwd, env, signal, onLine }: Command): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: cwd ?? ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  if (onLine) createInterface(child.stdout).on('line', (line) => onLine(line.trim()))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${name} failed:\n${output.trim()}`)
}
