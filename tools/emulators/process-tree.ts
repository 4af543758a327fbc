import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from './project'

/**
 * Environment variable with a mark that every program we start and its children inherit. The
 * emulators run Java in process groups of their own, which no process tree leads to once the parent
 * has ended.
 */
const MARK = 'OJA_STARTED_AS'
const TREE = encodeURIComponent(ROOT)
const KILLED_WITHIN_MS = 2_000
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

let marks = 0

/** Creates a unique mark for one program that this process starts. */
export function newMark(): { mark: string; env: Record<string, string> } {
  marks += 1
  const mark = `${TREE}#${process.pid}#${marks}`
  return { mark, env: { [MARK]: mark } }
}

/** Lists process ids with their environment, from /proc or, on macOS, from `ps`. */
function environments(): [pid: string, variables: string[]][] {
  if (!existsSync('/proc/self/environ')) {
    const args = ['-A', '-E', '-ww', '-o', 'pid=,command=']
    const { stdout } = spawnSync('ps', args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES })
    const rows = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/))
    return rows.map(([pid = '', ...words]) => [pid, words])
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid): [string, string[]][] => {
      try {
        return [[pid, readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')]]
      } catch {
        // The process has ended, or belongs to another user.
        return []
      }
    })
}

/** The processes that we started, and theirs, whose mark matches. */
export function marked(isMeant: (mark: string) => boolean): number[] {
  return environments()
    .filter(([pid, variables]) => {
      const found = variables.find((one) => one.startsWith(`${MARK}=${TREE}#`))
      return found && Number(pid) !== process.pid && isMeant(found.slice(MARK.length + 1))
    })
    .map(([pid]) => Number(pid))
}

/** Returns false if the process has already ended. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

export const isAlive = (pid: number): boolean => send(pid, 0)

/**
 * Whether it holds no port any more. A process loses its environment before it closes its files, and
 * its first thread ends before the others that share them.
 */
function hasEnded(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return /\) [ZX] /.test(stat) && readdirSync(`/proc/${pid}/task`).length <= 1
  } catch {
    return !isAlive(pid)
  }
}

/**
 * Kills all processes with a matching mark and waits until they are gone; returns how many there
 * were.
 */
export async function killMarked(isMeant: (mark: string) => boolean): Promise<number> {
  const deadline = Date.now() + KILLED_WITHIN_MS
  const killed = new Set<number>()
  while (Date.now() < deadline) {
    const left = marked(isMeant)
    for (const pid of left) {
      killed.add(pid)
      send(pid, 'SIGKILL')
    }
    if (left.length === 0 && [...killed].every(hasEnded)) break
    await pause(50)
  }
  return killed.size
}

/** Kills what a killed starter in this folder left running; returns the number of processes. */
export function endLeftOvers(): Promise<number> {
  return killMarked((mark) => !isAlive(Number(mark.split('#')[1])))
}

/** Sends SIGINT to a process; after `grace_ms` kills it and everything that it started. */
export async function endMarked(pid: number | undefined, mark: string, grace_ms: number) {
  if (pid !== undefined) {
    send(pid, 'SIGINT')
    const deadline = Date.now() + grace_ms
    while (Date.now() < deadline && isAlive(pid)) await pause(50)
  }
  await killMarked((one) => one === mark)
}
