import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../emulators/project'
import { statusComparisons } from './status-comparisons'

/** The escrow table and its predicates, and what carries it out. */
const AT_HOME = /^functions\/src\/(contract\/escrow|domain(\/\w+)?\/transaction)\//
const IS_TEST = /[.]test[.]tsx?$|\/testing\//

const SOURCES = ['functions/src', 'web/src']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((path) => /[.]tsx?$/.test(path) && !AT_HOME.test(path) && !IS_TEST.test(path))

test('the escrow table alone compares the status of a transaction with a literal', () => {
  expect(SOURCES.length).toBeGreaterThan(1_000)
  const found = SOURCES.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    if (!text.includes('status')) return []
    return statusComparisons(text, path).map((line) => `${path}:${line}`)
  })
  // A named predicate belongs into functions/src/contract/escrow/states.ts.
  expect(found).toEqual([])
})

test.each([
  ["order.status.status === 'pending'"],
  ["'reversed' !== order?.status.status"],
  ["switch (order.status.status) { case 'pending': }"],
  ["['pending', 'in_escrow'].includes(order.status.status)"],
  ["const f = ({ status: { status } }: Order) => status === 'pending'"],
  ["const { status: now } = order.status; if (now === 'completed') go()"],
  ["const now = order.status.status; if (now === 'completed') go()"],
])('a comparison is found: %s', (text) => {
  expect(statusComparisons(text)).toEqual([1])
})

test.each([
  ["parcel.status === 'completed'"],
  ['order.status.status === other.status.status'],
  ['OPEN_STATUSES.includes(order.status.status)'],
  ["const { status } = response; if (status === 'pending') go()"],
])('and nothing else is: %s', (text) => {
  expect(statusComparisons(text)).toEqual([])
})
