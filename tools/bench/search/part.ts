import { writeFileSync } from 'node:fs'
import { packSnapshot, searchedPart } from '../../../functions/src/providers/search/snapshot'
import { workFile } from '../../emulators/project'
import { openEmbedded } from '../../seed/questions/engines'
import { answerTo, LEAST, qualityOf } from '../../seed/questions/measure'
import { PARTS, QUESTIONS } from '../../seed/questions/questions'
import { atLeast, atMost, type Figure, figure, type Part, percentile } from '../figure'
import { runAlone } from '../run-alone'
import type { Measured } from './engine'
import { generatedProducts } from './generated-products'
import { measurePostgres } from './postgres'

/** As many as the embedded engine is made for. */
const PRODUCTS = 100_000
const BYTES_A_MIB = 1_024 ** 2

const figuresOf = ({ load_ms, held_bytes, peak_bytes, kinds }: Measured): Figure[] => {
  const every = Object.values(kinds).flatMap(({ took_ms }) => took_ms)
  const p95 = `mixed queries, p95, ${PRODUCTS} products`
  const held = 'memory that the index holds'
  const loaded = 'from the packed snapshot to the first answer'
  return [
    figure(13, p95, [percentile(every, 95), 'ms'], { most: 40 }),
    figure(13, 'mixed queries, p50', [percentile(every, 50), 'ms']),
    ...Object.entries(kinds).map(([kind, { took_ms }]) =>
      figure(13, `${kind}, p95`, [percentile(took_ms, 95), 'ms']),
    ),
    figure(13, held, [held_bytes / BYTES_A_MIB, 'MiB'], atMost(100)),
    figure(13, 'the whole process while it loads', [peak_bytes / BYTES_A_MIB, 'MiB']),
    figure(13, loaded, [load_ms / 1_000, 's'], { most: 2.5 }),
  ]
}

/** Row 13: the embedded search engine with a grown catalogue, in a separate process. */
const measureEmbedded: Part = async ({ say, signal }) => {
  const path = workFile('bench-search', 'snapshot.json.gz')
  say(`  a snapshot of ${PRODUCTS} products`)
  const products = [...generatedProducts(PRODUCTS)].map(searchedPart)
  writeFileSync(path, await packSnapshot({ at: Date.now(), products }))
  say('  the engine in its own process')
  const measured = await runAlone<Measured>('search/engine.ts', [path], signal)
  const idle = Object.entries(measured.kinds).filter(([, { found }]) => found === 0)
  if (idle.length > 0) throw new Error(`Nothing is found by: ${idle.map(([kind]) => kind)}.`)
  if (measured.products !== PRODUCTS) throw new Error(`Only ${measured.products} were loaded.`)
  return figuresOf(measured)
}

/** Row 24: how well the embedded engine answers shoppers' questions over the demo catalogue. */
const measureQuality: Part = async ({ say }) => {
  say('  shoppers’ questions over the demo catalogue')
  const { engine, close } = await openEmbedded()
  const figures: Figure[] = []
  for (const part of PARTS) {
    const answers = []
    for (const question of QUESTIONS[part]) answers.push(await answerTo(engine, question))
    const { recall, first, ndcg } = qualityOf(answers)
    const what = `${answers.length} questions written with the catalogue ${part}`
    const share = (name: string, value: number, least: number) =>
      figure(24, `${name}, ${what}`, [100 * value, '%'], atLeast(100 * least))
    figures.push(
      share('recall at 10', recall, LEAST[part].recall),
      share('first right', first, LEAST[part].first),
      share('nDCG at 10', ndcg, LEAST[part].ndcg),
    )
  }
  await close()
  return figures
}

/** Both engines; PostgreSQL with as many products as were asked for. */
export const measure: Part = async (options) => [
  ...(await measureQuality(options)),
  ...(await measureEmbedded(options)),
  ...(await measurePostgres(options)),
]
