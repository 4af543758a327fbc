import type { Notification, NotificationKind } from '../../contract/entities/notification'
import type { Party } from '../../contract/entities/transaction'
import type { Subject } from './links'

/** The placeholders that a text may contain in braces. */
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
  'reason',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** The changes that SECURITY_ALERT reports. */
export const SECURITY_CHANGES = ['password', 'email', 'payout_account', 'account'] as const
export type SecurityChange = (typeof SECURITY_CHANGES)[number]

/** The findings that PRODUCT_FLAGGED reports. */
export type ProductFinding = 'reported' | 'taken_down' | 'reinstated'

type Cta = NonNullable<Notification['cta']>

export type Template = {
  kind: NotificationKind
  title: string
  /** One text, or one per party, account change or product finding. */
  message:
    | string
    | Readonly<Record<Party, string>>
    | Readonly<Record<SecurityChange, string>>
    | Readonly<Record<ProductFinding, string>>
  cta: { text: string; href: (subject: Subject) => string; variant?: Cta['variant'] }
}
