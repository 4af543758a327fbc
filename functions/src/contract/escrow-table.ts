import type { EscrowRow, EscrowState } from './escrow-row'
import { CHARGEBACK_ROWS } from './escrow-rows/chargeback'
import { DISPUTE_ROWS } from './escrow-rows/dispute'
import { ENDING_ROWS } from './escrow-rows/ending'
import { FULFILMENT_ROWS } from './escrow-rows/fulfilment'
import { PAYMENT_ROWS } from './escrow-rows/payment'
import type { Fulfilment, TransactionStatus } from './transaction'

/**
 * The escrow table: every move that exists. What is not a row does not happen.
 * The server decides with it, the app takes its buttons from it, and the tests walk every cell.
 */
export const ESCROW_TABLE: readonly EscrowRow[] = [
  ...PAYMENT_ROWS,
  ...FULFILMENT_ROWS,
  ...ENDING_ROWS,
  ...DISPUTE_ROWS,
  ...CHARGEBACK_ROWS,
]

/** The state of a stored transaction. */
export const escrowStateOf = (transaction: {
  status: { status: TransactionStatus }
  fulfilment: Fulfilment
}): EscrowState => {
  if (transaction.status.status !== 'in_escrow') return transaction.status.status
  if (transaction.fulfilment === 'cancelled') throw new Error('cancelled while in escrow')
  return transaction.fulfilment
}
