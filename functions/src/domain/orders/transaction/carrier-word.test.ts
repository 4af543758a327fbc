import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { DAY_MS, millisOf } from '../../../contract/time'
import {
  answered,
  carrierDelivered,
  codeOf,
  escalated,
  notReceived,
  ordered,
  resolved,
} from './testing/carrier-steps'
import { asked, waived } from './testing/return-steps'
import { booked, changed, disputedBy, START, type Step, shipped } from './testing/sample'

describe('a carrier’s word', () => {
  test('begins an inspection of seven days', () => {
    const { deadline, shipment } = ordered(booked, carrierDelivered)
    expect(shipment?.proof).toBe('carrier')
    expect(millisOf(deadline?.at ?? { seconds: 0, nanoseconds: 0 })).toBe(START + 7 * DAY_MS)
  })

  const denied = (change: Partial<Transaction> = {}) => ({
    ...ordered(booked, carrierDelivered, notReceived, answered, escalated),
    ...change,
  })

  test('never beats a missing code above ₦50,000 (case 26)', () => {
    const dear = denied({ amount_paid: 5_000_001 })
    expect(codeOf(() => resolved(dear, 'release'))).toBe('transaction/code-missing')
    expect(codeOf(() => resolved(dear, 'refund'))).toBe('done')
    const split = { action: 'resolve', outcome: 'split', refund_minor: 1, reason: 'seen' } as const
    const divide = () => changed(dear, 'operator', split, START + 16 * DAY_MS)
    expect(codeOf(divide)).toBe('transaction/code-missing')
  })

  test('is none before it is said: the same above ₦50,000 while a dispute stopped it (case 26)', () => {
    const underWay = ordered(booked, notReceived, answered, escalated)
    expect(codeOf(() => resolved(underWay, 'release'))).toBe('done')
    const dear = { ...underWay, amount_paid: 5_000_001 }
    expect(codeOf(() => resolved(dear, 'release'))).toBe('transaction/code-missing')
  })

  test('is about its parcel alone, not about what its vendor sends once more', () => {
    const replaced = ordered(
      booked,
      carrierDelivered,
      asked({ wish: 'replacement' }),
      waived,
      shipped,
      notReceived,
      answered,
      escalated,
    )
    const dear = { ...replaced, amount_paid: 5_000_001 }
    expect(codeOf(() => resolved(dear, 'release'))).toBe('done')
  })

  test('is asked for with a dispute of a buyer to whom nothing came, and with no other', () => {
    const tasksOf = (transaction: Transaction, step: Step) =>
      changed(transaction, step[0], step[1], START).tasks
    const wanted = [{ kind: 'carrier_proof', transaction_id: ordered().id }]
    expect(tasksOf(ordered(booked, carrierDelivered), notReceived)).toEqual(wanted)
    expect(tasksOf(ordered(booked), disputedBy('buyer'))).toEqual([])
    expect(tasksOf(ordered(booked), disputedBy('vendor'))).toEqual([])
    expect(tasksOf(ordered(), notReceived)).toEqual([])
  })

  test('may do up to ₦50,000, and with the code at any price', () => {
    expect(codeOf(() => resolved(denied(), 'release'))).toBe('done')
    const shipment = denied().shipment
    const proved = denied({
      amount_paid: 5_000_001,
      shipment: shipment && { ...shipment, proof: 'escrow_code' },
    })
    expect(codeOf(() => resolved(proved, 'release'))).toBe('done')
  })
})
