import { transactionEndpoints } from '@contract/api/orders/transactions'
import { describe, expect, it } from 'vitest'
import { checkShipment } from './ship-schema'

const ship = transactionEndpoints.ship.body

const blank = { carrier: '', tracking_number: '', tracking_url: '', waybill_note: '' }

describe('checkShipment', () => {
  it('leaves out what is blank and keeps the photo', () => {
    expect(
      checkShipment(ship, { ...blank, carrier: ' GIG ', waybill_note: '  ' }, 'a/b.jpg').body,
    ).toEqual({
      carrier: 'GIG',
      photo_path: 'a/b.jpg',
    })
  })

  it('keeps a link to the parcel, and refuses what is no address of the web', () => {
    const shipped = { ...blank, carrier: 'GIG' }
    const link = 'https://giglogistics.com/track/GIG123'
    expect(checkShipment(ship, { ...shipped, tracking_url: ` ${link} ` }, undefined).body).toEqual({
      carrier: 'GIG',
      tracking_url: link,
    })
    for (const tracking_url of ['GIG123', 'giglogistics.com', 'javascript:alert(1)']) {
      expect(checkShipment(ship, { ...shipped, tracking_url }, undefined).errors).toEqual({
        tracking_url: 'Paste the whole link, such as https://carrier.com/track/123.',
      })
    }
  })

  it('refuses a shipment without a carrier', () => {
    expect(checkShipment(ship, blank, undefined).errors).toEqual({
      carrier: 'Enter who carries it, with 2 to 60 characters.',
    })
  })

  it('refuses a tracking number that is too short', () => {
    expect(
      checkShipment(ship, { ...blank, carrier: 'GIG', tracking_number: '1' }, undefined).errors,
    ).toEqual({ tracking_number: 'A tracking number has 3 to 60 characters.' })
  })
})
