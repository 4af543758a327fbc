import { dueFrom } from '../../../contract/entities/due'
import type { StoredOffer } from '../../../contract/entities/orders/offer'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../contract/time'

type Change = Partial<Pick<StoredOffer, 'state' | 'order_id' | 'due'>>

/**
 * How an offer stands once the order that held it is paid, or has ended unpaid: then it is looked at
 * at once, since its time may be over or its listing have changed meanwhile.
 */
export const afterReservation = (
  { payment, ended_at }: Pick<Transaction, 'payment' | 'ended_at'>,
  now: number,
): Change =>
  payment.paid_at && !ended_at
    ? { state: 'bought', due: null }
    : { order_id: null, due: dueFrom(timestampFromMillis(now)) }
