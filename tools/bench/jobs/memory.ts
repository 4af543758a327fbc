import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { searchedPart } from '../../../functions/src/providers/search/snapshot'
import { ROOT, workFile } from '../../emulators/project'
import { atMost, type Figure, figure, type PartOptions } from '../figure'
import { generatedProducts } from '../search/generated-products'

const SEARCHED = 200_000
const LISTED = 1_000_000
const BYTES_A_MIB = 1_024 ** 2
/** The memory of the functions `searchSnapshot` and `sitemap`, in MiB. */
const LIMITS = { snapshot: 1_024, sitemap: 512 }
/** A sitemap's file has at most 50,000 pages and 50 MB. */
const MAX_FILE_MB = 50

type Options = Pick<PartOptions, 'say' | 'signal'>

/** Runs a script in a process of its own; the JSON that it prints. */
const run = async <T>(script: string, argument: string, signal: AbortSignal): Promise<T> => {
  const file = join(ROOT, 'tools/bench/jobs', script)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', file, argument],
    { cwd: ROOT, signal },
  )
  return JSON.parse(stdout) as T
}

function* linesOf(count: number): Generator<string> {
  yield `${JSON.stringify({ at: Date.now() })}\n`
  for (const product of generatedProducts(count)) yield `${JSON.stringify(searchedPart(product))}\n`
}

const writeSnapshot = async (count: number): Promise<string> => {
  const path = workFile('bench-jobs', `${count}.jsonl.gz`)
  await pipeline(Readable.from(linesOf(count)), createGzip({ level: 1 }), createWriteStream(path))
  return path
}

const snapshotFigures = async ({ say, signal }: Options): Promise<Figure[]> => {
  say(`  a snapshot of ${SEARCHED} products`)
  const path = await writeSnapshot(SEARCHED)
  const ran = await run<{ products: number; took_ms: number; peak_bytes: number }>(
    'renew-snapshot.ts',
    path,
    signal,
  )
  if (ran.products !== SEARCHED) throw new Error(`Only ${ran.products} products were packed.`)
  const what = `renewing the search snapshot of ${SEARCHED} products`
  const peak: [number, string] = [ran.peak_bytes / BYTES_A_MIB, 'MiB']
  return [
    figure(13, `${what}, memory of the process`, peak, atMost(LIMITS.snapshot)),
    figure(13, `${what}, time`, [ran.took_ms / 1_000, 's']),
  ]
}

const sitemapFigures = async ({ say, signal }: Options): Promise<Figure[]> => {
  say(`  a sitemap of ${LISTED} products`)
  const ran = await run<{
    files: number
    took_ms: number
    peak_bytes: number
    largest_bytes: number
  }>('renew-sitemap.ts', await writeSnapshot(LISTED), signal)
  const what = `writing the sitemap of ${LISTED} products`
  const peak: [number, string] = [ran.peak_bytes / BYTES_A_MIB, 'MiB']
  return [
    figure(13, `${what}, memory of the process`, peak, atMost(LIMITS.sitemap)),
    figure(13, `${what}, its files`, [ran.files, '']),
    figure(13, `${what}, the largest`, [ran.largest_bytes / 1e6, 'MB'], atMost(MAX_FILE_MB)),
    figure(13, `${what}, time`, [ran.took_ms / 1_000, 's']),
  ]
}

/** The peak memory of jobs that go over the whole catalogue, beside what their functions have. */
export const memoryFigures = async (options: Options): Promise<Figure[]> => [
  ...(await snapshotFigures(options)),
  ...(await sitemapFigures(options)),
]
