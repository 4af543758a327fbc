import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { moveClock, parseClockMove, readClockOffset } from './clock'

const HOUR_MS = 3_600_000

test.each([
  ['+3d', 72 * HOUR_MS],
  ['-2h', -2 * HOUR_MS],
  ['+1d12h', 36 * HOUR_MS],
  ['+1w', 168 * HOUR_MS],
  ['+90m', 1.5 * HOUR_MS],
  ['-45s', -45_000],
])('%s moves the clock by %i ms', (text, by_ms) => {
  expect(parseClockMove(text)).toEqual({ kind: 'by', by_ms })
})

test.each(['3d', '+3', '+d', '+3 d', '+3y', '++3d', '+1.5h', '', 'later'])(
  '%s is refused',
  (text) => {
    expect(() => parseClockMove(text)).toThrow('moves no clock')
  },
)

test('moves add up until a reset, and asking changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oja-clock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'clock.json')
  expect(readClockOffset(file)).toBe(0)
  moveClock(file, { kind: 'by', by_ms: 3 * HOUR_MS })
  expect(moveClock(file, { kind: 'by', by_ms: -HOUR_MS })).toBe(2 * HOUR_MS)
  expect(moveClock(file, { kind: 'now' })).toBe(2 * HOUR_MS)
  expect(readClockOffset(file)).toBe(2 * HOUR_MS)
  expect(moveClock(file, { kind: 'reset' })).toBe(0)
})

test('a move replaces the file, so that nobody who reads meanwhile reads a part of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'clock.json')
  moveClock(file, { kind: 'by', by_ms: HOUR_MS })
  const first = statSync(file).ino
  moveClock(file, { kind: 'by', by_ms: HOUR_MS })
  expect(statSync(file).ino).not.toBe(first)
  expect(readdirSync(folder)).toEqual(['clock.json'])
})
