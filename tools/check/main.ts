import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../emulators/project'
import { tooLongFiles } from './file-length'
import { areIndexesCurrent, writeIndexes } from './indexes'

/** Each is silent when all is well; a warning counts as a failure. */
const GATES: Record<string, string[]> = {
  'types of functions': ['typescript/bin/tsc', '--noEmit', '-p', 'functions'],
  'types of web': ['typescript/bin/tsc', '--noEmit', '-p', 'web'],
  'types of tools and tests': ['typescript/bin/tsc', '--noEmit', '-p', '.'],
  layers: [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.dependency-cruiser.cjs',
    '--output-type=err-long',
    'functions/src',
    'web/src',
    'tests',
    'tools',
  ],
  'dead code': ['knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  'format and lint': ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
}

type Outcome = { name: string; output: string; isFine: boolean }

function runGate(name: string, [bin = '', ...args]: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', bin), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ name, output, isFine: code === 0 }))
  })
}

/** Two at a time: each holds one core and much memory. */
async function runAll(): Promise<Outcome[]> {
  const waiting = Object.entries(GATES)
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      outcomes.push(await runGate(...gate))
    }
  }
  await Promise.all([work(), work()])
  return outcomes
}

if (process.argv.includes('--write-indexes')) {
  await writeIndexes()
  process.exit(0)
}

const failed = (await runAll()).filter(({ isFine }) => !isFine)
for (const { name, output } of failed) console.error(`\n✗ ${name}\n${output.trim()}`)
const tooLong = tooLongFiles()
for (const { path, lines } of tooLong) console.error(`\n✗ ${path} has ${lines} lines; 300 at most`)
const isCurrent = await areIndexesCurrent()
if (!isCurrent) {
  console.error(
    '\n✗ firestore.indexes.json differs from the queries: npm run check -- --write-indexes',
  )
}
process.exit(failed.length + tooLong.length > 0 || !isCurrent ? 1 : 0)
