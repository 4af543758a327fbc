import { type EscrowTransition, IN_ESCROW } from '../transition'

/** Chargebacks: the payer's bank contests the payment. */
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
    // The buyer has been or is being refunded: only the platform can lose here.
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
    // The last open chargeback decides: back to the state before, or reversed if another was lost.
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
      // After a refund the buyer is paid twice: the loss is the platform's.
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
