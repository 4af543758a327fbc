import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { buildFunctions } from '../dev/builds'
import { ROOT, workFile } from '../emulators/project'
import { atMost, figure, type Part, percentile } from './figure'

const LOADS = 9
const BYTES_A_MB = 1_000_000

/** Time in which a new process loads the module, as an instance does before anything else. */
const loadOnce = async (file: string, signal: AbortSignal): Promise<number> => {
  const url = JSON.stringify(pathToFileURL(file).href)
  const script = `const began = performance.now(); await import(${url}); console.log(performance.now() - began); process.exit(0)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: ROOT, env: { ...process.env, GCLOUD_PROJECT: 'demo-oja' }, signal },
  )
  const took_ms = Number(stdout)
  if (!(took_ms > 0)) throw new Error(`Loading printed "${stdout}".`)
  return took_ms
}

/** Row 14: the functions as deployed. */
export const measure: Part = async ({ signal }) => {
  const folder = workFile('bench-functions', 'lib')
  await buildFunctions({ args: [folder], signal })
  const loads: number[] = []
  for (let time = 0; time < LOADS; time += 1) {
    loads.push(await loadOnce(join(folder, 'index.js'), signal))
  }
  // Everything that is uploaded, except the source maps, which no instance loads.
  const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  const what = `module load, median of ${LOADS} processes`
  return [
    figure(14, what, [percentile(loads, 50), 'ms'], { most: 350 }),
    figure(14, 'bundle', [bytes / BYTES_A_MB, 'MB'], atMost(3.5)),
  ]
}
