import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../../contract/time'
import { holdMs, type SaleFacts, saleSignals } from './sale-signals'

const side = { phones: [], devices: [], addresses: [] }

const facts = (given: Partial<SaleFacts> = {}): SaleFacts => ({
  buyer: side,
  vendor: side,
  payer: null,
  payout_account: null,
  card_users: ['buyer'],
  vendor_id: 'vendor',
  amount_minor: 1_000_000,
  other_amounts_minor: [900_000, 1_000_000, 1_100_000],
  approved_after_ms: DAY_MS,
  ...given,
})

const account = { account_number_masked: '******6789', account_name: 'TUNDE ÀJÀYÍ BELLO' }
const payerOf = (name: string, last_digits = '6789') => ({
  card_signature: null,
  account: { name, last_digits },
})

describe('a sale', () => {
  test('between two who share nothing has no signals', () => {
    expect(saleSignals(facts())).toEqual([])
    expect(saleSignals(facts({ payer: payerOf('Ngozi Eze'), payout_account: account }))).toEqual([])
  })

  test.each([
    [
      'the same bank account',
      { payer: payerOf('Tunde Ajayi Bello'), payout_account: account },
      'same_account',
    ],
    ['a card of the vendor', { card_users: ['buyer', 'vendor'] }, 'same_card'],
    [
      'the same phone, however it is written',
      {
        buyer: { ...side, phones: ['08031234567'] },
        vendor: { ...side, phones: ['+2348031234567'] },
      },
      'same_phone',
    ],
    [
      'the same device',
      { buyer: { ...side, devices: ['t'] }, vendor: { ...side, devices: ['t'] } },
      'same_device',
    ],
    [
      'the same address, however it is written',
      {
        buyer: { ...side, addresses: ['12, Adéọlá Street Ikeja'] },
        vendor: { ...side, addresses: ['12 Adeola street, IKEJA'] },
      },
      'same_address',
    ],
    ['a price far off', { amount_minor: 5_000_000 }, 'price_far_off'],
    ['an approval within minutes', { approved_after_ms: 9 * MINUTE_MS }, 'approved_in_minutes'],
  ] satisfies [string, Partial<SaleFacts>, string][])('shows %s', (_, given, signal) => {
    expect(saleSignals(facts(given))).toEqual([signal])
  })

  test('shows nothing by what is empty, nor by a price that nothing can be compared with', () => {
    const empty = { phones: [], devices: [''], addresses: [''] }
    expect(saleSignals(facts({ buyer: empty, vendor: empty }))).toEqual([])
    expect(saleSignals(facts({ amount_minor: 9_000_000, other_amounts_minor: [1_000] }))).toEqual(
      [],
    )
  })

  test('is held for 72 hours by weak signals, and for 14 days at most by a strong one', () => {
    expect(holdMs(['same_phone', 'price_far_off'])).toBe(3 * DAY_MS)
    expect(holdMs(['same_phone', 'same_card'])).toBe(14 * DAY_MS)
  })
})
