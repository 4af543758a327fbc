import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../emulators/project'
import { writeDecisionIndex } from './decisions'
import { areIndexesCurrent, writeIndexes } from './indexes'

/** Each gate prints nothing on success; a warning counts as a failure. */
const GATES: Record<string, string[]> = {
  'types of functions': ['typescript/bin/tsc', '--noEmit', '-p', 'functions'],
  'types of web': ['typescript/bin/tsc', '--noEmit', '-p', 'web'],
  'types of the service worker': ['typescript/bin/tsc', '--noEmit', '-p', 'web/src/service-worker'],
  'types of tools and tests': ['typescript/bin/tsc', '--noEmit', '-p', '.'],
  layers: [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.dependency-cruiser.cjs',
    '--output-type=err-long',
    'functions/src',
    'web/src',
    'tests',
    'tools',
    'deploy',
  ],
  'dead code': ['knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  'format and lint': ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
}
const MAX_OUTPUT_BYTES = 64 * 1_024 * 1_024

const waiting = Object.entries(GATES)
let failed = 0

/** Runs gates until none is left and prints the output of those that fail. */
const runGates = async () => {
  for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
    const [name, [bin = '', ...args]] = gate
    const command = [join(ROOT, 'node_modules', bin), ...args]
    const options = { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES }
    await promisify(execFile)(process.execPath, command, options).catch((error) => {
      failed += 1
      console.error(`\n✗ ${name}\n${`${error.stdout}${error.stderr}`.trim() || error.message}`)
    })
  }
}

if (process.argv.includes('--write-indexes')) {
  await writeIndexes()
  process.exit(0)
}

if (process.argv.includes('--write-decisions')) {
  writeDecisionIndex()
  process.exit(0)
}

// Two at a time: each uses one core and much memory.
await Promise.all([runGates(), runGates()])
if (!(await areIndexesCurrent())) {
  failed += 1
  console.error(
    '\n✗ firestore.indexes.json differs from the queries: npm run check -- --write-indexes',
  )
}
process.exit(failed > 0 ? 1 : 0)
