import {
  type Notification,
  notificationSchema,
} from '../../../functions/src/contract/entities/notification'
import { DAY_MS } from '../../../functions/src/contract/time'
import {
  notificationsFor,
  transactionValues,
} from '../../../functions/src/domain/notification/notifications-for'
import { renderNotification } from '../../../functions/src/domain/notification/render-notification'
import type { PlayedScenario } from '../scenarios/play-scenario'
import { escrowCodeOf } from './payment-document'

const SHOWN_MS = 30 * DAY_MS
const UNREAD_MS = 2 * DAY_MS

/** The parties' notifications of the last month; those older than two days are read. */
export const notificationDocuments = (
  played: PlayedScenario,
  seeded_at: number,
): { uid: string; notification: Notification }[] =>
  played.made.flatMap(({ decision, now }) => {
    if (seeded_at - now > SHOWN_MS) return []
    const { transaction, event } = decision
    return notificationsFor(event, transaction).map(({ uid, party, type }) => ({
      uid,
      notification: notificationSchema.parse({
        ...renderNotification(
          type,
          transactionValues(transaction, event, party, escrowCodeOf(played)),
        ),
        id: `${transaction.id}-${event.id}`,
        read: seeded_at - now > UNREAD_MS,
        transaction_id: transaction.id,
        product_id: transaction.product_id,
        created_at: event.at,
      }),
    }))
  })
