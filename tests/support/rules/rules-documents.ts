import { Timestamp } from 'firebase/firestore'
import { uidOf } from './rules-actors'

/** Documents as the server writes them, for the rules tests. */

export const PRODUCT_ID = 'p'.repeat(20)
export const OTHER_PRODUCT_ID = 'q'.repeat(20)
export const TRANSACTION_ID = 't'.repeat(20)

export const longAgo = Timestamp.fromMillis(1_700_000_000_000)

export const transactionDocument = {
  id: TRANSACTION_ID,
  buyer_id: uidOf('buyer'),
  vendor_id: uidOf('vendor'),
  product_id: PRODUCT_ID,
  quantity: 1,
  currency: 'NGN',
  escrow_fee: 35_000,
  amount_paid: 1_035_000,
  status: { status: 'in_escrow' },
  fulfilment: 'awaiting_confirmation',
  updated_at: longAgo,
}

export const vendorDocument = (vendor_id: string, status: 'active' | 'suspended' = 'active') => ({
  vendor_id,
  name: 'Adire Works',
  rating: 4.5,
  rating_count: 10,
  status,
})

/** Of who sells by deals alone. */
export const unlistedDocument = (vendor_id: string) => ({
  ...vendorDocument(vendor_id),
  is_listed: false,
})

export const productDocument = (vendor_id: string, status = 'active', vendor_active = true) => ({
  id: PRODUCT_ID,
  vendor_id,
  name: 'Adire scarf',
  price: 1_000_000,
  available_items: 3,
  status,
  vendor_active,
})
