import { type EscrowRow, IN_ESCROW } from '../escrow-row'

/** The payer's bank contests the payment: the provider decides, and an operator may. */
export const CHARGEBACK_ROWS: readonly EscrowRow[] = [
  {
    from: [...IN_ESCROW, 'in_dispute'],
    action: 'chargeback',
    actor: 'provider',
    to: 'in_dispute',
    money: 'none',
    notify: { buyer: 'DISPUTE_RAISED', vendor: 'DISPUTE_OPENED' },
  },
  {
    from: ['completed'],
    action: 'chargeback',
    actor: 'provider',
    to: 'same',
    money: 'none',
    notify: { vendor: 'DISPUTE_OPENED' },
  },
  {
    from: ['in_dispute'],
    action: 'chargeback_won',
    actor: 'provider',
    to: 'resumed',
    money: 'none',
    when: ['open_chargeback'],
    whileFrozen: true,
    notify: { buyer: 'DISPUTE_RESOLVED', vendor: 'DISPUTE_RESOLVED' },
  },
  {
    from: ['in_dispute'],
    action: 'chargeback_lost',
    actor: 'provider',
    to: 'reversed',
    money: 'taken_back',
    when: ['open_chargeback'],
    whileFrozen: true,
    notify: { buyer: 'ORDER_REFUNDED', vendor: 'DISPUTE_RESOLVED' },
  },
  {
    from: ['completed', 'reversed'],
    action: 'chargeback_won',
    actor: 'provider',
    to: 'same',
    money: 'none',
    when: ['open_chargeback'],
    whileFrozen: true,
    notify: { vendor: 'DISPUTE_RESOLVED' },
  },
  {
    // After an operator's refund the buyer has it twice: the loss is the platform's.
    from: ['completed', 'reversed'],
    action: 'chargeback_lost',
    actor: 'provider',
    to: 'same',
    money: 'taken_back',
    when: ['open_chargeback'],
    whileFrozen: true,
    notify: { vendor: 'DISPUTE_RESOLVED' },
  },
]
