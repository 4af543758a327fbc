import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { groupBy } from '../../functions/src/domain/money/ledger/invariant'
import { table } from '../dev/summary'

export type ProcessMemory = { name: string; rss_kb: number; pss_kb: number }

/** `Rss` and `Pss` of a process's `smaps_rollup`; what several share counts in part in the latter. */
export const parseRollup = (text: string): { rss_kb: number; pss_kb: number } => {
  const of = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)
  return { rss_kb: of('Rss'), pss_kb: of('Pss') }
}

/** What a process is: the function that a worker runs, or its program and first file. */
export const nameOf = (words: readonly string[], variables: readonly string[]): string => {
  const script = words.find((word) => /\.(ts|js|mjs|jar)$|functionsEmulatorRuntime$/.test(word))
  const target = variables.find((one) => one.startsWith('FUNCTION_TARGET='))?.split('=')[1]
  if (script?.includes('functionsEmulatorRuntime')) return `functions: ${target || 'discovery'}`
  return [basename(words[0] ?? ''), basename(script ?? '')].filter(Boolean).join(' ')
}

/** Reads /proc, which Linux has; a process that has ended takes nothing. */
export const readMemory = (pid: number): ProcessMemory => {
  const read = (name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8')
    } catch {
      return ''
    }
  }
  const name = nameOf(read('cmdline').split('\0'), read('environ').split('\0'))
  return { name, ...parseRollup(read('smaps_rollup')) }
}

const megabytes = (kb: number): string => String(Math.round(kb / 1024))

/** Processes of one name together, the largest first, and their sum. */
export const memoryTable = (processes: readonly ProcessMemory[]): string => {
  const groups = groupBy(processes, ({ name }) => name)
  const sum = (some: readonly ProcessMemory[], of: 'pss_kb' | 'rss_kb') =>
    some.reduce((all, one) => all + one[of], 0)
  const rows = [...groups].toSorted(([, a], [, b]) => sum(b, 'pss_kb') - sum(a, 'pss_kb'))
  return table([
    ['Process', 'Count', 'PSS in MB', 'RSS in MB'],
    ...[...rows, ['All', processes] as const].map(([name, some]) => [
      name,
      String(some.length),
      megabytes(sum(some, 'pss_kb')),
      megabytes(sum(some, 'rss_kb')),
    ]),
  ])
}
