import type {
  Fulfilment,
  Transaction,
  TransactionStatus,
} from '../../../contract/entities/orders/transaction'
import type { EscrowState } from '../../../contract/escrow/transition'

type StoredStatus = { status: TransactionStatus; fulfilment?: Fulfilment; is_end?: true }

/** How each state is stored. A state without a fulfilment leaves the stored one unchanged. */
const STORED_STATUS: Record<Exclude<EscrowState, 'none'>, StoredStatus> = {
  pending: { status: 'pending', fulfilment: 'awaiting_confirmation' },
  awaiting_confirmation: { status: 'in_escrow', fulfilment: 'awaiting_confirmation' },
  confirmed: { status: 'in_escrow', fulfilment: 'confirmed' },
  shipped: { status: 'in_escrow', fulfilment: 'shipped' },
  delivered: { status: 'in_escrow', fulfilment: 'delivered' },
  return_asked: { status: 'in_escrow', fulfilment: 'return_asked' },
  returning: { status: 'in_escrow', fulfilment: 'returning' },
  returned: { status: 'in_escrow', fulfilment: 'returned' },
  in_dispute: { status: 'in_dispute' },
  completed: { status: 'completed', is_end: true },
  reversed: { status: 'reversed', fulfilment: 'cancelled', is_end: true },
}

export const storedStatus = (
  state: Exclude<EscrowState, 'none'>,
  transaction: Pick<Transaction, 'fulfilment'>,
): { status: Transaction['status']; fulfilment: Fulfilment; is_end: boolean } => {
  const { status, fulfilment = transaction.fulfilment, is_end = false } = STORED_STATUS[state]
  return { status: { status }, fulfilment, is_end }
}
