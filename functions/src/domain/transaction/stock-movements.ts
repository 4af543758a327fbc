import type { Fulfilment, Transaction } from '../../contract/entities/transaction'
import type { EscrowState } from '../../contract/escrow/transition'
import type { StockMovement } from './decision'

/** Goods that were not shipped return to stock when the order ends in a refund. */
const NOT_SENT: readonly Fulfilment[] = ['awaiting_confirmation', 'confirmed']

type Stock = keyof StockMovement

const move = (from: Stock, to: Stock, quantity: number): StockMovement => {
  const stock: StockMovement = { available: 0, reserved: 0, sold: 0 }
  stock[from] -= quantity
  stock[to] += quantity
  return stock
}

export const reserve = (quantity: number): StockMovement => move('available', 'reserved', quantity)

/** @param transaction before the action; a late payment on a reversed one moves no stock */
export const stockMove = (
  transaction: Pick<Transaction, 'quantity' | 'fulfilment'>,
  from: EscrowState,
  to: EscrowState,
): StockMovement | null => {
  const { quantity, fulfilment } = transaction
  if (from === to) return null
  if (from === 'pending') {
    return move('reserved', to === 'reversed' ? 'available' : 'sold', quantity)
  }
  return to === 'reversed' && NOT_SENT.includes(fulfilment)
    ? move('sold', 'available', quantity)
    : null
}
