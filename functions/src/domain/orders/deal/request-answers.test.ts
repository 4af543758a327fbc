import { describe, expect, test } from 'vitest'
import type { Deal } from '../../../contract/entities/orders/deal'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import { sampleDeal } from '../checkout/testing/sample-deal'
import { START, WHO } from '../transaction/testing/sample'
import {
  acceptRequest,
  answerSeller,
  editRequest,
  leaveSeller,
  refuseSeller,
  withdrawUnpaid,
} from './request-answers'

const AT = timestampFromMillis(START)
const SELLER = WHO.vendor.id
const asked = (change: Partial<Omit<Deal, 'terms'>> = {}): Deal =>
  sampleDeal({ made_by: 'buyer', buyer_id: WHO.buyer.id, vendor_id: null, ...change })
const accepted = (change: Partial<Omit<Deal, 'terms'>> = {}): Deal =>
  asked({ status: 'accepted', vendor_id: SELLER, ...change })
const expired = { expires_at: timestampFromMillis(START) }

const accept = (deal: Deal, { id = SELLER, is_blocked = false, version = 1 } = {}) =>
  acceptRequest(deal, { id, is_blocked }, version, START)
const answer = (deal: Deal, { vendor_id = SELLER, version = 1, agrees = true } = {}) =>
  answerSeller(deal, { vendor_id, version, agrees }, AT, START)
const codeOf = (work: () => unknown): string => {
  try {
    work()
    return 'none'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a request is accepted', () => {
  test('by the first seller, who is bound by it; saying it again changes nothing', () => {
    expect(accept(asked())).toEqual({ status: 'accepted', vendor_id: SELLER })
    expect(accept(accepted())).toBeUndefined()
  })

  test.each([
    ['by who asked', asked(), { id: WHO.buyer.id }, 'deal/not-yours'],
    ['where one blocked the other', asked(), { is_blocked: true }, 'deal/not-yours'],
    ['by who was declined', asked({ refused_ids: [SELLER] }), {}, 'deal/not-yours'],
    ['after another', accepted({ vendor_id: 'another' }), {}, 'deal/taken'],
    ['in terms of before', asked({ version: 2 }), {}, 'deal/changed'],
    ['when it was withdrawn', asked({ status: 'withdrawn' }), {}, 'deal/over'],
    ['when it is bought', accepted({ sold: 1 }), {}, 'deal/over'],
    ['after its time', asked(expired), {}, 'deal/over'],
  ])('not %s', (_, deal, seller, code) => {
    expect(codeOf(() => accept(deal, seller))).toBe(code)
  })
})

describe('a seller who won’t', () => {
  test('is kept from it, and unbound if it was theirs', () => {
    expect(refuseSeller(asked(), SELLER)).toEqual({ refused_ids: [SELLER] })
    expect(refuseSeller(accepted({ refused_ids: ['another'] }), SELLER)).toEqual({
      status: 'open',
      vendor_id: null,
      consented_at: null,
      refused_ids: ['another', SELLER],
    })
    expect(refuseSeller(accepted(), 'another')).toEqual({ refused_ids: ['another'] })
  })

  test('is bound once somebody pays', () => {
    for (const taken of [{ reserved: 1 }, { sold: 1 }]) {
      expect(codeOf(() => refuseSeller(accepted(taken), SELLER))).toBe('deal/being-paid')
    }
  })

  test('is one of fifty who are kept', () => {
    const refused_ids = Array.from({ length: 50 }, (_, at) => `seller-${at}`)
    expect(refuseSeller(asked({ refused_ids }), SELLER)).toBeUndefined()
    expect(refuseSeller(asked({ refused_ids: [SELLER] }), SELLER)).toBeUndefined()
  })
})

describe('an account that ends', () => {
  const nobody = { vendor_id: null, consented_at: null }

  test.each([
    ['opens what it accepted', accepted({ consented_at: AT }), { status: 'open', ...nobody }],
    ['opens nothing that was withdrawn', accepted({ status: 'withdrawn' }), nobody],
    ['leaves what is being paid', accepted({ reserved: 1 }), undefined],
    ['leaves what it sold', accepted({ status: 'withdrawn', sold: 1 }), undefined],
  ])('as a seller’s %s', (_, deal, change) => {
    expect(leaveSeller(deal)).toEqual(change)
  })

  test.each([
    ['withdraws what nobody accepted', asked(), { status: 'withdrawn' }],
    ['withdraws what somebody accepted', accepted(), { status: 'withdrawn' }],
    ['changes nothing that ended', accepted({ status: 'withdrawn' }), undefined],
    ['changes nothing that it bought', accepted({ sold: 1 }), undefined],
  ])('as a buyer’s %s', (_, deal, change) => {
    expect(withdrawUnpaid(deal)).toEqual(change)
  })
})

describe('a buyer', () => {
  test('agrees to the seller whom they saw, once', () => {
    expect(answer(accepted())).toEqual({ consented_at: AT })
    expect(answer(accepted({ consented_at: AT }))).toBeUndefined()
  })

  test('declines them, and others can accept', () => {
    expect(answer(accepted({ consented_at: AT }), { agrees: false })).toEqual({
      status: 'open',
      vendor_id: null,
      consented_at: null,
      refused_ids: [SELLER],
    })
  })

  test.each([
    ['who gave way to another', accepted({ vendor_id: 'another' }), {}, 'deal/changed'],
    ['to other terms', accepted({ version: 2 }), {}, 'deal/changed'],
    ['who took it back', asked(), {}, 'deal/changed'],
    ['of what they withdrew', accepted({ status: 'withdrawn' }), {}, 'deal/over'],
    ['after its time', accepted(expired), {}, 'deal/over'],
    ['whom they are paying', accepted({ reserved: 1 }), { agrees: false }, 'deal/being-paid'],
  ])('doesn’t answer about one %s', (_, deal, seen, code) => {
    expect(codeOf(() => answer(deal, seen))).toBe(code)
  })

  test('edits what nobody is agreed on, which unbinds who accepted', () => {
    const open = { status: 'open', vendor_id: null, consented_at: null }
    expect(editRequest(accepted({ version: 3 }), 1)).toEqual({ version: 4, ...open })
    // It begins again, with who was declined kept from it.
    const later = timestampFromMillis(START - DAY_MS)
    expect(editRequest(asked({ expires_at: later, refused_ids: ['a'] }), 1)).toEqual({
      version: 2,
      ...open,
    })
  })

  test.each([
    ['agreed on', accepted({ consented_at: AT }), 'deal/being-paid'],
    ['withdrew', asked({ status: 'withdrawn' }), 'deal/over'],
    ['bought already', asked({ sold: 2 }), 'deal/uses-taken'],
  ])('doesn’t edit what they %s', (_, deal, code) => {
    expect(codeOf(() => editRequest(deal, 1))).toBe(code)
  })
})
