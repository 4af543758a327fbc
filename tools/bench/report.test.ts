import { describe, expect, it } from 'vitest'
import { benchmarksPage, cellsOf, merged, type Result } from './report'

const result = (part: string, value: number): Result => ({
  part,
  measured_on: '2026-01-15',
  machine: '2 cores',
  command: `npm run bench -- ${part}`,
  figures: [
    { row: 8, what: 'product page', value, unit: 'reads', budget: { most: 2, fails_above: 2 } },
  ],
})

describe('cellsOf', () => {
  it('shows aim, limit and verdict', () => {
    const budget = { most: 120, fails_above: 140 }
    const figure = { row: 1, what: 'JavaScript', value: 131.239, unit: 'KiB', budget }
    expect(cellsOf(figure)).toEqual([
      '1',
      'JavaScript',
      '131.2 KiB',
      '120 KiB, fails above 140',
      'over',
    ])
  })

  it('shows how high an aim is', () => {
    const figure = { row: 7, what: 'score', value: 90, unit: '', budget: { least: 95 } }
    expect(cellsOf(figure).slice(2)).toEqual(['90', 'at least 95', 'below'])
  })

  it('shows what has no budget as only reported', () => {
    expect(cellsOf({ row: 11, what: 'time', value: 1.234, unit: 's' }).slice(2)).toEqual([
      '1.23 s',
      '',
      'reported',
    ])
  })
})

describe('merged', () => {
  it('replaces what was measured again, keeps the rest, in the order of the parts', () => {
    const older = [result('reads', 1), result('contention', 2)]
    const both = merged(
      older,
      [result('contention', 3), result('bytes', 4)],
      ['bytes', 'reads', 'contention'],
    )
    expect(both.map(({ part, figures }) => [part, figures[0]?.value])).toEqual([
      ['bytes', 4],
      ['reads', 1],
      ['contention', 3],
    ])
  })
})

describe('benchmarksPage', () => {
  it('tells machine, date and command beside the figures', () => {
    const page = benchmarksPage([result('reads', 3)])
    expect(page).toContain('2026-01-15, 2 cores: `npm run bench -- reads`')
    expect(page).toContain('| 8 | product page | 3 reads | 2 reads | broken |')
  })
})
