import * as fc from 'fast-check'
import { test } from 'vitest'
import { ESCROW_TABLE } from '../../contract/escrow-table'
import { hands } from './testing/random-commands'
import { played } from './testing/world'

test('cov', () => {
  const n = new Map<string, number>()
  fc.assert(
    fc.property(hands, (m) => {
      for (const d of played(m).worlds.at(-1)!.decisions) {
        const k = `${d.event.from} ${d.event.action} ${d.event.who.actor}`
        n.set(k, (n.get(k) ?? 0) + 1)
      }
    }),
    { numRuns: 300 },
  )
  const cells = ESCROW_TABLE.flatMap((r) => r.from.map((f) => `${f} ${r.action} ${r.actor}`))
  console.error(
    'cells',
    cells.length,
    'missed',
    cells.filter((c) => !n.has(c)),
    'rare',
    cells.filter((c) => (n.get(c) ?? 0) < 10),
  )
})
