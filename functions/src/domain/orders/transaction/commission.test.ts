import { describe, expect, test } from 'vitest'
import { accounts } from '../../../contract/entities/money/ledger'
import {
  releaseOf,
  sharesOf,
  statementOf,
  vendorNetOf,
} from '../../../contract/entities/money/statement'
import { commissionOf } from '../../../contract/escrow/commission'
import { balanceOf } from '../../money/ledger/balance'
import {
  after,
  changed,
  chargedBack,
  confirmed,
  delivered,
  disputedBy,
  opened,
  openedWithCommission,
  paid,
  START,
  shipped,
} from './testing/sample'

test('is none unless the policy says so, and is rounded down', () => {
  expect(opened().transaction.commission_minor).toBeUndefined()
  expect(commissionOf(1_000_000)).toBe(0)
  expect(commissionOf(999_999, 500)).toBe(49_999)
})

test('is taken to the kobo of the dearest goods', () => {
  const goods_minor = 1_566_694_333
  const commission_minor = commissionOf(goods_minor, 725)
  const order = {
    ...after(openedWithCommission().transaction, [paid]),
    amount_paid: goods_minor + 35_000,
    commission_minor,
  }
  const held = { ...order.money, held_minor: order.amount_paid }
  expect(releaseOf({ ...order, money: held })).toMatchObject({ commission_minor })
})

describe('the commission on the goods', () => {
  const sold = after(openedWithCommission().transaction, [paid, confirmed, shipped, delivered])

  test('is taken at the release, in its entry', () => {
    const { transaction, ledger, vendor_minor } = changed(
      sold,
      'buyer',
      { action: 'approve' },
      START,
    )
    expect(ledger).toHaveLength(1)
    expect(ledger[0]?.postings).toContainEqual({
      account: accounts.commission,
      amount_minor: 50_000,
    })
    expect(vendor_minor).toBe(950_000)
    expect(vendor_minor).toBe(vendorNetOf(sold))
    expect(statementOf(transaction)).toMatchObject({
      to_vendor_minor: 950_000,
      commission_minor: 50_000,
      platform_fee_minor: 35_000,
    })
  })

  test('is of a settlement as much as the vendor gets', () => {
    const disputed = after(sold, [
      disputedBy('buyer'),
      ['vendor', { action: 'propose_settlement', refund_minor: 400_001 }],
    ])
    const { vendor_minor, ledger } = changed(
      disputed,
      'buyer',
      { action: 'accept_settlement', refund_minor: 400_001 },
      START,
    )
    expect(balanceOf(ledger, accounts.commission)).toBe(29_999)
    expect(vendor_minor).toBe(570_000)
    expect(sharesOf(sold, 400_001)).toEqual({
      buyer_minor: 400_001,
      vendor_minor: 570_000,
      platform_minor: 64_999,
    })
  })

  test('is none of a refund, and goes back with a chargeback after the vendor’s part', () => {
    const refunded = changed(
      after(openedWithCommission().transaction, [paid]),
      'vendor',
      { action: 'decline' },
      START,
    )
    expect(refunded.transaction.money.commission_minor).toBeUndefined()
    const unproved = after(openedWithCommission().transaction, [paid, confirmed, shipped])
    const ended = after(unproved, [['buyer', { action: 'approve' }], chargedBack()])
    const lost = changed(
      ended,
      'provider',
      { action: 'chargeback_lost', chargeback_id: 'cb-1', taken_minor: 1_035_000 },
      START,
    )
    expect(balanceOf(lost.ledger, accounts.commission)).toBe(-50_000)
    expect(balanceOf(lost.ledger, accounts.chargebackCosts)).toBe(0)
    expect(lost.transaction.money.commission_minor).toBe(0)
  })
})
