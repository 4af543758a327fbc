import { dueFrom } from '../../../../contract/entities/due'
import type { StoredOffer } from '../../../../contract/entities/orders/offer'
import { OFFER_MS } from '../../../../contract/orders/offers'
import { timestampFromMillis } from '../../../../contract/time'
import { PRODUCT_ID, START, WHO } from '../../transaction/testing/sample'

/** Prices that the two named in turn, the buyer first, an hour apart. */
export const roundsOf = (prices: readonly number[], from = START): StoredOffer['rounds'] =>
  prices.map((price_minor, index) => ({
    by: index % 2 === 0 ? 'buyer' : 'vendor',
    price_minor,
    at: timestampFromMillis(from + index * 3_600_000),
  }))

/** An offer of ₦4,000 for a shirt that costs ₦5,000. */
export const sampleStoredOffer = (change: Partial<StoredOffer> = {}): StoredOffer => {
  const expires_at = timestampFromMillis(START + OFFER_MS)
  return {
    id: 'f1g2h3f1g2h3f1g2h3f1',
    product_id: PRODUCT_ID,
    variant_id: PRODUCT_ID,
    buyer_id: WHO.buyer.id,
    vendor_id: WHO.vendor.id,
    conversation_id: `${WHO.buyer.id}_${WHO.vendor.id}_${PRODUCT_ID}`,
    units: 1,
    rounds: roundsOf([400_000]),
    state: 'open',
    expires_at,
    order_id: null,
    goods: { name: 'Adire shirt', image_url: '', choice: [], price_minor: 500_000 },
    due: dueFrom(expires_at),
    answer_at: null,
    unpaid_at: null,
    created_at: timestampFromMillis(START),
    updated_at: timestampFromMillis(START),
    ...change,
  }
}
