import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { actionsFor } from '@contract/escrow/actions'
import type { EscrowAction } from '@contract/escrow/transition'
import { nowFor } from '../details/use-now'

/** The actions of goods that go back, which open a dialog. */
export type ReturnKind =
  | 'wrong'
  | 'extend'
  | 'agree'
  | 'waive'
  | 'offerPart'
  | 'acceptPart'
  | 'declinePart'
  | 'offerWait'
  | 'acceptWait'
  | 'declineWait'
  | 'refuse'
  | 'withdrawReturn'
  | 'sendBack'
  | 'takeBack'
  | 'confirmArrival'
  | 'acceptReturn'
  | 'contest'
  | 'markSellable'

/** The actions that open a dialog. */
export type ActionKind =
  | 'confirm'
  | 'confirm-partial'
  | 'acceptPartial'
  | 'keep'
  | 'ship'
  | 'book'
  | 'deliver'
  | 'receive'
  | 'approve'
  | 'review'
  | 'refund-account'
  | 'decline'
  | 'cancel'
  | 'releaseReservation'
  | 'dispute'
  | ReturnKind

export type AvailableAction = { kind: ActionKind; label: string; isDanger: boolean }

type Row = {
  needs: EscrowAction
  kind: ActionKind
  label: string
  isDanger?: true
  /** Offered beside a dispute, too. */
  inDispute?: true
}

const ROWS: readonly Row[] = [
  { needs: 'confirm', kind: 'confirm', label: 'Confirm Order' },
  { needs: 'accept_partial', kind: 'acceptPartial', label: 'Accept the Rest' },
  { needs: 'keep', kind: 'keep', label: 'Keep the Order' },
  { needs: 'ship', kind: 'ship', label: 'Mark as Shipped' },
  { needs: 'book', kind: 'book', label: 'Book Pickup' },
  { needs: 'deliver_with_code', kind: 'deliver', label: 'Mark as Delivered' },
  { needs: 'receive', kind: 'receive', label: 'Confirm Receipt' },
  { needs: 'approve', kind: 'approve', label: 'Approve Transaction' },
  { needs: 'ask_return', kind: 'wrong', label: 'Something is wrong' },
  { needs: 'extend_protection', kind: 'extend', label: 'Extend My Protection' },
  { needs: 'accept_part', kind: 'acceptPart', label: 'Keep It for Less' },
  { needs: 'decline_part', kind: 'declinePart', label: 'Decline the Offer' },
  { needs: 'accept_wait', kind: 'acceptWait', label: 'Wait for It' },
  { needs: 'decline_wait', kind: 'declineWait', label: 'Don’t Wait' },
  { needs: 'send_back', kind: 'sendBack', label: 'Send It Back' },
  { needs: 'take_back', kind: 'takeBack', label: 'Hand It Over With the Code' },
  { needs: 'withdraw_return', kind: 'withdrawReturn', label: 'Keep It After All' },
  { needs: 'agree_return', kind: 'agree', label: 'Take It Back' },
  { needs: 'offer_part', kind: 'offerPart', label: 'Offer a Part' },
  { needs: 'offer_wait', kind: 'offerWait', label: 'Ask to Wait' },
  { needs: 'waive_return', kind: 'waive', label: 'Let the Buyer Keep It' },
  { needs: 'confirm_arrival', kind: 'confirmArrival', label: 'Confirm Arrival', inDispute: true },
  { needs: 'accept_return', kind: 'acceptReturn', label: 'Accept the Return' },
  { needs: 'mark_sellable', kind: 'markSellable', label: 'Change the Stock', inDispute: true },
  { needs: 'name_refund_account', kind: 'refund-account', label: 'Choose Refund Account' },
  { needs: 'review', kind: 'review', label: 'Write a Review' },
  { needs: 'confirm_partial', kind: 'confirm-partial', label: 'Confirm Fewer Pieces' },
  { needs: 'decline', kind: 'decline', label: 'Decline Order', isDanger: true },
  { needs: 'cancel', kind: 'cancel', label: 'Cancel Order', isDanger: true },
  {
    needs: 'release_reservation',
    kind: 'releaseReservation',
    label: 'Release Items',
    isDanger: true,
  },
  { needs: 'dispute', kind: 'dispute', label: 'Raise Dispute', isDanger: true },
  { needs: 'refuse_return', kind: 'refuse', label: 'Refuse the Return', isDanger: true },
  { needs: 'contest_return', kind: 'contest', label: 'Contest the Return', isDanger: true },
]

export type Offers = {
  /** The actions that the escrow table allows this party now. */
  actions: EscrowAction[]
  offers: AvailableAction[]
  /** A dispute is open: its actions are in the dispute room instead. */
  hasRoom: boolean
  /** The order waits for this buyer's payment. */
  canPay: boolean
  /** The order waits for something that this party must do. */
  isMyTurn: boolean
}

/** Returns the actions of a party by the escrow table. `now` is in epoch milliseconds. */
export const availableActions = (transaction: Transaction, party: Party, now: number): Offers => {
  const actions = actionsFor(transaction, party, nowFor(transaction, now))
  const hasRoom = transaction.dispute !== null && transaction.ended_at === null
  const rows = ROWS.filter(
    ({ needs, inDispute }) => actions.includes(needs) && (!hasRoom || inDispute),
  )
  const offers = rows.map(({ kind, label, isDanger = false }) => ({ kind, label, isDanger }))
  const { deadline } = transaction
  const isMyTurn = deadline?.actor === party || actions.includes('name_refund_account')
  const canPay = party === 'buyer' && deadline?.action === 'payment_confirmed'
  return { actions, offers, hasRoom, canPay, isMyTurn }
}
