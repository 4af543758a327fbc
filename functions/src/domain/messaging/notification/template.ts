import type {
  Notification,
  NotificationKind,
} from '../../../contract/entities/messaging/notification'
import type { Party } from '../../../contract/entities/orders/party'
import type { Subject } from './links'

/** The placeholders that a text may contain in braces. */
export const PLACEHOLDERS = [
  'product_name',
  'buyer_name',
  'order_id',
  'vendor_name',
  'user_name',
  'date',
  'duty',
  'ship_day',
  'moved',
  'start_time',
  'end_time',
  'announcement_text',
  'reason',
  'amount',
  'wait',
  'total',
  'back',
  'goods',
  'shipment',
  'missing',
  'outcome',
  'silence_cost',
  'cost',
  'charge_outcome',
  'arrival',
  'vat',
  'wish',
  'return_goods',
  'return_reason',
  'return_amount',
  'return_shipment',
  'return_news',
  'return_result',
  'return_result_vendor',
  'offer_news',
  'offer_goods',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** The changes that SECURITY_ALERT reports. */
const SECURITY_CHANGES = [
  'password',
  'email',
  'payout_account',
  'word',
  'account',
  'phone',
  'phone_sign_in',
  'joined',
] as const
export type SecurityChange = (typeof SECURITY_CHANGES)[number]

/** The findings that PRODUCT_FLAGGED and DEAL_FLAGGED report. */
export type Finding = 'reported' | 'taken_down' | 'reinstated'

/** What DISPUTE_UPDATED reports. */
export type DisputeUpdate = 'offer' | 'declined' | 'withdrawn' | 'entry'

/** The amount that a notification is about: how people call it, and its placeholder. */
type Money = readonly [label: string, amount: 'amount' | 'total' | 'goods' | 'return_amount']

type Cta = NonNullable<Notification['cta']>

export type Template = {
  kind: NotificationKind
  title: string
  /** One text, or one per party, account change, product finding or news of a dispute. */
  message:
    | string
    | Readonly<Record<Party, string>>
    | Readonly<Record<SecurityChange, string>>
    | Readonly<Record<Finding, string>>
    | Readonly<Record<DisputeUpdate, string>>
  /** For notifications about money. */
  money?: Money | Readonly<Record<Party, Money>>
  cta: { text: string; href: (subject: Subject) => string; variant?: Cta['variant'] }
}
