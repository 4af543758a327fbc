import { type DueField, dueFrom } from '../../contract/entities/due'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/delivery/carriers'
import { bind } from '../../contract/queries/query'
import { type Timestamp, timestampFromMillis } from '../../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readAfter, updateAll } from '../list-query'

/** What a carrier takes for a parcel, as a buyer was quoted; deleted by a TTL policy. */
export type CarrierQuoteRecord = {
  fee_minor: number
  days_min: number
  days_max: number
  courier_name: string
  expires_at: Timestamp
}

/**
 * The booking of a transaction's parcel. While it is `booking`, nobody else books before
 * `lease_until`; a `booked` one is looked at when it is due.
 */
export type CarrierBookingRecord = {
  transaction_id: string
  /** It goes back; otherwise it is the order's parcel to its buyer. */
  is_way_back?: true
  state: 'booking' | 'booked' | 'over'
  lease_until: Timestamp
  shipment_id: string | null
  fee_minor: number
  /** How often the carrier gave something back. */
  returns?: number
  due: DueField | null
  /** Since when the parcel needn't be moved any more: only what the carrier takes is looked at. */
  ended_at?: Timestamp | null
  /** From when the parcel is late enough to notify both parties; null once they are. */
  late_at: Timestamp | null
}

const quotes = () => collectionOf<CarrierQuoteRecord>(COLLECTIONS.carrierQuotes)
const bookings = () => collectionOf<CarrierBookingRecord>(COLLECTIONS.carrierBookings)

export const readCarrierQuote = async (id: string): Promise<CarrierQuoteRecord | undefined> =>
  (await quotes().doc(id).get()).data()

export const saveCarrierQuote = async (id: string, quote: CarrierQuoteRecord): Promise<void> => {
  await quotes().doc(id).set(quote)
}

/** The document of an order's booking: one for each way. */
export const bookingIdOf = ({
  transaction_id,
  is_way_back,
}: Pick<CarrierBookingRecord, 'transaction_id'> & { is_way_back?: true | undefined }): string =>
  is_way_back ? `${transaction_id}-back` : transaction_id

export const readBooking = (id: string): Promise<Versioned<CarrierBookingRecord> | undefined> =>
  readDocument(bookings().doc(id))

/** Saves a booking only if it is as it was read. */
export const saveBooking = (
  batch: Batch,
  booking: CarrierBookingRecord,
  stored: Versioned<CarrierBookingRecord> | undefined,
): void => {
  const ref = bookings().doc(bookingIdOf(booking))
  const fields = fieldsOf<CarrierBookingRecord>(booking)
  if (stored) batch.update(ref, fields, { lastUpdateTime: stored.updated })
  else batch.create(ref, booking)
}

/** Has a booked parcel looked at now; nothing if nobody booked it. `now` in epoch milliseconds. */
export const pollBookingNow = (shipment_id: string, now: number): Promise<void> =>
  updateAll(bind(queries.bookingOfShipment, { shipment_id }), {
    due: dueFrom(timestampFromMillis(now)),
  })

/** Booked parcels by id, a page after this one. */
export const bookedAfter = (
  after: string | undefined,
  limit: number,
): Promise<CarrierBookingRecord[]> => readAfter(bind(queries.allBooked, {}), { after, limit })
