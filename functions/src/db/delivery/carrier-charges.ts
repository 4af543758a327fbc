import type { CarrierCharge } from '../../contract/entities/delivery/carrier-charge'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/delivery/carriers'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'

const charges = () => collectionOf<CarrierCharge>(COLLECTIONS.carrierCharges)

export const readCharge = (id: string): Promise<Versioned<CarrierCharge> | undefined> =>
  readDocument(charges().doc(id))

export const addCharge = (batch: Batch, charge: CarrierCharge): void => {
  batch.create(charges().doc(charge.id), charge)
}

/** Saves a charge only if it is as it was read. */
export const saveCharge = (
  batch: Batch,
  charge: CarrierCharge,
  { updated }: Versioned<CarrierCharge>,
): void => {
  batch.update(charges().doc(charge.id), fieldsOf<CarrierCharge>(charge), {
    lastUpdateTime: updated,
  })
}

export const chargesOf = (transaction_id: string): Promise<CarrierCharge[]> =>
  readList(bind(queries.chargesOfTransaction, { transaction_id }))

/** The charges of an order that its vendor may read, the oldest first. */
export const vendorChargesOf = (
  vendor_id: string,
  transaction_id: string,
): Promise<CarrierCharge[]> => readList(bind(queries.vendorCharges, { vendor_id, transaction_id }))
