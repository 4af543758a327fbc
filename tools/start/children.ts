import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { endMarked, killMarked, newMark } from '../emulators/process-tree'
import { ROOT } from '../emulators/project'

const READY_WITHIN_MS = 60_000
const SHUTDOWN_GRACE_MS = 5_000

export type Service = {
  name: string
  log_file: string
  /** Resolves when the process ends, whoever ended it. */
  ended: Promise<void>
  stop: () => Promise<void>
}

type Command = {
  name: string
  args: string[]
  cwd?: string
  env: Record<string, string>
  log_file: string
  /** The service is ready when this address answers 200, or when it has printed this. */
  ready: { url: string } | { printed: string }
  signal?: AbortSignal
}

/** Starts a Node program that goes on until it is stopped, and answers once it is ready. */
export async function startService(command: Command): Promise<Service> {
  const { name, args, log_file, signal } = command
  mkdirSync(dirname(log_file), { recursive: true })
  // What an earlier run printed must not be taken for readiness.
  rmSync(log_file, { force: true })
  const log = createWriteStream(log_file)
  const { mark, env } = newMark()
  const child = spawn(process.execPath, args, {
    cwd: command.cwd ?? ROOT,
    env: { ...process.env, ...command.env, ...env },
    // A group of its own: Ctrl-C reaches the starter alone, which ends its services in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // Nothing of what it started outlives it, and what holds its output lets it close.
  child.once('exit', () => void killMarked((one) => one === mark))
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= endMarked(child.pid, mark, SHUTDOWN_GRACE_MS).then(() => ended)
    return stopping
  }
  signal?.addEventListener('abort', stop)
  await whenReady(child, command.ready, log_file).catch(async (error: Error) => {
    await stop()
    throw new Error(`${name} didn't start: ${error.message}. ${log_file} says why.`)
  })
  return { name, log_file, ended, stop }
}

async function whenReady(
  child: ChildProcess,
  ready: Command['ready'],
  log_file: string,
): Promise<void> {
  const isReady = async () =>
    'url' in ready
      ? (await statusOf(ready.url)) === 200
      : existsSync(log_file) && readFileSync(log_file, 'utf8').includes(ready.printed)
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended by itself')
    if (await isReady()) return
    await pause(150)
  }
  throw new Error(`it wasn't ready within ${READY_WITHIN_MS / 1000} s`)
}

/** The HTTP status of a GET, or undefined when nothing answers. */
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

type Task = Omit<Command, 'ready' | 'log_file'> & {
  /** Is told each line that the program prints, as it comes. */
  onLine?: (line: string) => void
}

/** Runs a Node program to its end; throws with what it printed when it fails. */
export async function runToEnd(command: Task): Promise<void> {
  const child = spawn(process.execPath, command.args, {
    cwd: command.cwd ?? ROOT,
    env: { ...process.env, ...command.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(command.signal && { signal: command.signal }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const { onLine } = command
  if (onLine) createInterface(child.stdout).on('line', (line) => onLine(line.trim()))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${command.name} failed:\n${output.trim()}`)
}
