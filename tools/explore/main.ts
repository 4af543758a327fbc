import { parseArgs } from 'node:util'
import {
  type Bounds,
  SMALL,
  WHOLE,
} from '../../functions/src/domain/orders/transaction/exploration/bounds'
import { boundsText } from '../../functions/src/domain/orders/transaction/exploration/bounds-text'
import { PROPERTIES } from '../../functions/src/domain/orders/transaction/exploration/properties'
import { summaryOf } from '../../functions/src/domain/orders/transaction/exploration/summary'
import { killAll } from './kill-all'
import { handOut } from './pool'
import { replay, stepText, storePath } from './steps'
import type { Walked } from './walk-process'

const count = (number: number): string => number.toLocaleString('en-GB')
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

const printWalked = ({ name, result, ms }: Walked): void => {
  const { states, transitions, is_whole } = result
  const sums = `${count(states).padStart(9)} states ${count(transitions).padStart(11)} transitions`
  console.log(
    `${name.padEnd(22)} ${sums} ${seconds(ms).padStart(9)}${is_whole ? '' : '  NOT WHOLE'}`,
  )
}

const failed = (lines: readonly string[]): 1 => {
  for (const line of lines) console.error(line)
  return 1
}

const explore = async (all: readonly Bounds[]): Promise<number> => {
  const started = performance.now()
  console.log('Every state that an order reaches within these bounds:')
  for (const bounds of all) console.log(`  ${bounds.name.padEnd(20)} ${boundsText(bounds)}`)
  const walked: Walked[] = []
  await handOut<Walked>(
    'walk-process.ts',
    all.map(({ name }) => name),
    (one) => {
      walked.push(one)
      printWalked(one)
      return one.result.violation === null
    },
  )
  const broken = walked.find(({ result }) => result.violation)
  if (broken?.result.violation) {
    const { violation } = broken.result
    return failed([
      `${violation.property} doesn't hold: ${violation.problem}`,
      ...violation.path.map((step) => `  ${stepText(step)}`),
      `Replay it: npm run explore -- --replay ${storePath(broken.name, violation)}`,
    ])
  }
  const { states, transitions, rows, conditions, waits, problems } = summaryOf(
    walked.map(({ result }) => result),
  )
  console.log(`${count(states)} states, ${count(transitions)} transitions`)
  console.log(`${rows.fired} of ${rows.all} rows fired`)
  console.log(`${conditions.both} of ${conditions.all} conditions both true and false`)
  console.log(
    `${Object.keys(PROPERTIES).length} properties hold: ${Object.keys(PROPERTIES).join(', ')}`,
  )
  console.log('If nobody does anything any more, an order ends or waits:')
  for (const [wait, many] of Object.entries(waits)) console.log(`  ${wait} (${count(many)} states)`)
  console.log(`in ${seconds(performance.now() - started)}`)
  if (problems.length > 0) return failed(problems)
  console.log('explored whole')
  return 0
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replay: { type: 'string' },
    small: { type: 'boolean' },
    mutants: { type: 'boolean' },
  },
})

if (values.replay) replay(values.replay, console.log)
else if (values.mutants) process.exitCode = await killAll(positionals, console.log)
else process.exitCode = await explore(values.small ? SMALL : WHOLE)
