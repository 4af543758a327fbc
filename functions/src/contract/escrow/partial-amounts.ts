import { proportionOf } from '../allocate'
import type { TransactionItem } from '../entities/orders/transaction-item'

type Line = Pick<TransactionItem, 'escrow_fee_minor' | 'quantity'>

/** The part of a line's escrow fee that goes back with its missing units, rounded up. */
export const missingFeeOf = ({ escrow_fee_minor, quantity }: Line, missing: number): number =>
  escrow_fee_minor - proportionOf(escrow_fee_minor, quantity - missing, quantity)
