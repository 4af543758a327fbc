import { describe, expect, it } from 'vitest'
import { checkShipment } from './ship-schema'

const blank = { carrier: '', tracking_number: '', waybill_note: '' }

describe('checkShipment', () => {
  it('leaves out what is blank and keeps the photo', () => {
    expect(
      checkShipment({ ...blank, carrier: ' GIG ', waybill_note: '  ' }, 'a/b.jpg').body,
    ).toEqual({
      carrier: 'GIG',
      photo_path: 'a/b.jpg',
    })
  })

  it('refuses a shipment without a carrier', () => {
    expect(checkShipment(blank, undefined).errors).toEqual({
      carrier: 'Enter who carries it, with 2 to 60 characters.',
    })
  })

  it('refuses a tracking number that is too short', () => {
    expect(
      checkShipment({ ...blank, carrier: 'GIG', tracking_number: '1' }, undefined).errors,
    ).toEqual({ tracking_number: 'A tracking number has 3 to 60 characters.' })
  })
})
