import type { NotificationType } from '../../../contract/entities/messaging/notification'
import type { MessageTemplate } from '../../../contract/entities/messaging/phone-message'
import { vendorNetOf } from '../../../contract/entities/money/statement'
import type { Party } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { isAwaitingConfirmation, isUnderWay } from '../../../contract/escrow/states'
import { goodsText } from '../../../contract/goods-text'
import { instantText } from '../../../contract/lagos-text'
import { formatMoney } from '../../../contract/money'
import type { Timestamp } from '../../../contract/time'
import { isLastDay } from '../../orders/transaction/deadlines'
import { deadlineAct } from './deadline-act'

/** A message that a notification is followed by, unless it was seen. */
type PhoneNotification = { template: MessageTemplate; values: Record<string, string> }

type Row = (transaction: Transaction, party: Party, at: Timestamp) => PhoneNotification | null

/**
 * The notifications that are worth a message: those after which nothing happens without the person, for as
 * long as it is so.
 */
const ROWS: Partial<Record<NotificationType, Row>> = {
  NEW_ORDER: (transaction) => {
    const by = transaction.ship_by ?? transaction.deadline?.at
    return by && isAwaitingConfirmation(transaction)
      ? {
          template: 'sale_paid',
          values: {
            amount: formatMoney(vendorNetOf(transaction), transaction.currency),
            product_name: goodsText(transaction),
            ship_by: instantText(by),
          },
        }
      : null
  },
  ORDER_SHIPPED: (transaction) =>
    isUnderWay(transaction)
      ? { template: 'order_arriving', values: { product_name: goodsText(transaction) } }
      : null,
  DEADLINE_REMINDER: (transaction, party, at) => {
    const act = deadlineAct(transaction, party, vendorNetOf(transaction))
    return act && isLastDay(transaction, at)
      ? { template: 'deadline_near', values: { product_name: goodsText(transaction), ...act } }
      : null
  },
}

/** The message of a notification of `at` about an order as it is, or null if it is worth none. */
export const phoneNotificationOf = (
  type: NotificationType,
  transaction: Transaction,
  party: Party,
  at: Timestamp,
): PhoneNotification | null => ROWS[type]?.(transaction, party, at) ?? null
