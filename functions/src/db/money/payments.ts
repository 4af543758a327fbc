import type { Payment } from '../../contract/entities/payment'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readIds } from '../list-query'

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

/** References of payments requested since `since` (epoch milliseconds) and not paid. */
export const unpaidReferences = (since: number): Promise<string[]> =>
  readIds(bind(queries.unpaidPayments, { since: timestampFromMillis(since) }))
