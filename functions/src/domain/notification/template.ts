import type { Notification, NotificationKind } from '../../contract/notification'
import type { Party } from '../../contract/transaction'
import type { Subject } from './links'

/** What a text may name in braces. */
export const PLACEHOLDERS = [
  'product_name',
  'buyer_name',
  'order_id',
  'escrow_code',
  'vendor_name',
  'user_name',
  'date',
  'start_time',
  'end_time',
  'announcement_text',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

type Cta = NonNullable<Notification['cta']>

export type Template = {
  kind: NotificationKind
  title: string
  /** One text, or one for each party. */
  message: string | Readonly<Record<Party, string>>
  cta: { text: string; href: (subject: Subject) => string; variant?: Cta['variant'] }
}
