import { COLLECTIONS } from '../contract/paths'
import type { Payment } from '../contract/payment'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  type Kept,
  queryInstant,
  readDocument,
} from './firestore'

const payments = () => collectionOf<Payment>(COLLECTIONS.payments)

export const readPayment = (reference: string): Promise<Kept<Payment> | undefined> =>
  readDocument(payments().doc(reference))

export const addPayment = (batch: Batch, payment: Payment): void => {
  batch.create(payments().doc(payment.reference), payment)
}

/** Changes the payment only if it is still as `kept`. */
export const changePayment = (
  batch: Batch,
  { data, updated }: Kept<Payment>,
  change: Partial<Payment>,
): void => {
  batch.update(payments().doc(data.reference), fieldsOf<Payment>(change), {
    lastUpdateTime: updated,
  })
}

/** Of payments that were asked for since `since` (epoch milliseconds) and never came. */
export const unpaidReferences = async (since: number): Promise<string[]> => {
  const { docs } = await payments()
    .where('state', 'in', ['awaiting', 'failed'])
    .where('created_at', '>=', queryInstant(since))
    .select()
    .get()
  return docs.map((document) => document.id)
}
