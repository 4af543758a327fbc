import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** The processes that `pid` started, and theirs, `pid` itself left out. */
function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const [child, parent] of allProcesses()) {
    children.set(parent, [...(children.get(parent) ?? []), child])
  }
  const below = (parent: number): number[] =>
    (children.get(parent) ?? []).flatMap((child) => [child, ...below(child)])
  return below(pid)
}

type ChildAndParent = [child: number, parent: number]

/** /proc where there is one: slim images come without `ps`. */
function allProcesses(): ChildAndParent[] {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(fromProc)
  }
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return (stdout ?? '')
    .trim()
    .split('\n')
    .flatMap((line) => pairOf(line.trim().split(/\s+/)))
}

function fromProc(pid: string): ChildAndParent[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name stands in brackets and may hold spaces; state and parent follow it.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return pairOf([pid, parent])
  } catch {
    return []
  }
}

function pairOf([child, parent]: (string | undefined)[]): ChildAndParent[] {
  return child && parent ? [[Number(child), Number(parent)]] : []
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Asks a process to end with SIGINT; after `grace_ms` it and all it started are killed. */
export async function endTree(pid: number | undefined, grace_ms: number): Promise<void> {
  if (pid === undefined) return
  const tree = [pid, ...descendantsOf(pid)]
  send(pid, 'SIGINT')
  const deadline = Date.now() + grace_ms
  while (Date.now() < deadline && isAlive(pid)) await pause(50)
  for (const member of new Set([...tree, ...descendantsOf(pid)])) send(member, 'SIGKILL')
  while (tree.some(isAlive) && Date.now() < deadline + 2_000) await pause(50)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already, which is what was asked for.
  }
}
