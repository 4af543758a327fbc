import { describe, expect, test } from 'vitest'
import { AppError } from '../../../contract/api/errors'
import type { Deal, DealState, DealTerms } from '../../../contract/entities/orders/deal'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import { quoteDelivery } from '../../delivery/quote-delivery'
import { START, sampleProfile, WHO } from '../transaction/testing/sample'
import { goodsOfDeal, profileOfDeal, usesOf } from './deal-goods'
import { dealChannels, requirePayable } from './deal-refusal'
import { sampleDeal, sampleVendor } from './testing/sample-deal'

const PAYABLE = { is_payable: true }
const LATER = START + 8 * DAY_MS

const refusalOf = (
  deal: Deal,
  { seller = PAYABLE, buyer_id, now = START }: Partial<Refused> = {},
): unknown => {
  try {
    requirePayable(deal, seller, buyer_id, now)
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.details ? [error.code, error.details] : error.code
  }
}
type Refused = { seller: { is_payable: boolean }; buyer_id: string; now: number }

const notPayable = (state: DealState) => ['deal/not-payable', { state }]

describe('the goods of a deal', () => {
  test('are one variant whose stock is the uses that are left', () => {
    const held_until = timestampFromMillis(START)
    const deal = sampleDeal({ terms: { uses: 5 }, reserved: 1, sold: 2, held_until })
    const { product, stock } = goodsOfDeal(deal, sampleVendor({ rest: null }))
    expect(stock).toEqual(usesOf(deal))
    expect(stock.variants[deal.id]).toEqual({ available: 2, reserved: 1, sold: 2, held_until })
    expect(product).toMatchObject({ id: deal.id, slug: '', price: 500_000, available_items: 2 })
  })

  const quoted = (delivery: DealTerms['delivery'], own = sampleProfile()) => {
    const profile = profileOfDeal(sampleDeal({ terms: { delivery } }), sampleVendor(), own)
    const place = { state: 'Kano', city: 'Dala' }
    return profile && quoteDelivery(profile, [{ quantity: 1, price: 500_000 }], place)
  }

  test('come for the fee and in the days that the deal names, anywhere', () => {
    const fee = { kind: 'fee', fee_minor: 70_001, days_min: 2, days_max: 4 } as const
    expect(quoted(fee)?.options).toEqual([
      expect.objectContaining({ method: 'courier', fee_minor: 70_001, days_min: 2, days_max: 4 }),
    ])
  })

  test('come by the seller’s own rates, or are included without any', () => {
    expect(quoted({ kind: 'rates' })?.options).toEqual([
      expect.objectContaining({ method: 'pickup' }),
    ])
    expect(
      profileOfDeal(
        sampleDeal({ terms: { delivery: { kind: 'rates' } } }),
        sampleVendor(),
        undefined,
      ),
    ).toBeUndefined()
  })

  test('are fetched where the deal says so', () => {
    expect(quoted({ kind: 'pickup' })?.options).toEqual([
      expect.objectContaining({ method: 'pickup', fee_minor: 0 }),
    ])
  })
})

describe('a deal', () => {
  test('is paid while it is open, and goes on to the stock when all uses are taken', () => {
    expect(refusalOf(sampleDeal())).toBeUndefined()
    expect(refusalOf(sampleDeal({ sold: 1 }))).toBeUndefined()
    expect(refusalOf(sampleDeal({ reserved: 1 }))).toBeUndefined()
  })

  test('isn’t when it has ended or its seller can’t be paid for', () => {
    expect(refusalOf(sampleDeal({ status: 'withdrawn' }))).toEqual(notPayable('withdrawn'))
    expect(refusalOf(sampleDeal({ status: 'declined' }))).toEqual(notPayable('declined'))
    expect(refusalOf(sampleDeal(), { now: LATER })).toEqual(notPayable('expired'))
    const seller = { is_payable: false }
    expect(refusalOf(sampleDeal(), { seller })).toEqual(notPayable('paused'))
  })

  test('isn’t its seller’s, nor anybody’s but who asked for it', () => {
    expect(refusalOf(sampleDeal(), { buyer_id: WHO.vendor.id })).toBe('deal/own')
    const consented_at = timestampFromMillis(START)
    const asked = { made_by: 'buyer', buyer_id: WHO.buyer.id, status: 'accepted' } as const
    const agreed = sampleDeal({ ...asked, consented_at })
    expect(refusalOf(agreed, { buyer_id: WHO.buyer.id })).toBeUndefined()
    expect(refusalOf(agreed, { buyer_id: 'stranger' })).toBe('deal/not-for-you')
    expect(refusalOf(sampleDeal(asked))).toEqual(notPayable('accepted'))
    expect(refusalOf(sampleDeal({ ...asked, status: 'open' }))).toEqual(notPayable('open'))
  })

  test('of a seller who isn’t proven is paid by transfer alone', () => {
    const trial = { held_minor: 0, until: null, sales: 2 }
    expect(dealChannels(sampleVendor({ trial }), START)).toEqual(['bank_transfer'])
    expect(dealChannels(sampleVendor(), START)).toContain('card')
    const proven_at = timestampFromMillis(START)
    expect(dealChannels(sampleVendor({ trial: { ...trial, proven_at } }), START)).toContain('card')
  })
})
