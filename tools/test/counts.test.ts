import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mergeCounts, writeCounts } from './counts'

describe('merged counts', () => {
  test('sum what the processes recorded, failures apart', () => {
    const rows = mergeCounts([
      { requirement: 'R1', count: 1, failures: 0 },
      { requirement: 'R1', count: 1, failures: 1 },
      { requirement: 'R6', count: 500, failures: 0 },
    ])
    expect(rows).toEqual({ R1: { count: 2, failures: 1 }, R6: { count: 500, failures: 0 } })
  })

  test('stand in the order of the table, R2 before R10', () => {
    const runs = { count: 1, failures: 0 }
    const rows = mergeCounts([
      { requirement: 'R10', ...runs },
      { requirement: 'R2', ...runs },
    ])
    expect(Object.keys(rows)).toEqual(['R2', 'R10'])
  })
})

describe('the file of counts', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oja-counts-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('gathers the parts’ folders', () => {
    for (const part of ['rules', 'api']) {
      mkdirSync(join(folder, part))
      const line = JSON.stringify({ requirement: 'R1', count: 2, failures: 0 })
      writeFileSync(join(folder, part, '1.jsonl'), `${line}\n${line}\n`)
    }
    writeCounts(folder, join(folder, 'counts.json'))
    const written = JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8'))
    expect(written).toEqual({ R1: { count: 8, failures: 0 } })
  })

  test('is empty when nothing was recorded', () => {
    expect(writeCounts(join(folder, 'none'), join(folder, 'counts.json'))).toEqual({})
  })
})
