// Bundles the functions for Firebase: ESM, packages left outside, a file for each lazy part.
import { copyFileSync, rmSync } from 'node:fs'
import { build } from 'esbuild'

// The page that is sent with a head and a first screen of its own names the web's files by their
// hashes: all are built and deployed together. A suite has its web elsewhere.
const WITH_PAGE = process.argv.includes('--with-page')

/** Elsewhere only to be measured. */
const [outdir = 'lib'] = process.argv.slice(2).filter((one) => !one.startsWith('--'))

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
})
if (WITH_PAGE) {
  copyFileSync('../web/dist/app.html', `${outdir}/app.html`)
  copyFileSync('../web/dist-server/entry-server.js', `${outdir}/entry-server.js`)
}
