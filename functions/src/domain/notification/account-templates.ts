import { links } from './links'
import type { Template } from './template'

export const ACCOUNT_TEMPLATES = {
  PRODUCT_FLAGGED: {
    kind: 'account',
    title: 'Product flagged',
    message: '{product_name} was reported and needs a look. Please check it against our rules.',
    cta: { text: 'Edit product', href: links.product, variant: 'danger' },
  },
  ACCOUNT_CREATED: {
    kind: 'account',
    title: 'Welcome to Oja',
    message: 'Welcome, {user_name}. Your money is held until you are happy with what you bought.',
    cta: { text: 'Go to the marketplace', href: links.marketplace, variant: 'primary' },
  },
  VERIFICATION_SUCCESS: {
    kind: 'account',
    title: 'You are verified',
    message: 'Thank you, {user_name}. Your details were verified.',
    cta: { text: 'View verification', href: links.verification },
  },
  VERIFICATION_FAILED: {
    kind: 'account',
    title: 'Verification failed',
    message: '{user_name}, your details could not be verified. Please check them and try again.',
    cta: { text: 'Try again', href: links.verification, variant: 'danger' },
  },
  MAINTENANCE_ALERT: {
    kind: 'system',
    title: 'Planned maintenance',
    message: 'Oja will be unavailable on {date} from {start_time} to {end_time}.',
    cta: { text: 'Read more', href: links.announcements },
  },
  SECURITY_ALERT: {
    kind: 'system',
    title: 'Security alert',
    message:
      '{user_name}, something important changed in your account on {date}. If it was not you, secure it now.',
    cta: { text: 'Review security', href: links.security, variant: 'danger' },
  },
  PLATFORM_ANNOUNCEMENT: {
    kind: 'announcement',
    title: 'News from Oja',
    message: '{announcement_text}',
    cta: { text: 'Read more', href: links.announcements },
  },
} as const satisfies Record<string, Template>
