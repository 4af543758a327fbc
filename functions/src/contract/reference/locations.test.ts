import { describe, expect, it } from 'vitest'
import { LOCATIONS } from './locations'
import { STATES } from './states'

const COUNTS: Record<string, number> = {
  Abia: 17,
  Adamawa: 21,
  'Akwa Ibom': 31,
  Anambra: 21,
  Bauchi: 20,
  Bayelsa: 8,
  Benue: 23,
  Borno: 27,
  'Cross River': 18,
  Delta: 25,
  Ebonyi: 13,
  Edo: 18,
  Ekiti: 16,
  Enugu: 17,
  Gombe: 11,
  Imo: 27,
  Jigawa: 27,
  Kaduna: 23,
  Kano: 44,
  Katsina: 34,
  Kebbi: 21,
  Kogi: 21,
  Kwara: 16,
  Lagos: 20,
  Nasarawa: 13,
  Niger: 25,
  Ogun: 20,
  Ondo: 18,
  Osun: 30,
  Oyo: 33,
  Plateau: 17,
  Rivers: 23,
  Sokoto: 23,
  Taraba: 16,
  Yobe: 17,
  Zamfara: 14,
  Abuja: 6,
}

describe('locations', () => {
  it('holds the official number of local government areas of every state', () => {
    const held = Object.fromEntries(
      Object.entries(LOCATIONS).map(([state, areas]) => [state, areas.length]),
    )
    expect(held).toEqual(COUNTS)
  })

  it('adds up to 774 areas in 37 places', () => {
    expect(STATES).toHaveLength(37)
    expect(Object.values(LOCATIONS).flat()).toHaveLength(774)
  })

  it('lists states and areas once each, in alphabetical order', () => {
    for (const names of [STATES, ...Object.values(LOCATIONS)]) {
      expect(new Set(names).size).toBe(names.length)
      expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual([...names])
    }
  })

  it('writes every name in letters, with single spaces and no stray mark', () => {
    for (const name of [...STATES, ...Object.values(LOCATIONS).flat()]) {
      expect(name).toMatch(/^[A-Z][a-z']+(?:[ /-][A-Z][a-z']+)*$/)
    }
  })
})
