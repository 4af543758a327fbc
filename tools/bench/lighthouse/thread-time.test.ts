import { expect, test } from 'vitest'
import { ownBlockingTime, type TraceEvent } from './thread-time'

const at = (ts: number, tdur: number, other: Partial<TraceEvent> = {}): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 1,
  tid: 2,
  ts,
  tdur,
  ...other,
})
const paint = at(1_000, 0, { name: 'firstContentfulPaint' })

test('a thread blocks by what its tasks take above 12.5 ms, fourfold', () => {
  const events = [at(0, 90_000), paint, at(2_000, 12_500), at(3_000, 20_000), at(4_000, 15_000)]
  expect(ownBlockingTime(events)).toBe(30 + 10)
})

test('neither other threads nor the steps within a task count', () => {
  const others = [{ tid: 3 }, { pid: 4 }, { name: 'FunctionCall' }]
  expect(ownBlockingTime([paint, ...others.map((other) => at(2_000, 90_000, other))])).toBe(0)
  expect(() => ownBlockingTime([])).toThrow('no paint')
})
