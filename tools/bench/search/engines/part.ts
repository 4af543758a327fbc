import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { searchedPart } from '../../../../functions/src/providers/search/snapshot'
import { ROOT, workFile } from '../../../emulators/project'
import { PRODUCTS } from '../../../seed/questions/engines'
import { answerTo, LEAST, qualityOf } from '../../../seed/questions/measure'
import { PARTS, QUESTIONS } from '../../../seed/questions/questions'
import { type Figure, figure, type Part, percentile } from '../../figure'
import { runAlone } from '../../run-alone'
import { generatedProducts } from '../generated-products'
import { ENGINES, type EngineName } from './engines'
import type { Measured } from './process'

/** The demo catalogue, and grown ones up to what the embedded engine is made for. */
const SIZES = [PRODUCTS.length, 10_000, 50_000, 100_000]
/** PGlite is far over its budgets before, and takes minutes to be filled. */
const MOST_IN_PGLITE = 50_000
const RUNS = 3
const BYTES_A_MIB = 1_024 ** 2

const NAMES = Object.keys(ENGINES) as EngineName[]

const productsOf = (size: number) => [
  ...PRODUCTS,
  ...[...generatedProducts(size - PRODUCTS.length)].map(searchedPart),
]

/** Bundles the process as functions are. */
const bundle = async (): Promise<string> => {
  const outdir = workFile('bench-engines', 'lib')
  await build({
    entryPoints: [join(ROOT, 'tools/bench/search/engines/process.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
  })
  return join(outdir, 'process.mjs')
}

const figuresOf = (what: string, runs: readonly Measured[], loaded_bytes: number): Figure[] => {
  const median = (of: (run: Measured) => number) => percentile(runs.map(of), 50)
  const took = runs.flatMap(({ kinds }) => Object.values(kinds).flatMap(({ took_ms }) => took_ms))
  const mib = (bytes: number): [number, string] => [bytes / BYTES_A_MIB, 'MiB']
  return [
    figure(13, `${what}, cold start`, [median((run) => run.cold_ms) / 1_000, 's'], { most: 2.5 }),
    figure(13, `${what}, p50`, [percentile(took, 50), 'ms']),
    figure(13, `${what}, p95`, [percentile(took, 95), 'ms'], { most: 40 }),
    figure(13, `${what}, memory held`, mib(median((run) => run.held_bytes)), { most: 100 }),
    figure(13, `${what}, memory at most`, mib(median((run) => run.peak_bytes))),
    figure(13, `${what}, bytes loaded`, mib(loaded_bytes)),
  ]
}

const qualityFigures = async (name: EngineName, bytes: Buffer): Promise<Figure[]> => {
  const engine = await (await ENGINES[name]()).open(bytes)
  const figures: Figure[] = []
  for (const part of PARTS) {
    const answers = []
    for (const question of QUESTIONS[part]) answers.push(await answerTo(engine, question))
    const quality = qualityOf(answers)
    const share = (what: string, of: keyof typeof quality) =>
      figure(24, `${name}, ${part} questions, ${what}`, [100 * quality[of], '%'], {
        least: 100 * LEAST[part][of],
      })
    figures.push(share('recall at 10', 'recall'), share('first right', 'first'))
    figures.push(share('nDCG at 10', 'ndcg'))
  }
  return figures
}

/**
 * Rows 13 and 24 of what might be the embedded engine: our own index, a library in its place, and the
 * PostgreSQL engine within the process. The questions are those over the demo catalogue alone: nobody
 * could say which generated product is right.
 */
export const measure: Part = async ({ say, signal }) => {
  const script = await bundle()
  const figures: Figure[] = []
  for (const size of SIZES) {
    const products = productsOf(size)
    for (const name of NAMES) {
      if (name === 'PGlite' && size > MOST_IN_PGLITE) continue
      say(`  ${name} with ${size} products`)
      const path = workFile('bench-engines', `${name}-${size}`)
      const bytes = await (await ENGINES[name]()).pack(products)
      writeFileSync(path, bytes)
      const runs: Measured[] = []
      while (runs.length < RUNS) runs.push(await runAlone<Measured>(script, [name, path], signal))
      figures.push(...figuresOf(`${name}, ${size} products`, runs, bytes.length))
      if (size === PRODUCTS.length) figures.push(...(await qualityFigures(name, bytes)))
    }
  }
  return figures
}
