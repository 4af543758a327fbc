import { carrierNameOf } from '../../contract/entities/money/statement'
import type { Transaction } from '../../contract/entities/orders/transaction'

/** The carrier of an order's parcels, as who acts. */
export const carrierActor = (order: Pick<Transaction, 'id' | 'carrier' | 'way_back'>) => {
  const name = carrierNameOf(order)
  if (name === '') throw new Error(`${order.id} has no carrier`)
  return { role: 'system', id: name } as const
}
