import { describe, expect, test } from 'vitest'
import { balanceOf } from '../ledger/balance'
import { resolveUnplaced, type Sighting, sightUnplaced } from './unplaced'

const NOW = Date.UTC(2026, 10, 21)
const sighting: Sighting = {
  kind: 'refund',
  subject: '42',
  event_key: 'refund_updated:x:42:processed',
  reference: 'not-a-reference-of-ours',
  transaction_id: null,
  amount_minor: 500,
  currency: 'NGN',
  moved_minor: -500,
  problem: 'a refund that we did not ask for',
}
const seen = (known: Parameters<typeof sightUnplaced>[0], change: Partial<Sighting> = {}) => {
  const step = sightUnplaced(known, { ...sighting, ...change }, NOW)
  if (!step) throw new Error('nothing new')
  return step
}

describe('what has no place', () => {
  test('is posted at what it moved', () => {
    const { item, ledger } = seen(undefined)
    expect(item).toMatchObject({ state: 'open', moved_minor: -500, suspended_minor: -500 })
    expect(ledger[0]?.postings).toEqual([
      { account: 'provider:clearing', amount_minor: 500 },
      { account: 'provider:unplaced', amount_minor: -500 },
    ])
  })

  test('reported again changes nothing', () => {
    const { item } = seen(undefined)
    expect(sightUnplaced(item, { ...sighting, event_key: 'another' }, NOW)).toBeUndefined()
  })

  test('reported otherwise is posted by the difference, and open again', () => {
    const first = seen(undefined)
    const closed = resolveUnplaced(first.item, { operator: 'o', reason: 'r' }, NOW)
    const back = seen(closed.item, { moved_minor: 0 })
    expect(back.item).toMatchObject({ state: 'open', moved_minor: 0, suspended_minor: 500 })
    const ledger = [...first.ledger, ...closed.ledger, ...back.ledger]
    expect(balanceOf(ledger, 'provider:clearing')).toBe(0)
    expect(balanceOf(ledger, 'provider:unplaced')).toBe(500)
    expect(balanceOf(ledger, 'platform:losses')).toBe(-500)
    expect(new Set(ledger.map(({ id }) => id)).size).toBe(3)
  })

  test('is an item though nothing has moved yet, and none where nothing is wrong', () => {
    expect(seen(undefined, { moved_minor: 0 })).toMatchObject({
      item: { state: 'open', suspended_minor: 0 },
      ledger: [],
    })
    expect(sightUnplaced(undefined, { ...sighting, problem: null }, NOW)).toBeUndefined()
  })
})
