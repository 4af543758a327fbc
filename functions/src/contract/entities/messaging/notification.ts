import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'

export const NOTIFICATION_KINDS = [
  'order',
  'payment',
  'dispute',
  'account',
  'system',
  'announcement',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** The specification's types, and those that the escrow table needs. */
export const NOTIFICATION_TYPES = [
  'ORDER_CREATED',
  'ORDER_CONFIRMED',
  'ORDER_CONFIRMED_PARTLY',
  'PARTIAL_ACCEPTED',
  'ORDER_SHIPPED',
  'ORDER_DELIVERED',
  'NEW_ORDER',
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'ORDER_COMPLETED',
  'SHIPPING_OVERDUE',
  'CARRIER_CANCELLED',
  'PARCEL_LATE',
  'CARRIER_CHARGED',
  'CARRIER_CHARGE_SETTLED',
  'DEADLINE_REMINDER',
  'PAYMENT_FAILED',
  'PAYMENT_LATE',
  'TRANSFER_RETURNED',
  'PAYMENT_RECEIVED',
  'PAYMENT_RELEASED',
  'REFUND_PROCESSED',
  'PROTECTION_EXTENDED',
  'RETURN_ASKED',
  'RETURN_AGREED',
  'RETURN_OFFERED',
  'RETURN_REFUSED',
  'RETURN_UPDATED',
  'RETURN_SENT',
  'RETURN_CANCELLED',
  'RETURN_SAID_TO_ARRIVE',
  'RETURN_ARRIVED',
  'RETURN_ACCEPTED',
  'RETURN_LAPSED',
  'OFFER_RECEIVED',
  'OFFER_ACCEPTED',
  'OFFER_ENDED',
  'REQUEST_ACCEPTED',
  'REQUEST_AGREED',
  'REQUEST_REOPENED',
  'DEAL_PAID_LATE',
  'DEAL_REOPENED',
  'DISPUTE_RAISED',
  'DISPUTE_OPENED',
  'DISPUTE_UPDATED',
  'DISPUTE_RESOLVED',
  'PRODUCT_FLAGGED',
  'DEAL_FLAGGED',
  'STORE_SUSPENDED',
  'STORE_RESTORED',
  'STORE_PAUSED',
  'BALANCE_OWED',
  'BUYER_REVIEW',
  'ACCOUNT_CREATED',
  'VERIFICATION_SUCCESS',
  'VERIFICATION_FAILED',
  'MAINTENANCE_ALERT',
  'SECURITY_ALERT',
  'PLATFORM_ANNOUNCEMENT',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

const ctaSchema = z.object({
  text: z.string(),
  href: z.string(),
  variant: z.optional(z.enum(['primary', 'secondary', 'danger'])),
})

/** The document `users/{uid}/notifications/{id}`. */
export const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  message: z.string(),
  cta: z.nullable(ctaSchema),
  /** The amount that it is about, as people read it. */
  amount: z.optional(z.string()),
  /** A small picture of the goods that it is about. */
  image_url: z.optional(z.string()),
  read: z.boolean(),
  transaction_id: z.nullable(z.string()),
  product_id: z.nullable(z.string()),
  created_at: timestampSchema,
})
export type Notification = z.infer<typeof notificationSchema>

/** A push notification; a device replaces a shown one that has the same `id`. */
export type PushText = { id: string; title: string; body: string; href: string }
