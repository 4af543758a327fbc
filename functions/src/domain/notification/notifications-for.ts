import type { NotificationType } from '../../contract/entities/notification'
import {
  PARTIES,
  type Party,
  type Transaction,
  type TransactionEvent,
} from '../../contract/entities/transaction'
import type { EscrowState } from '../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../contract/escrow/transitions'
import { instantText } from '../../contract/lagos-text'
import type { NotificationValues } from './render-notification'

export type Recipient = { uid: string; party: Party; type: NotificationType }

/** The notifications of an event, from the transition that caused it. */
export const notificationsFor = (
  { action, actor, from }: Pick<TransactionEvent, 'action' | 'actor' | 'from'>,
  { buyer_id, vendor_id }: Pick<Transaction, 'buyer_id' | 'vendor_id'>,
): Recipient[] => {
  const row = ESCROW_TRANSITIONS.find(
    (known) =>
      known.action === action &&
      known.actor === actor.role &&
      known.from.some((state: EscrowState) => state === from),
  )
  const uids: Record<Party, string> = { buyer: buyer_id, vendor: vendor_id }
  return PARTIES.flatMap((party) => {
    const type = row?.notify[party]
    return type ? [{ uid: uids[party], party, type }] : []
  })
}

/**
 * The placeholder values for an event, as of its time, since a trigger may run much later. Only
 * the buyer's values include the escrow code.
 */
export const transactionValues = (
  transaction: Transaction,
  { deadline_at, at }: Pick<TransactionEvent, 'deadline_at' | 'at'>,
  party: Party,
  escrow_code?: string,
): NotificationValues => ({
  party,
  transaction_id: transaction.id,
  product_id: transaction.product_id,
  product_name: transaction.product_details.name,
  buyer_name: transaction.customer_details.name,
  vendor_name: transaction.product_details.vendor_details.name,
  order_id: transaction.invoice_id,
  date: instantText(deadline_at ?? at),
  ...(party === 'buyer' && escrow_code !== undefined && { escrow_code }),
})
