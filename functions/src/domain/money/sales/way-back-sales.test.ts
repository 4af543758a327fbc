import { describe, expect, test } from 'vitest'
import type { Decision } from '../../orders/transaction/decision'
import { carrierDelivered } from '../../orders/transaction/testing/carrier-steps'
import {
  acceptedBack,
  agreed,
  asked,
  bookedBack,
  contestedBack,
  handedOver,
  unitsOf,
} from '../../orders/transaction/testing/return-steps'
import {
  booked,
  changed,
  confirmed,
  DELIVERY_MINOR,
  openedWithCarrier,
  paid,
  START,
  type Step,
  WAY_BACK_MINOR,
} from '../../orders/transaction/testing/sample'
import { addFigures } from './add-figures'
import { salesChangeOf } from './sales-change'

const gross_minor = 800_000
const DELIVERED = [paid, confirmed, booked, carrierDelivered]
const WAY: readonly Step[] = [agreed, bookedBack(), handedOver]

const figuresOf = (steps: readonly Step[]) => {
  const made: Decision[] = []
  let sold = openedWithCarrier().transaction
  for (const [actor, command] of steps) {
    const decision = changed(sold, actor, command, START)
    made.push(decision)
    sold = decision.transaction
  }
  const entries = made.flatMap(({ ledger }) => ledger)
  return addFigures(made.flatMap(({ event }) => salesChangeOf(event, sold, entries) ?? []))
}

describe('what carriers got of an order whose goods go back', () => {
  test('is the vendor’s cost, and what they were sold for is refunded', () => {
    expect(figuresOf([...DELIVERED, asked(), ...WAY, acceptedBack()])).toMatchObject({
      gross_minor,
      refunds_minor: gross_minor,
      net_minor: -DELIVERY_MINOR - WAY_BACK_MINOR,
      costs_minor: DELIVERY_MINOR + WAY_BACK_MINOR,
    })
    const part = asked({ lines: [unitsOf(1)] })
    expect(figuresOf([...DELIVERED, part, ...WAY, acceptedBack()])).toMatchObject({
      gross_minor,
      refunds_minor: 500_000,
      net_minor: 150_000,
      costs_minor: WAY_BACK_MINOR,
    })
  })

  test('loses nobody a dispute that the vendor won', () => {
    const release: Step = [
      'operator',
      { action: 'resolve', outcome: 'release', refund_minor: 0, reason: 'seen' },
    ]
    expect(figuresOf([...DELIVERED, asked(), ...WAY, contestedBack, release])).toMatchObject({
      disputes: 1,
      disputes_lost: 0,
      refunds_minor: 0,
      net_minor: gross_minor - WAY_BACK_MINOR,
      costs_minor: WAY_BACK_MINOR,
    })
  })
})
