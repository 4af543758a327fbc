import { CATALOGUE } from '../catalogue/products'
import { seededShare } from '../seeded'
import type { Step } from './story'

const CARRIERS = [
  ['GIG Logistics', 'GIG'],
  ['NIPOST EMS', 'EA'],
  ['GUO Transport', 'GUO'],
  ['Peace Mass Transit', 'PMT'],
] as const

/** The provider's fee is filled in when the scenario is played: it depends on the amount. */
export const paid = (at_h: number): Step => ({
  at_h,
  by: 'provider',
  command: { action: 'payment_confirmed', provider_fee_minor: 0 },
})

export const buyer = (at_h: number, command: Step['command']): Step => ({
  at_h,
  by: 'buyer',
  command,
})

export const vendor = (at_h: number, command: Step['command']): Step => ({
  at_h,
  by: 'vendor',
  command,
})

export const confirmed = (at_h: number): Step => vendor(at_h, { action: 'confirm' })

/** Shipped by a carrier and with a tracking number that are derived from the text. */
export const shipped = (at_h: number, text: string): Step => {
  const [carrier, prefix] = CARRIERS[Math.floor(seededShare(text) * CARRIERS.length)] ?? CARRIERS[0]
  const number = Math.floor(seededShare(`${text}/tracking`) * 1e8)
  const tracking_number = `${prefix}${String(number).padStart(8, '0')}NG`
  return vendor(at_h, { action: 'ship', shipment: { carrier, tracking_number } })
}

export const handedOver = (at_h: number): Step => vendor(at_h, { action: 'deliver_with_code' })

export const approved = (at_h: number): Step => buyer(at_h, { action: 'approve' })

/** The provider reports that the buyer has the money back. */
export const refunded = (at_h: number): Step => ({
  at_h,
  by: 'system',
  command: { action: 'refund_processed' },
})

/** The price of one item, in kobo, for settlement offers that are a share of it. */
export const priceOf = (product: string): number => {
  const row = CATALOGUE.find(({ name }) => name === product)
  if (!row) throw new Error(`no product is called ${product}`)
  return row.price
}
