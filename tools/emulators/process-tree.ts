import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from './project'

/**
 * What we start carries a mark in its environment, and so does all that it starts in turn: the
 * emulators put their Java processes into groups of their own, and once their parent is gone no
 * tree leads to them.
 */
const MARK = 'OJA_STARTED_AS'
const TREE = encodeURIComponent(ROOT)
const KILLED_WITHIN_MS = 2_000

let marks = 0

/** A mark of its own for one program that this process starts. */
export function newMark(): { mark: string; env: Record<string, string> } {
  marks += 1
  const mark = `${TREE}#${process.pid}#${marks}`
  return { mark, env: { [MARK]: mark } }
}

type Marked = { pid: number; mark: string }

/** /proc where there is one: slim images come without `ps`. */
function allMarked(): Marked[] {
  if (existsSync('/proc/self/environ')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => markedIn(pid, environmentOf(pid).split('\0')))
  }
  const { stdout } = spawnSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [pid = '', ...words] = line.trim().split(/\s+/)
    return markedIn(pid, words)
  })
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    // It has ended, or is not ours to look into.
    return ''
  }
}

function markedIn(pid: string, variables: string[]): Marked[] {
  const found = variables.find((variable) => variable.startsWith(`${MARK}=${TREE}#`))
  return found ? [{ pid: Number(pid), mark: found.slice(MARK.length + 1) }] : []
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Kills all that carries this mark, whoever started it by now, and waits until it is gone. */
export async function killMarked(isMeant: (mark: string) => boolean): Promise<number> {
  const meant = () => allMarked().filter(({ pid, mark }) => pid !== process.pid && isMeant(mark))
  const deadline = Date.now() + KILLED_WITHIN_MS
  const killed = new Set<number>()
  for (let left = meant(); left.length > 0 && Date.now() < deadline; left = meant()) {
    for (const { pid } of left) {
      killed.add(pid)
      send(pid, 'SIGKILL')
    }
    await pause(50)
  }
  return killed.size
}

/** Ends what a starter of this tree left running when it was killed; answers how many. */
export function endLeftOvers(): Promise<number> {
  return killMarked((mark) => !isAlive(Number(mark.split('#')[1])))
}

/** Asks a process to end with SIGINT; after `grace_ms` it and all it started are killed. */
export async function endMarked(
  pid: number | undefined,
  mark: string,
  grace_ms: number,
): Promise<void> {
  if (pid !== undefined) {
    send(pid, 'SIGINT')
    const deadline = Date.now() + grace_ms
    while (Date.now() < deadline && isAlive(pid)) await pause(50)
  }
  await killMarked((one) => one === mark)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already, which is what was asked for.
  }
}
