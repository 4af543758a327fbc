import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packSnapshot, searchedPart } from '../../../functions/src/providers/search/snapshot'
import { ROOT, workFile } from '../../emulators/project'
import { atMost, type Figure } from '../figure'
import type { Part } from '../part'
import { percentile } from '../percentile'
import { generatedProducts } from './generated-products'
import { type Measured, measuredSchema } from './measured'

const PRODUCTS = 100_000
const MIB = 1_024 ** 2
const MOST_OUTPUT_BYTES = 10 * MIB

const run = promisify(execFile)

const writeSnapshot = async (path: string): Promise<void> => {
  const products = [...generatedProducts(PRODUCTS)].map(searchedPart)
  writeFileSync(path, await packSnapshot({ at: Date.now(), products }))
}

const measure = async (path: string, signal: AbortSignal): Promise<Measured> => {
  const engine = join(ROOT, 'tools/bench/search/engine.ts')
  const args = ['--expose-gc', '--import', 'tsx', engine, path]
  const { stdout } = await run(process.execPath, args, {
    cwd: ROOT,
    signal,
    maxBuffer: MOST_OUTPUT_BYTES,
  })
  return measuredSchema.parse(JSON.parse(stdout))
}

const figuresOf = ({ products, load_ms, held_bytes, peak_bytes, kinds }: Measured): Figure[] => {
  const every = Object.values(kinds).flatMap(({ took_ms }) => took_ms)
  const at = `${products} products`
  return [
    {
      row: 13,
      what: `mixed queries, p95, ${at}`,
      value: percentile(every, 95),
      unit: 'ms',
      budget: { most: 40 },
    },
    { row: 13, what: 'mixed queries, p50', value: percentile(every, 50), unit: 'ms' },
    ...Object.entries(kinds).map(([kind, { took_ms }]) => ({
      row: 13,
      what: `${kind}, p95`,
      value: percentile(took_ms, 95),
      unit: 'ms',
    })),
    {
      row: 13,
      what: 'memory that the index holds',
      value: held_bytes / MIB,
      unit: 'MiB',
      budget: atMost(100),
    },
    { row: 13, what: 'the whole process while it loads', value: peak_bytes / MIB, unit: 'MiB' },
    {
      row: 13,
      what: 'from the packed snapshot to the first answer',
      value: load_ms / 1_000,
      unit: 's',
      budget: { most: 2.5 },
    },
  ]
}

/** Row 13: the embedded engine over a grown catalogue, in a process of its own. */
export const search: Part = async ({ say, signal }) => {
  const path = workFile('bench-search', 'snapshot.json.gz')
  say(`  a snapshot of ${PRODUCTS} products`)
  await writeSnapshot(path)
  say('  the engine in its own process')
  const measured = await measure(path, signal)
  const idle = Object.entries(measured.kinds).filter(([, { found }]) => found === 0)
  if (idle.length > 0) throw new Error(`Nothing is found by: ${idle.map(([kind]) => kind)}.`)
  if (measured.products !== PRODUCTS) throw new Error(`Only ${measured.products} were loaded.`)
  return figuresOf(measured)
}
