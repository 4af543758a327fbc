import type { Transaction } from '../../contract/entities/orders/transaction'

/** The carrier of an order's parcel, as who acts. */
export const carrierActor = ({ id, carrier }: Pick<Transaction, 'id' | 'carrier'>) => {
  if (!carrier) throw new Error(`${id} has no carrier`)
  return { role: 'system', id: carrier.name } as const
}
