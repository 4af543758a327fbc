import type { CarrierProof } from '../domain/delivery/proof-entry'

export type { CarrierProof }

/** Where a parcel is, in the order in which it gets there; `cancelled` may follow any but the last. */
export const CARRIER_STATUSES = [
  'pending',
  'confirmed',
  'picked_up',
  'in_transit',
  'completed',
  'cancelled',
] as const
type CarrierStatus = (typeof CARRIER_STATUSES)[number]

export type CarrierAddress = {
  name: string
  email: string
  phone: string
  /** Street and house number. */
  street: string
  /** The local government area. */
  city: string
  state: string
}

export type CarrierItem = {
  name: string
  quantity: number
  /** Of one unit, in minor units. */
  price_minor: number
  /** Of one unit with its packaging; above 0. */
  weight_grams: number
}

export type CarrierQuoteRequest = {
  from: CarrierAddress
  to: CarrierAddress
  items: readonly CarrierItem[]
  /** The day on which the parcel is ready, in Lagos. */
  pickup_day: string
  /** Travels with the parcel's contents, so that a booking is found again: our order's number. */
  reference: string
}

/** What one courier takes from our wallet, and how long it takes. */
export type CarrierRate = {
  courier_id: string
  service_code: string
  courier_name: string
  fee_minor: number
  /** From the pickup. */
  days_min: number
  days_max: number
}

export type CarrierQuote = {
  /** Books one of these rates, once, until `expires_at` (epoch milliseconds). */
  token: string
  expires_at: number
  /** The cheapest first. */
  rates: CarrierRate[]
}

export type CarrierShipment = {
  shipment_id: string
  status: CarrierStatus
  courier_name: string
  tracking_code: string | null
  tracking_url: string | null
  label_url: string | null
  /** How often the courier wrote that it stood at the door and nobody took it. */
  refusals: number
  /** What was taken from our wallet so far, later charges included. */
  fee_minor: number
  /** The names of its contents, with the reference of the quote. */
  contents: string[]
}

export type CarrierBooking = Pick<CarrierRate, 'courier_id' | 'service_code'> & { token: string }

/** An outside service that quotes and moves parcels, paid from a wallet that we fill in advance. */
export type Carriers = {
  /** What it is called in the ledger, in orders and as an actor. */
  id: string
  /** @throws AppError `delivery/carrier-refused` if an address or parcel can't be sent */
  quote: (request: CarrierQuoteRequest) => Promise<CarrierQuote>
  /**
   * Pays for a label. A token books once, so that a booking whose response was lost is found by
   * `findBooking` and never paid twice.
   */
  book: (booking: CarrierBooking) => Promise<CarrierShipment>
  /** The newest shipment with this reference among the last 50, or null. */
  findBooking: (reference: string) => Promise<CarrierShipment | null>
  /** @throws AppError `delivery/carrier-refused` if it was picked up already */
  cancel: (shipment_id: string) => Promise<void>
  /** At most 50; those that the carrier doesn't know are missing. */
  track: (shipment_ids: readonly string[]) => Promise<CarrierShipment[]>
  /** Null if the carrier doesn't know the parcel. */
  proofOfDelivery: (shipment_id: string) => Promise<CarrierProof | null>
  /** In minor units. */
  walletBalance: () => Promise<number>
  /**
   * The shipment that a webhook is about, or null if its signature or its form is wrong. It is a
   * hint: it has no instant and may be old, so that only `track` returns the status.
   */
  verifyWebhook: (raw_body: Buffer, signature: string | undefined) => string | null
}

/** `track` takes as many at once. */
export const MAX_TRACKED = 50
