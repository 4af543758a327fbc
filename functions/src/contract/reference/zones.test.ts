import { expect, test } from 'vitest'
import { areaCodeOf, areaOfCode, currentAreaCode } from './area-codes'
import { LOCATIONS } from './locations'
import { STATES } from './states'
import { ZONES, zoneOf } from './zones'

test('each state is in one of the six zones', () => {
  const counts = ZONES.map((zone) => STATES.filter((state) => zoneOf(state) === zone).length)
  expect(counts).toEqual([7, 6, 7, 5, 6, 6])
})

test('a code is read back as its area, also where the name has a slash', () => {
  for (const [state, cities] of Object.entries(LOCATIONS)) {
    for (const city of cities) {
      expect(areaOfCode(currentAreaCode(areaCodeOf(state, city)))).toEqual({ state, city })
    }
  }
})

test.each(['Lagos/Somolu', 'Ogun/Egbado North', 'Ogun/Egbado South', 'Ogun/Shagamu'])(
  'the former code %s leads to an area of the list',
  (code) => {
    const { state, city } = areaOfCode(currentAreaCode(code))
    expect(LOCATIONS[state]).toContain(city)
    expect(LOCATIONS[state]).not.toContain(areaOfCode(code).city)
  },
)
