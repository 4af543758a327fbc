import { describe, expect, test } from 'vitest'
import { timestampFromMillis } from '../../contract/time'
import { proofEntry } from './proof-entry'

const NOW = Date.UTC(2026, 10, 23, 9)
const opened_at = timestampFromMillis(NOW)
const proof = {
  status: 'completed',
  delivered_at: Date.UTC(2026, 10, 20, 13, 5),
  place: 'Eti-Osa',
  message: 'Handed to the guard, 08031234567',
  tracking_url: 'https://tracking.example/SB-1',
} as const

describe('what a carrier shows in a dispute (case 26)', () => {
  test('says when, where and to whom, without anybody’s number', () => {
    expect(proofEntry(opened_at, proof, NOW)).toMatchObject({
      kind: 'carrier_proof',
      by: 'carrier',
      text: 'The carrier says that it delivered the parcel on 20th Nov, 2026, 14:05, in Eti-Osa. It wrote: “Handed to the guard, [number hidden]”.',
      url: proof.tracking_url,
    })
  })

  test('says so where the carrier names nobody, or delivered nothing', () => {
    const silent = { ...proof, delivered_at: null, place: null, message: null, tracking_url: null }
    expect(proofEntry(opened_at, silent, NOW)).not.toHaveProperty('url')
    expect(proofEntry(opened_at, silent, NOW).text).toBe(
      'The carrier says that it delivered the parcel. It does not say who took it.',
    )
    expect(proofEntry(opened_at, { ...silent, status: 'in_transit' }, NOW).text).toBe(
      'The carrier does not say that it delivered the parcel: in transit.',
    )
  })

  test('is one entry for each, in each dispute', () => {
    const idOf = (status: 'completed' | 'in_transit', at = opened_at) =>
      proofEntry(at, { ...proof, status }, NOW).id
    const ids = [
      idOf('completed'),
      idOf('in_transit'),
      idOf('completed', { ...opened_at, seconds: 1 }),
    ]
    expect(new Set(ids).size).toBe(3)
    expect(proofEntry(opened_at, { ...proof, place: 'Ikeja' }, NOW + 9).id).toBe(ids[0])
  })
})
