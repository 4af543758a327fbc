import type { DealTerms } from '../../../contract/entities/orders/deal'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { dealOf } from '../../../contract/orders/deal-of'
import { requirePayment } from '../../../db/money/require-payment'
import { readTerms } from '../../../db/orders/deal-uses'
import { readEvents, readTransaction } from '../../../db/orders/transactions'
import { claimIn } from '../../../domain/orders/checkout/claim'

export type OrderWithEvents = {
  transaction: Transaction
  events: TransactionEvent[]
  /** What its buyer read, of a deal. */
  terms?: DealTerms | undefined
}

const termsOf = (transaction: Transaction): Promise<DealTerms | undefined> | undefined => {
  const source = dealOf(transaction)
  return source && readTerms(source)
}

/** The transactions of a payment, in the order of the checkout. */
export const readOrdersOfPayment = async ({
  payment,
}: Pick<Transaction, 'payment'>): Promise<Transaction[]> => {
  const { data } = await requirePayment(payment.reference)
  const stored = await Promise.all(data.transaction_ids.map(readTransaction))
  return stored.flatMap((one) => (one ? [one.data] : []))
}

/** The transactions that a chargeback froze, in the order of the checkout, with their timelines. */
export const readContestedOrders = async (
  chargeback_id: string,
  of: Pick<Transaction, 'payment'>,
): Promise<OrderWithEvents[]> => {
  const concerned = (await readOrdersOfPayment(of)).filter((one) => {
    const claim = claimIn(one, chargeback_id)
    return claim !== undefined && claim.state !== 'moved'
  })
  return Promise.all(
    concerned.map(async (transaction) => ({
      transaction,
      events: await readEvents(transaction.id),
      terms: await termsOf(transaction),
    })),
  )
}
