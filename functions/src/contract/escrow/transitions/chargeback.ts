import { type EscrowTransition, IN_ESCROW } from '../transition'

/** The payer's bank contests the payment: the provider decides, and an operator may. */
export const CHARGEBACK_TRANSITIONS: readonly EscrowTransition[] = [
  {
    from: [...IN_ESCROW, 'in_dispute'],
    action: 'chargeback',
    actor: 'provider',
    to: 'in_dispute',
    money: 'none',
    whileFrozen: true,
    notify: { buyer: 'DISPUTE_RAISED', vendor: 'DISPUTE_OPENED' },
  },
  {
    from: ['completed'],
    action: 'chargeback',
    actor: 'provider',
    to: 'same',
    money: 'none',
    whileFrozen: true,
    notify: { vendor: 'DISPUTE_OPENED' },
  },
  {
    // The buyer has the money back or is about to: only we can lose here.
    from: ['reversed'],
    action: 'chargeback',
    actor: 'provider',
    to: 'same',
    money: 'none',
    when: ['charged'],
    whileFrozen: true,
    notify: {},
  },
  {
    // The last one to end decides: back to where it stood, or, where another was lost, reversed.
    from: ['in_dispute'],
    action: 'chargeback_won',
    actor: 'provider',
    to: 'outcome',
    money: 'outcome',
    when: ['open_chargeback'],
    whileFrozen: true,
    notify: { buyer: 'DISPUTE_RESOLVED', vendor: 'DISPUTE_RESOLVED' },
  },
  {
    from: ['in_dispute'],
    action: 'chargeback_lost',
    actor: 'provider',
    to: 'outcome',
    money: 'outcome',
    when: ['open_chargeback'],
    whileFrozen: true,
    notify: { buyer: 'ORDER_REFUNDED', vendor: 'DISPUTE_RESOLVED' },
  },
  ...(['completed', 'reversed'] as const).flatMap((state): EscrowTransition[] => [
    {
      from: [state],
      action: 'chargeback_won',
      actor: 'provider',
      to: 'same',
      money: 'none',
      when: ['open_chargeback'],
      whileFrozen: true,
      notify: state === 'completed' ? { vendor: 'DISPUTE_RESOLVED' } : {},
    },
    {
      // After a refund the buyer has it twice: the loss is the platform's.
      from: [state],
      action: 'chargeback_lost',
      actor: 'provider',
      to: 'same',
      money: 'taken_back',
      when: ['open_chargeback'],
      whileFrozen: true,
      notify: state === 'completed' ? { vendor: 'DISPUTE_RESOLVED' } : {},
    },
  ]),
]
