import { describe, expect, test } from 'vitest'
import { BLOCK_OFFSETS, parsePortOffset, portTable, SLOTS } from './ports'

/** Ports above 1023 that browsers and Node's fetch refuse to open (Fetch standard, "bad port"). */
const BAD_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]

const suites = BLOCK_OFFSETS.flatMap((block) => Object.values(SLOTS).map((slot) => block + slot))
const allPorts = suites.flatMap((offset) => Object.values(portTable(offset)))

describe('the port table', () => {
  test('adds the offset to every port', () => {
    expect(portTable(0).firestore).toBe(8080)
    expect(portTable(5600)).toMatchObject({ firestore: 13680, hosting: 10600, vite: 10773 })
  })

  test('gives every service of every suite a port of its own', () => {
    expect(new Set(allPorts).size).toBe(allPorts.length)
  })

  test('gives none that browsers refuse', () => {
    expect(allPorts.filter((port) => BAD_PORTS.includes(port))).toEqual([])
    expect(Math.max(...allPorts)).toBeLessThan(65_536)
  })
})

describe('the port offset', () => {
  test.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['5600', 5_600],
    ['5620', 5_620],
    ['44800', 44_800],
    ['50400', 50_400],
  ])('reads %s as %i', (text, offset) => {
    expect(parsePortOffset(text)).toBe(offset)
  })

  test.each(['100', '200', '400', '1100', '5605', '5660', '-5600', '56000', '1.5', 'abc', '56e2'])(
    'refuses %s, at which suites could collide',
    (text) => {
      expect(() => parsePortOffset(text)).toThrow('OJA_PORT_OFFSET')
    },
  )
})
