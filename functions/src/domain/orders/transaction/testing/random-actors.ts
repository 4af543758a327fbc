import * as fc from 'fast-check'
import { ACTORS, type Actor } from '../../../../contract/entities/orders/party'
import type { CommandAction } from '../decision'

/** Who may take an action; the schedule if nobody is named. */
const WHOSE: Partial<Record<CommandAction, Actor>> = {
  confirm: 'vendor',
  confirm_partial: 'vendor',
  accept_partial: 'buyer',
  decline: 'vendor',
  release_reservation: 'vendor',
  ship: 'vendor',
  book: 'vendor',
  deliver: 'vendor',
  deliver_with_code: 'vendor',
  accept_refund: 'vendor',
  agree_return: 'vendor',
  waive_return: 'vendor',
  offer_part: 'vendor',
  offer_wait: 'vendor',
  refuse_return: 'vendor',
  confirm_arrival: 'vendor',
  accept_return: 'vendor',
  contest_return: 'vendor',
  mark_sellable: 'vendor',
  extend_protection: 'buyer',
  ask_return: 'buyer',
  accept_part: 'buyer',
  decline_part: 'buyer',
  accept_wait: 'buyer',
  decline_wait: 'buyer',
  withdraw_return: 'buyer',
  send_back: 'buyer',
  book_return: 'buyer',
  take_back: 'buyer',
  cancel: 'buyer',
  receive: 'buyer',
  approve: 'buyer',
  review: 'buyer',
  name_refund_account: 'buyer',
  resolve: 'operator',
  payment_confirmed: 'provider',
  payment_late: 'provider',
  keep: 'buyer',
  payment_mismatched: 'provider',
  payment_failed: 'provider',
  transfer_rejected: 'provider',
  chargeback: 'provider',
  chargeback_won: 'provider',
  chargeback_lost: 'provider',
  attribute_chargeback: 'operator',
  move_chargeback: 'operator',
  reattribute_chargeback: 'operator',
}
const EITHER: readonly CommandAction[] = [
  'dispute',
  'add_evidence',
  'add_message',
  'withdraw',
  'propose_settlement',
  'accept_settlement',
  'decline_settlement',
  'withdraw_settlement',
]

export const party = fc.constantFrom('buyer' as const, 'vendor' as const)

/** Who takes it: mostly the one who may. */
export const actorOf = (action: CommandAction): fc.Arbitrary<Actor> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: EITHER.includes(action) ? party : fc.constant(WHOSE[action] ?? 'system'),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ACTORS) },
  )
