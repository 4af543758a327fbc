import { describe, expect, test } from 'vitest'
import { parsePortOffset, portTable } from './ports'

describe('the port table', () => {
  test('adds the offset to every port', () => {
    expect(portTable(0).firestore).toBe(8080)
    expect(portTable(1000)).toMatchObject({ firestore: 9080, hosting: 6000, vite: 6173 })
  })

  test('gives every service a port of its own', () => {
    const ports = Object.values(portTable(0))
    expect(new Set(ports).size).toBe(ports.length)
  })
})

describe('the port offset', () => {
  test.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['1100', 1100],
    ['-2900', -2900],
  ])('reads %s as %i', (text, offset) => {
    expect(parsePortOffset(text)).toBe(offset)
  })

  test.each(['1.5', 'abc', '60000', '-4500', '1e3', '1000', '2000'])('refuses %s', (text) => {
    expect(() => parsePortOffset(text)).toThrow('OJA_PORT_OFFSET')
  })
})
