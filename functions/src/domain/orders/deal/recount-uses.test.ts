import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { openedDeal, sampleDeal } from '../checkout/testing/sample-deal'
import { recountUses } from './recount-uses'

const { id } = sampleDeal()
const unpaid: Transaction = openedDeal('buyer').transaction
const paid: Transaction = { ...unpaid, status: { ...unpaid.status, status: 'in_escrow' } }
const elsewhere: Transaction = {
  ...paid,
  items: paid.items.map((item) => ({ ...item, variant_id: 'o'.repeat(20) })),
}
const dealOf = (reserved: number, sold: number) =>
  sampleDeal({ id, reserved, sold, terms: { uses: 5 } })

describe('the uses of a deal', () => {
  it('are what its purchases say, and stay so', () => {
    expect(recountUses(dealOf(1, 1), [unpaid, paid, elsewhere])).toEqual({ reserved: 1, sold: 1 })
  })

  it('that nobody is paying any more are free again', () => {
    expect(recountUses(dealOf(3, 0), [unpaid])).toEqual({ reserved: 1, sold: 0 })
  })

  it('that were paid and never counted are sold', () => {
    expect(recountUses(dealOf(1, 0), [paid])).toEqual({ reserved: 0, sold: 1 })
    expect(recountUses(dealOf(0, 0), [paid, unpaid])).toEqual({ reserved: 1, sold: 1 })
  })

  it('that the seller turned out not to have stay sold', () => {
    expect(recountUses(dealOf(0, 2), [paid])).toEqual({ reserved: 0, sold: 2 })
  })
})
