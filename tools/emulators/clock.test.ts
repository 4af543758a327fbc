import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { moveClock, parseClockMove, readClockOffset } from './clock'

const HOUR_MS = 3_600_000

describe('a move of the clock', () => {
  test.each([
    ['+3d', 72 * HOUR_MS],
    ['-2h', -2 * HOUR_MS],
    ['+1d12h', 36 * HOUR_MS],
    ['+1w', 168 * HOUR_MS],
    ['+90m', 1.5 * HOUR_MS],
    ['-45s', -45_000],
  ])('%s is %i ms', (text, by_ms) => {
    expect(parseClockMove(text)).toEqual({ kind: 'by', by_ms })
  })

  test.each(['3d', '+3', '+d', '+3 d', '+3y', '++3d', '+1.5h', '', 'later'])(
    'refuses %s',
    (text) => {
      expect(() => parseClockMove(text)).toThrow('moves no clock')
    },
  )
})

describe("the suite's clock", () => {
  let folder = ''
  let file = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oja-clock-'))
    file = join(folder, 'clock.json')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is the real one until it is moved', () => {
    expect(readClockOffset(file)).toBe(0)
  })

  test('adds its moves up', () => {
    moveClock(file, { kind: 'by', by_ms: 3 * HOUR_MS })
    expect(moveClock(file, { kind: 'by', by_ms: -HOUR_MS })).toBe(2 * HOUR_MS)
    expect(readClockOffset(file)).toBe(2 * HOUR_MS)
  })

  test('is the real one again after a reset', () => {
    moveClock(file, { kind: 'by', by_ms: HOUR_MS })
    expect(moveClock(file, { kind: 'reset' })).toBe(0)
  })

  test('stays when it is only asked', () => {
    moveClock(file, { kind: 'by', by_ms: HOUR_MS })
    expect(moveClock(file, { kind: 'now' })).toBe(HOUR_MS)
    expect(readClockOffset(file)).toBe(HOUR_MS)
  })
})
