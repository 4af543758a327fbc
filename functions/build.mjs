// Bundles the functions for Firebase: ESM, packages left outside, a file for each lazy part.
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string' }, renderer: { type: 'string' } },
})
const [outdir = 'lib'] = positionals

// For a deployment: the page's template and its server renderer, from one build of the web. The
// bundle contains their hash and refuses to start beside others. A suite has them elsewhere.
const pageFiles = [values.page, values.renderer].filter((file) => file !== undefined)
const hash = createHash('sha256')
for (const file of pageFiles) hash.update(readFileSync(file))

rmSync(outdir, { recursive: true, force: true })
await build({
  entryPoints: ['src/index.ts'],
  outdir,
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
  define: {
    'process.env.OJA_PAGE_HASH': pageFiles.length > 0 ? `"${hash.digest('hex')}"` : 'undefined',
  },
})
for (const file of pageFiles) copyFileSync(file, `${outdir}/${basename(file)}`)
