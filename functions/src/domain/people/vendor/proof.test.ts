import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/time'
import { type ProvingSale, proofOf } from './proof'

const START = Date.UTC(2026, 10, 1)
const sale = (number: number, day: number, change: Partial<ProvingSale> = {}): ProvingSale => ({
  buyer_id: `buyer-${number}`,
  card: `card-${number}`,
  account: null,
  devices: [`phone-${number}`],
  is_flagged: false,
  completed_at: START + day * DAY_MS,
  ...change,
})

describe('a store is proven', () => {
  test('by three sales that share nothing, seven days after the first', () => {
    expect(proofOf([sale(1, 0), sale(2, 1), sale(3, 2)])).toEqual({
      sales: 3,
      proven_at: START + 7 * DAY_MS,
    })
  })

  test('at the third if that comes later', () => {
    expect(proofOf([sale(1, 0), sale(2, 8), sale(3, 9)]).proven_at).toBe(START + 9 * DAY_MS)
  })

  test('by the three of many that prove it first', () => {
    const sales = [sale(1, 0, { is_flagged: true }), sale(2, 1), sale(3, 2), sale(4, 3), sale(5, 9)]
    expect(proofOf(sales).proven_at).toBe(START + 8 * DAY_MS)
  })

  test.each<[string, Partial<ProvingSale>]>([
    ['the same buyer', { buyer_id: 'buyer-1' }],
    ['the same card', { card: 'card-1' }],
    ['the same device', { devices: ['other', 'phone-1'] }],
    ['a flag', { is_flagged: true }],
  ])('not with %s in one of them', (_, change) => {
    expect(proofOf([sale(1, 0), sale(2, 1), sale(3, 20, change)])).toEqual({ sales: 2 })
  })

  test('not with the same bank account, but by payers of whom no account is known', () => {
    const account = 'ADA EZE 1234'
    const shared = [sale(1, 0, { account }), sale(2, 1, { account }), sale(3, 2)]
    expect(proofOf(shared).sales).toBe(2)
    const unknown = [1, 2, 3].map((number) => sale(number, number, { card: null, devices: [] }))
    expect(proofOf(unknown).sales).toBe(3)
  })

  test('by nothing at first', () => {
    expect(proofOf([])).toEqual({ sales: 0 })
  })
})
