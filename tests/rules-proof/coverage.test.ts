import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readReport, savedCoverage } from '../support/rules/rule-coverage'
import { recordRuns } from '../support/runs'

test('every expression of the Firestore rules was evaluated', () => {
  const source = readFileSync('firestore.rules', 'utf8')
  const { all, evaluated } = savedCoverage(source)
  const missed = [...all].filter((place) => !evaluated.has(place))
  recordRuns('R4', { count: all.size, failures: missed.length })
  const texts = missed.map((place) => {
    const [from = 0, to = 0] = place.split('-').map(Number)
    return `line ${source.slice(0, from).split('\n').length}: ${source.slice(from, to + 1)}`
  })
  expect(texts).toEqual([])
  expect(all.size).toBeGreaterThan(0)
})

test('an expression that nothing came to is missed', () => {
  const at = (from: number) => ({ currentOffset: String(from), endOffset: String(from + 1) })
  const { all, evaluated } = readReport({
    rules: { files: [{ content: 'a b c' }] },
    report: [
      {
        sourcePosition: at(0),
        values: [{ count: '2' }],
        children: [{ sourcePosition: at(2) }, { sourcePosition: at(4), values: [{ count: '0' }] }],
      },
    ],
  })
  expect(all).toEqual(['0-1', '2-3', '4-5'])
  expect(evaluated).toEqual(['0-1'])
})
