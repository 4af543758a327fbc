// Bundles the functions for Firebase: ESM, packages left outside, a file for each lazy part.
import { rmSync } from 'node:fs'
import { build } from 'esbuild'

rmSync('lib', { recursive: true, force: true })
await build({
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
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
