import type { NotificationType } from '../../../contract/entities/messaging/notification'
import { ACCOUNT_TEMPLATES } from './account-templates'
import { DEAL_TEMPLATES } from './deal-templates'
import { DISPUTE_TEMPLATES, PAYMENT_TEMPLATES } from './money-templates'
import { OFFER_TEMPLATES } from './offer-templates'
import { ORDER_TEMPLATES } from './order-templates'
import { REQUEST_TEMPLATES } from './request-templates'
import { RETURN_TEMPLATES } from './return-templates'
import type { Template } from './template'

/** Every notification's text and link; a missing type fails to compile. */
export const TEMPLATES: Readonly<Record<NotificationType, Template>> = {
  ...ORDER_TEMPLATES,
  ...PAYMENT_TEMPLATES,
  ...DISPUTE_TEMPLATES,
  ...REQUEST_TEMPLATES,
  ...DEAL_TEMPLATES,
  ...RETURN_TEMPLATES,
  ...OFFER_TEMPLATES,
  ...ACCOUNT_TEMPLATES,
}
