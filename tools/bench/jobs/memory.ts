import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { searchedPart } from '../../../functions/src/providers/search/snapshot'
import { workFile } from '../../emulators/project'
import { atMost, type Figure, figure, type PartOptions } from '../figure'
import { runAlone } from '../run-alone'
import { generatedProducts } from '../search/generated-products'
import type { Renewed } from './renew'

const SEARCHED = 200_000
const LISTED = 1_000_000
const BYTES_A_MIB = 1_024 ** 2
/** The memory of the functions `searchSnapshot` and `sitemap`, in MiB. */
const LIMITS = { snapshot: 1_024, sitemap: 512 }
/** A sitemap's file has at most 50,000 pages and 50 MB. */
const MAX_FILE_MB = 50

type Options = Pick<PartOptions, 'say' | 'signal'>

function* linesOf(count: number): Generator<string> {
  yield `${JSON.stringify({ at: Date.now() })}\n`
  for (const product of generatedProducts(count)) yield `${JSON.stringify(searchedPart(product))}\n`
}

/** Runs a job over a snapshot of this many products. */
const renew = async (job: keyof typeof LIMITS, count: number, { say, signal }: Options) => {
  say(`  the ${job} of ${count} products`)
  const path = workFile('bench-jobs', `${count}.jsonl.gz`)
  await pipeline(Readable.from(linesOf(count)), createGzip({ level: 1 }), createWriteStream(path))
  return runAlone<Renewed>('jobs/renew.ts', [job, path], signal)
}

const usedBy = (what: string, { peak_bytes, took_ms }: Renewed, limit_mib: number): Figure[] => [
  figure(
    13,
    `${what}, memory of the process`,
    [peak_bytes / BYTES_A_MIB, 'MiB'],
    atMost(limit_mib),
  ),
  figure(13, `${what}, time`, [took_ms / 1_000, 's']),
]

const snapshotFigures = async (options: Options): Promise<Figure[]> => {
  const renewed = await renew('snapshot', SEARCHED, options)
  if (renewed.made !== SEARCHED) throw new Error(`Only ${renewed.made} products were packed.`)
  return usedBy(`renewing the search snapshot of ${SEARCHED} products`, renewed, LIMITS.snapshot)
}

const sitemapFigures = async (options: Options): Promise<Figure[]> => {
  const renewed = await renew('sitemap', LISTED, options)
  const what = `writing the sitemap of ${LISTED} products`
  return [
    ...usedBy(what, renewed, LIMITS.sitemap),
    figure(13, `${what}, its files`, [renewed.made, '']),
    figure(13, `${what}, the largest`, [renewed.largest_bytes / 1e6, 'MB'], atMost(MAX_FILE_MB)),
  ]
}

/** The peak memory of jobs that go over the whole catalogue, beside what their functions have. */
export const memoryFigures = async (options: Options): Promise<Figure[]> => [
  ...(await snapshotFigures(options)),
  ...(await sitemapFigures(options)),
]
