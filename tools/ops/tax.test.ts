import { describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/usecases/deps'
import { readArguments } from './arguments'
import { taxCommands } from './tax'

// The commands are refused before they use another dependency.
const deps = { clock: () => Date.UTC(2026, 10, 20) } as Deps
const WHOLE = {
  name: 'Oja Limited',
  address: '12 Broad Street, Lagos',
  tin: '12345678-0001',
  rc: 'RC123456',
  reason: 'registered',
  by: 'ops@oja.example',
}
const register = async (change: Record<string, string | undefined>) => {
  const options = Object.entries({ ...WHOLE, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  )
  return taxCommands['tax-register']?.(readArguments(['tax-register', ...options]), deps)
}

describe('a registration for VAT is refused', () => {
  test.each(Object.keys(WHOLE))('without --%s', async (name) => {
    await expect(register({ [name]: undefined })).rejects.toThrow(`Say --${name}`)
  })

  test.each([
    ['from', '1 December', '--from is a day such as 2026-12-01.'],
    ['due', 'payment', '--due is charge or release.'],
    ['rate', '0', '--rate is in per cent'],
    ['rate', 'high', '--rate is in per cent'],
    ['rate', '51', '--rate is in per cent'],
  ])('with --%s %s', async (name, value, text) => {
    await expect(register({ [name]: value })).rejects.toThrow(text)
  })
})

test('a record is of a document', async () => {
  const record = taxCommands['tax-record']
  await expect(record?.(readArguments(['tax-record']), deps)).rejects.toThrow(
    'Say what to tax-record',
  )
})
