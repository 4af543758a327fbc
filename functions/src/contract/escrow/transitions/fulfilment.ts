import { type EscrowTransition, GOING_BACK } from '../transition'

/** States of an order whose parcel may have been booked. */
const BOOKED = [
  'confirmed',
  'shipped',
  'delivered',
  ...GOING_BACK,
  'in_dispute',
  'completed',
  'reversed',
] as const

/** Transitions from the vendor's confirmation to delivery. */
export const FULFILMENT_TRANSITIONS: readonly EscrowTransition[] = [
  {
    from: ['awaiting_confirmation'],
    action: 'confirm',
    actor: 'vendor',
    to: 'confirmed',
    money: 'none',
    when: ['before_end'],
    notify: { buyer: 'ORDER_CONFIRMED' },
  },
  {
    // Fewer units than were ordered: the missing ones and their shares go back at once. Of a single
    // one none would be left, which is a decline.
    from: ['awaiting_confirmation'],
    action: 'confirm_partial',
    actor: 'vendor',
    to: 'confirmed',
    money: 'refund_part',
    when: ['before_end', 'several_units'],
    notify: { buyer: 'ORDER_CONFIRMED_PARTLY' },
  },
  {
    from: ['confirmed'],
    action: 'accept_partial',
    actor: 'buyer',
    to: 'same',
    money: 'none',
    when: ['choice_open'],
    notify: { vendor: 'PARTIAL_ACCEPTED' },
  },
  {
    from: ['awaiting_confirmation', 'confirmed'],
    action: 'decline',
    actor: 'vendor',
    to: 'reversed',
    money: 'refund',
    cost_by: 'vendor',
    notify: { buyer: 'ORDER_REFUNDED' },
  },
  {
    from: ['awaiting_confirmation', 'shipped'],
    action: 'expire',
    actor: 'system',
    to: 'reversed',
    money: 'refund',
    cost_by: 'vendor',
    when: ['deadline_reached'],
    notify: { buyer: 'ORDER_REFUNDED', vendor: 'ORDER_CANCELLED' },
  },
  {
    from: ['confirmed'],
    action: 'ship',
    actor: 'vendor',
    to: 'shipped',
    money: 'none',
    when: ['before_end', 'by_vendor', 'choice_over'],
    notify: { buyer: 'ORDER_SHIPPED' },
  },
  {
    // The parcel is booked with the carrier, who is paid with it.
    from: ['confirmed'],
    action: 'book',
    actor: 'vendor',
    to: 'shipped',
    money: 'carrier_fee',
    when: ['before_end', 'by_carrier', 'choice_over'],
    notify: { buyer: 'ORDER_SHIPPED' },
  },
  {
    // The carrier didn't take the parcel because our wallet is empty.
    from: ['confirmed'],
    action: 'carrier_empty',
    actor: 'system',
    to: 'same',
    money: 'none',
    when: ['by_carrier', 'wallet_not_noted'],
    notify: {},
  },
  {
    from: ['confirmed'],
    action: 'allow_cancellation',
    actor: 'system',
    to: 'same',
    money: 'none',
    when: ['overdue'],
    notify: { buyer: 'SHIPPING_OVERDUE', vendor: 'SHIPPING_OVERDUE' },
  },
  {
    // From the working day after the promised one, whether or not the vendor has confirmed by then.
    from: ['awaiting_confirmation', 'confirmed'],
    action: 'cancel',
    actor: 'buyer',
    to: 'reversed',
    money: 'refund',
    cost_by: 'vendor',
    when: ['cancellable'],
    notify: { vendor: 'ORDER_CANCELLED' },
  },
  {
    from: ['confirmed'],
    action: 'expire',
    actor: 'system',
    to: 'reversed',
    money: 'refund',
    cost_by: 'vendor',
    when: ['deadline_reached', 'cancellation_open'],
    notify: { buyer: 'ORDER_REFUNDED', vendor: 'ORDER_CANCELLED' },
  },
  {
    // The carrier's word alone: the inspection is as long as for the vendor's.
    from: ['shipped'],
    action: 'carrier_delivered',
    actor: 'system',
    to: 'delivered',
    money: 'none',
    when: ['before_end', 'by_carrier'],
    notify: { buyer: 'ORDER_DELIVERED', vendor: 'ORDER_DELIVERED' },
  },
  {
    // The parcel is with the vendor again, who books again.
    from: ['shipped'],
    action: 'carrier_cancelled',
    actor: 'system',
    to: 'confirmed',
    money: 'carrier_returned',
    when: ['before_end', 'by_carrier'],
    notify: { buyer: 'CARRIER_CANCELLED', vendor: 'CARRIER_CANCELLED' },
  },
  // The carrier took more after the booking; who pays was decided before, or an operator does.
  ...(['system', 'operator'] as const).map(
    (actor): EscrowTransition => ({
      from: BOOKED,
      action: 'adjust_carrier',
      actor,
      to: 'same',
      money: 'carrier_adjustment',
      when: ['parcel_booked'],
      whileFrozen: true,
      notify: { vendor: 'CARRIER_CHARGE_SETTLED' },
    }),
  ),
  {
    // The carrier gave back what it took later; it goes to who bore it.
    from: BOOKED,
    action: 'credit_carrier',
    actor: 'system',
    to: 'same',
    money: 'carrier_adjustment',
    when: ['parcel_booked'],
    whileFrozen: true,
    notify: { vendor: 'CARRIER_CHARGE_SETTLED' },
  },
  // A carrier lost the parcel: it gives back what it got, or an operator says what it paid and refused.
  ...(['system', 'operator'] as const).map(
    (actor): EscrowTransition => ({
      from: ['reversed'],
      action: 'settle_claim',
      actor,
      to: 'same',
      money: 'carrier_claim',
      when: ['claim_open'],
      whileFrozen: true,
      notify: {},
    }),
  ),
  {
    from: ['shipped'],
    action: 'deliver_with_code',
    actor: 'vendor',
    to: 'delivered',
    money: 'none',
    when: ['before_end'],
    notify: { buyer: 'ORDER_DELIVERED' },
  },
  {
    // By the vendor's word, which needs something that shows the sending.
    from: ['shipped'],
    action: 'deliver',
    actor: 'vendor',
    to: 'delivered',
    money: 'none',
    when: ['before_end', 'sending_shown'],
    notify: { buyer: 'ORDER_DELIVERED' },
  },
  {
    from: ['shipped'],
    action: 'receive',
    actor: 'buyer',
    to: 'delivered',
    money: 'none',
    notify: { vendor: 'ORDER_DELIVERED' },
  },
]
