import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { removeFromCart } from '../../../db/orders/cart'

/**
 * Takes what an order reserves out of its buyer's cart, whatever became of the page that ordered it.
 * A line of more units, or one that was put in since, stays: the event may come late and twice.
 */
export const emptyCart = async (
  { buyer_id, items, created_at }: Transaction,
  { action }: TransactionEvent,
): Promise<void> => {
  if (action === 'create') await removeFromCart(buyer_id, items, created_at)
}
