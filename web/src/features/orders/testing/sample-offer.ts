import type { Offer } from '@contract/entities/orders/offer'
import { DAY_MS, timestampFromMillis } from '@contract/time'

/** Prices that the two named in turn, the buyer first. */
export const rounds = (...prices: number[]): Offer['rounds'] =>
  prices.map((price_minor, index) => ({
    by: index % 2 === 0 ? 'buyer' : 'vendor',
    price_minor,
  }))

/** An offer of ₦8,000 for a drum of ₦10,000, which waits for the vendor. */
export const sampleOffer = (change: Partial<Offer> = {}): Offer => ({
  id: 'f'.repeat(20),
  product_id: 'p'.repeat(20),
  variant_id: 'p'.repeat(20),
  party: 'buyer',
  conversation_id: 'ada_tunde_drum',
  units: 1,
  rounds: rounds(800_000),
  state: 'open',
  expires_at: timestampFromMillis(Date.now() + DAY_MS),
  order_id: null,
  goods: {
    name: 'Talking Drum',
    image_url: '',
    choice: [],
    price_minor: 1_000_000,
  },
  ...change,
})
