import type { Transaction } from '../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../contract/entities/orders/transaction-parts'
import { readEvents, readTransaction } from '../../db/orders/transactions'
import { claimIn } from '../../domain/checkout/claim'
import { requirePayment } from '../payment/require-payment'

export type OrderWithEvents = { transaction: Transaction; events: TransactionEvent[] }

/** The transactions that a chargeback froze, in the order of the checkout, with their timelines. */
export const readContestedOrders = async (
  chargeback_id: string,
  { payment }: Pick<Transaction, 'payment'>,
): Promise<OrderWithEvents[]> => {
  const { data } = await requirePayment(payment.reference)
  const stored = await Promise.all(data.transaction_ids.map(readTransaction))
  const concerned = stored.flatMap((one) =>
    one && claimIn(one.data, chargeback_id) ? [one.data] : [],
  )
  return Promise.all(
    concerned.map(async (transaction) => ({
      transaction,
      events: await readEvents(transaction.id),
    })),
  )
}
