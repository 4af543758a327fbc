import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'

export const otherParty = (party: Party): Party => (party === 'buyer' ? 'vendor' : 'buyer')

/** The buyer's or the vendor's name, as stored in the transaction. */
export const partyName = (
  { customer_details, product_details }: Pick<Transaction, 'customer_details' | 'product_details'>,
  party: Party,
): string => (party === 'buyer' ? customer_details.name : product_details.vendor_details.name)

/** The carrier that was booked through us and brings the parcel; the vendor can't hurry it. */
export const bookedCarrierOf = ({
  carrier,
  shipment,
}: Pick<Transaction, 'carrier' | 'shipment'>): string | undefined => carrier && shipment?.carrier
