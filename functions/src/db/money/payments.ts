import { Timestamp } from 'firebase-admin/firestore'
import type { Payment } from '../../contract/entities/money/payment'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import { millisOf, timestampFromMillis } from '../../contract/time'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  readDocument,
  removed,
  type Versioned,
} from '../firestore'
import { queryOf, readList } from '../list-query'

const payments = () => collectionOf<Payment>(COLLECTIONS.payments)

export const readPayment = (reference: string): Promise<Versioned<Payment> | undefined> =>
  readDocument(payments().doc(reference))

export const addPayment = (batch: Batch, payment: Payment): void => {
  batch.create(payments().doc(payment.reference), payment)
}

/** Changes the payment only if it is unchanged since it was read. */
export const changePayment = (
  batch: Batch,
  { data, updated }: Versioned<Payment>,
  change: Partial<Payment>,
): void => {
  batch.update(payments().doc(data.reference), fieldsOf<Payment>(change), {
    lastUpdateTime: updated,
  })
}

/** A payment's place among those that were requested; `created_at` in epoch milliseconds. */
export type PaymentPlace = { created_at: number; reference: string }

/** Payments that are not paid, requested after `after` and until `until` (ms), the oldest first. */
export const unpaidAfter = async (
  after: PaymentPlace,
  until: number,
  limit: number,
): Promise<PaymentPlace[]> => {
  const parameters = { until: timestampFromMillis(until) }
  const { docs } = await queryOf<Payment>(bind(queries.unpaidPayments, parameters, limit))
    .orderBy('__name__')
    .startAfter(Timestamp.fromMillis(after.created_at), after.reference)
    .select('created_at')
    .get()
  return docs.map((document) => ({
    created_at: millisOf(document.data().created_at),
    reference: document.id,
  }))
}

/** The buyers of up to `limit` payments with one card, by the provider's fingerprint of it. */
export const buyersOfCard = async (card_signature: string, limit: number): Promise<string[]> => {
  const query = bind(queries.paymentsOfCard, { card_signature }, limit)
  const { docs } = await queryOf<Payment>(query).select('buyer_id').get()
  return docs.map((document) => document.data().buyer_id)
}

/** The newest `limit` payments of one card that came after their order had ended, since then. */
export const latePaymentsOfCard = (
  card_signature: string,
  since: number,
  limit: number,
): Promise<Payment[]> => {
  const parameters = { card_signature, since: timestampFromMillis(since) }
  return readList<Payment>(bind(queries.latePaymentsOfCard, parameters, limit))
}

/** Says that a payment came in time after all, since its buyer keeps an order of it. */
export const keepPayment = (batch: Batch, reference: string): void => {
  batch.update(payments().doc(reference), { late_at: removed() })
}
