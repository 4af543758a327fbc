import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ROOT, workFile } from '../../emulators/project'
import { runToEnd } from '../../emulators/services'
import { atMost, type Figure } from '../figure'
import type { Part } from '../part'
import { percentile } from '../percentile'

const LOADS = 9
const MB = 1_000_000

const run = promisify(execFile)

/** Everything that is uploaded of it but the maps, which no instance loads. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

const LOAD = (address: string) =>
  `const began = performance.now(); await import(${JSON.stringify(address)}); console.log(performance.now() - began); process.exit(0)`

/** How long a fresh process takes to load the module, as an instance does before anything else. */
const loadOnce = async (file: string, signal: AbortSignal): Promise<number> => {
  const args = ['--input-type=module', '-e', LOAD(pathToFileURL(file).href)]
  const { stdout } = await run(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, GCLOUD_PROJECT: 'demo-oja' },
    signal,
  })
  const took_ms = Number(stdout)
  if (!(took_ms > 0)) throw new Error(`Loading printed "${stdout}".`)
  return took_ms
}

/** Row 14: the functions as they are deployed. */
export const functions: Part = async ({ say, signal }): Promise<Figure[]> => {
  const folder = workFile('bench-functions', 'lib')
  await runToEnd({
    name: 'The build of functions',
    args: ['build.mjs', folder],
    cwd: join(ROOT, 'functions'),
    env: {},
    signal,
  })
  const loads: number[] = []
  for (let time = 0; time < LOADS; time += 1) {
    loads.push(await loadOnce(join(folder, 'index.js'), signal))
  }
  say(`  ${LOADS} processes loaded it, the fastest in ${Math.round(Math.min(...loads))} ms`)
  return [
    {
      row: 14,
      what: `module load, median of ${LOADS} processes`,
      value: percentile(loads, 50),
      unit: 'ms',
      budget: { most: 350 },
    },
    { row: 14, what: 'bundle', value: sizeOf(folder) / MB, unit: 'MB', budget: atMost(3.5) },
  ]
}
