import { describe, expect, it } from 'vitest'
import { idField, instantField, metadataField, minorField, recipientField } from './fields'

describe('minorField', () => {
  it.each([
    [5000, 5000],
    ['5000', 5000],
    [0, 0],
    ['0', 0],
  ])('reads %j as an amount', (given, amount) => {
    expect(minorField.parse(given)).toBe(amount)
  })

  it.each([-1, 1.5, '1.5', '-1', '', ' 5', '1e3', '9007199254740993', null, Number.NaN, {}])(
    'refuses %j as an amount',
    (given) => {
      expect(minorField.safeParse(given).success).toBe(false)
    },
  )
})

describe('idField', () => {
  it('gives text for a number and for text', () => {
    expect(idField.parse(28)).toBe('28')
    expect(idField.parse('18446744073709551615')).toBe('18446744073709551615')
  })

  it.each(['', null, 2 ** 53, 1.5])('refuses %j as an id', (given) => {
    expect(idField.safeParse(given).success).toBe(false)
  })
})

describe('metadataField', () => {
  it.each(['', 0, null, undefined, 'not json', '[1]', []])('reads %j as nothing', (given) => {
    expect(metadataField.parse(given)).toEqual({})
  })

  it('reads an object and the JSON text of one alike', () => {
    expect(metadataField.parse({ transaction_id: 'a1' })).toEqual({ transaction_id: 'a1' })
    expect(metadataField.parse('{"transaction_id":"a1"}')).toEqual({ transaction_id: 'a1' })
  })
})

describe('instantField', () => {
  it('gives epoch milliseconds', () => {
    expect(instantField.parse('2026-03-01T12:00:00.000Z')).toBe(Date.UTC(2026, 2, 1, 12))
  })

  it.each(['', null, undefined, 'soon', 12])('reads %j as unknown', (given) => {
    expect(instantField.parse(given)).toBeNull()
  })
})

describe('recipientField', () => {
  it('takes the code of an object and nothing of a number', () => {
    expect(recipientField.parse({ recipient_code: 'RCP_1', id: 28 })).toBe('RCP_1')
    expect(recipientField.parse(28)).toBeNull()
    expect(recipientField.parse(undefined)).toBeNull()
  })
})
