import { hoursText, POLICY } from '../../contract/escrow/policy'
import { formatMoney } from '../../contract/money'
import { links } from './links'
import type { Template } from './template'

export const ACCOUNT_TEMPLATES = {
  PRODUCT_FLAGGED: {
    kind: 'account',
    title: 'Product flagged',
    message: {
      reported: '{product_name} was reported and needs a look. Please check it against our rules.',
      taken_down:
        '{product_name} was taken off the market: {reason} Mend it, then write to us and we will look at it again. Open orders go on.',
      reinstated:
        '{product_name} may be sold again. It is paused: put it on sale when you are ready.',
    },
    cta: { text: 'Edit product', href: links.product, variant: 'danger' },
  },
  STORE_SUSPENDED: {
    kind: 'account',
    title: 'Your store is suspended',
    message:
      '{vendor_name} is not open any more: {reason} Nobody can buy from it until this is settled. Open orders go on, and money that was released stays yours. Write to us to have it looked at again.',
    cta: { text: 'Write to us', href: links.contact, variant: 'danger' },
  },
  STORE_RESTORED: {
    kind: 'account',
    title: 'Your store is open again',
    message: '{vendor_name} is open again and its products are on sale as they were.',
    cta: { text: 'Go to your store', href: links.store, variant: 'primary' },
  },
  STORE_PAUSED: {
    kind: 'account',
    title: 'Your store is paused',
    message:
      '{vendor_name} left three orders in a row without an answer, and their buyers got their money back. Nobody can buy from it until you say that you are back: one tap in your dashboard. Open orders stay due.',
    cta: { text: 'Sell again', href: links.store, variant: 'primary' },
  },
  BALANCE_OWED: {
    kind: 'payment',
    title: 'Your store owes money',
    message: `{vendor_name} owes {amount}, more than ${formatMoney(POLICY.max_debt_minor, 'NGN')}, so nobody can buy from it. Pay it by card or transfer in your wallet and it opens at once. Open orders go on.`,
    money: ['To pay', 'amount'],
    cta: { text: 'Pay it', href: links.wallet, variant: 'danger' },
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
    message: {
      account:
        '{user_name}, something important changed in your account on {date}. If it was not you, secure it now.',
      password:
        '{user_name}, your password was changed on {date} and every device was logged out. If it was not you, set a new one now.',
      email:
        '{user_name}, the e-mail address of your account was changed on {date}. If it was not you, secure your account now.',
      payout_account: `{user_name}, the bank account that your payouts go to was changed on {date}. It can be paid after ${hoursText(POLICY.changed_account_ms)}. If it was not you, secure your account now.`,
    },
    cta: { text: 'Review security', href: links.security, variant: 'danger' },
  },
  PLATFORM_ANNOUNCEMENT: {
    kind: 'announcement',
    title: 'News from Oja',
    message: '{announcement_text}',
    cta: { text: 'Read more', href: links.announcements },
  },
} as const satisfies Record<string, Template>
