import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { table } from '../dev/summary'
import { freeBlock } from '../emulators/busy-ports'
import { SLOTS } from '../emulators/ports'
import { onStopSignal, runMain } from '../emulators/run-main'
import { startSuite } from '../emulators/suite'
import type { Emulator } from '../emulators/suite-config'
import { suiteEnv } from '../emulators/suite-env'
import { brokenOf, type Part, type PartOptions, rowsOf } from './figure'
import { saveResult } from './results'

const DATABASE: Emulator[] = ['auth', 'firestore']
const COST = 'cost'

/**
 * The parts are imported lazily because some read a suite's environment on import. Long parts take
 * some minutes each and run only if named or with --full.
 */
const PARTS: Record<
  string,
  { load: () => Promise<{ measure: Part }>; emulators?: Emulator[]; is_long?: true }
> = {
  bytes: { load: () => import('./bytes/part') },
  inp: { load: () => import('./inp/part') },
  reads: { load: () => import('./reads/part'), emulators: DATABASE },
  scale: { load: () => import('./scale/part'), emulators: DATABASE, is_long: true },
  search: { load: () => import('./search/part') },
  engines: { load: () => import('./search/engines/part'), is_long: true },
  functions: { load: () => import('./functions') },
  jobs: { load: () => import('./jobs/part'), emulators: DATABASE, is_long: true },
  api: { load: () => import('./api/part'), emulators: [...DATABASE, 'storage'], is_long: true },
  contention: { load: () => import('./contention'), emulators: DATABASE },
  lighthouse: { load: () => import('./lighthouse/part'), is_long: true },
  queue: { load: () => import('./queue'), emulators: DATABASE, is_long: true },
  economics: { load: () => import('./economics/part') },
  // The last, and whenever another is measured: it is calculated from their results.
  [COST]: { load: () => import('./cost/part') },
}
const NAMES = Object.keys(PARTS)

const machine = (): string => {
  const [core, ...others] = cpus()
  const memory = Math.round(totalmem() / 1_024 ** 3)
  return `${1 + others.length} x ${core?.model.trim() ?? 'unknown'}, ${memory} GiB, Node ${process.versions.node}`
}

const productsOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (/^[1-9]\d{2,7}$/.test(text)) return Number(text)
  throw new Error('--products is a number from 100 to 99999999.')
}

const choose = (): { parts: string[]; products: number | undefined } => {
  const { values, positionals } = parseArgs({
    options: { full: { type: 'boolean' }, products: { type: 'string' } },
    allowPositionals: true,
  })
  return {
    parts: chosenParts(positionals, values.full === true),
    products: productsOf(values.products),
  }
}

const chosenParts = (asked: readonly string[], isFull: boolean): string[] => {
  const unknown = asked.filter((name) => !NAMES.includes(name))
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${NAMES.join(', ')}.`)
  }
  if (asked.length > 0) return NAMES.filter((name) => asked.includes(name) || name === COST)
  return NAMES.filter((name) => isFull || !PARTS[name]?.is_long)
}

const measure = async (name: string, options: PartOptions) => {
  const { load, emulators } = PARTS[name] ?? {}
  if (!load) throw new Error(`No such part: ${name}.`)
  if (!emulators) return (await load()).measure(options)
  const say = (line: string) => options.say(`  ${line}`)
  const suite = await startSuite({ ...options, only: emulators, say })
  try {
    return await (await load()).measure(options)
  } finally {
    await suite.stop()
  }
}

const signal = onStopSignal(() => console.log('Stopping the measurements'))

await runMain(async () => {
  const { parts, products } = choose()
  const block = await freeBlock(process.env.OJA_PORT_OFFSET, [SLOTS.bench], console.log)
  const say = (line: string) => console.log(line)
  const options = { offset: block + SLOTS.bench, products, say, signal }
  // Before any part loads the functions' settings, which are read once.
  if (parts.some((part) => PARTS[part]?.emulators))
    Object.assign(process.env, suiteEnv(options.offset))
  let broken = 0
  for (const part of parts) {
    signal.throwIfAborted()
    console.log(`\n── ${part} ──`)
    const figures = await measure(part, options)
    console.log(`\n${table(rowsOf(figures))}`)
    const measured_on = new Date().toISOString().slice(0, 10)
    saveResult({ part, measured_on, machine: machine(), figures }, NAMES)
    broken += brokenOf(figures).length
  }
  console.log(broken === 0 ? '\nNo budget is broken.' : `\nBroken: ${broken}`)
  return broken === 0 ? 0 : 1
}, signal)
