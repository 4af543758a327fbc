import { type EscrowTransition, IN_ESCROW, ON_THE_WAY } from '../transition'

/** Transitions that end a running order, and those after its end. */
export const ENDING_TRANSITIONS: readonly EscrowTransition[] = [
  {
    from: [...ON_THE_WAY, 'in_dispute'],
    action: 'approve',
    actor: 'buyer',
    to: 'completed',
    money: 'release',
    notify: { vendor: 'PAYMENT_RELEASED' },
  },
  {
    from: ['delivered'],
    action: 'auto_release',
    actor: 'system',
    to: 'completed',
    money: 'release',
    when: ['deadline_reached'],
    notify: { buyer: 'ORDER_COMPLETED', vendor: 'PAYMENT_RELEASED' },
  },
  {
    from: [...IN_ESCROW, 'in_dispute'],
    action: 'remind',
    actor: 'system',
    to: 'same',
    money: 'none',
    when: ['reminder_due'],
    repeats: true,
    notify: { buyer: 'DEADLINE_REMINDER', vendor: 'DEADLINE_REMINDER' },
  },
  {
    from: ['completed'],
    action: 'review',
    actor: 'buyer',
    to: 'same',
    money: 'none',
    when: ['reviewable'],
    whileFrozen: true,
    notify: { vendor: 'BUYER_REVIEW' },
  },
  {
    // Goods that went back were seen, too.
    from: ['reversed'],
    action: 'review',
    actor: 'buyer',
    to: 'same',
    money: 'none',
    when: ['reviewable', 'goods_returned'],
    whileFrozen: true,
    notify: { vendor: 'BUYER_REVIEW' },
  },
]
