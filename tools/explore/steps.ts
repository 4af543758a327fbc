import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { escrowStateOf } from '../../functions/src/contract/escrow/transition'
import { HOUR_MS } from '../../functions/src/contract/time'
import { BOUNDS, startOf } from '../../functions/src/domain/orders/transaction/exploration/bounds'
import {
  act,
  type Order,
  openedOrder,
  type Step,
  waited,
} from '../../functions/src/domain/orders/transaction/exploration/order'
import type { Violation } from '../../functions/src/domain/orders/transaction/exploration/walk'
import { START } from '../../functions/src/domain/orders/transaction/testing/sample'
import { ROOT } from '../emulators/project'

type Stored = { bounds: string; property: string; problem: string; path: Step[] }

const hours = (ms: number): string => `${Math.round((ms / HOUR_MS) * 1e6) / 1e6} h`

/** `vendor {"action":"confirm"}`, or until when nothing happens. */
export const stepText = (step: Step): string =>
  'until' in step
    ? `nothing until ${hours(step.until - START)} after the order`
    : `${step.actor} ${JSON.stringify(step.command)}`

/** Writes a path to a file that `replay` plays; returns where. */
export const storePath = (bounds: string, { property, problem, path }: Violation): string => {
  const file = join(ROOT, 'test-results', `explore-${property}.json`)
  mkdirSync(dirname(file), { recursive: true })
  const stored: Stored = { bounds, property, problem, path }
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`)
  return file
}

const stateText = ({ transaction, now }: Order): string => {
  const { deadline, money, dispute } = transaction
  const parts = Object.entries(money).filter(([, minor]) => minor !== 0)
  return [
    `  ${escrowStateOf(transaction)}, ${hours(now - START)} after the order`,
    deadline && `  ${deadline.actor} ${deadline.action} or ${deadline.effect}`,
    parts.length > 0 && `  ${parts.map(([name, minor]) => `${name} ${minor}`).join(', ')}`,
    dispute && `  disputed by ${dispute.raised_by}`,
  ]
    .filter((line) => typeof line === 'string')
    .join('\n')
}

/** Plays a stored path through the escrow and prints each state. */
export const replay = (file: string, print: (line: string) => void): void => {
  const { bounds, property, problem, path } = JSON.parse(readFileSync(file, 'utf8')) as Stored
  const known = BOUNDS.find(({ name }) => name === bounds)
  if (!known) throw new Error(`There are no bounds ${bounds}.`)
  let order = openedOrder(startOf(known), START)
  print(stateText(order))
  for (const step of path) {
    print(stepText(step))
    if ('until' in step) order = waited(order, step.until)
    else {
      const outcome = act(order, step)
      if (outcome.kind === 'changed') order = outcome.order
      else
        print(`  ${outcome.kind}${outcome.kind === 'refused' ? `: ${outcome.error.message}` : ''}`)
    }
    print(stateText(order))
  }
  print(`${property}: ${problem}`)
}
