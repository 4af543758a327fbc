import type { Profiler } from 'node:inspector'
import { ROOT } from '../../emulators/project'

/** What V8 reports in place of a function, and Node's own code without a file. */
const WITHOUT_FILE = /^\((.+)\)$/

/** The module that a profiled function belongs to: a package, a layer of ours, or a part of Node. */
export const moduleOf = ({ url, functionName }: Profiler.ProfileNode['callFrame']): string => {
  const named = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
  if (named) return named
  const own = url.split(ROOT).at(-1) ?? ''
  if (url.includes(ROOT)) return own.split('/').slice(0, 3).join('/')
  if (url.startsWith('node:')) return url.replace(/^node:internal\//, 'node:').split('/')[0] ?? url
  return WITHOUT_FILE.exec(functionName)?.[1] ?? 'V8 and native code'
}

/** Waiting, and the profiler's own work. */
const NOT_BUSY = new Set(['idle', 'root', 'node:inspector'])

/** Each module's share of the time in which the process was busy, the largest first. */
export const busySharesOf = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile) => {
  const modules = new Map(nodes.map(({ id, callFrame }) => [id, moduleOf(callFrame)]))
  const spent = new Map<string, number>()
  let busy = 0
  for (const [index, id] of samples.entries()) {
    const name = modules.get(id) ?? 'unknown'
    if (NOT_BUSY.has(name)) continue
    const took = timeDeltas[index] ?? 0
    busy += took
    spent.set(name, (spent.get(name) ?? 0) + took)
  }
  return [...spent]
    .map(([name, took]) => ({ name, percent: (100 * took) / busy }))
    .toSorted((a, b) => b.percent - a.percent)
}
