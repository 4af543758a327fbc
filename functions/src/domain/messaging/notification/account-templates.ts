import { hoursText, POLICY } from '../../../contract/escrow/policy'
import { links } from './links'
import type { Template } from './template'

export const ACCOUNT_TEMPLATES = {
  PRODUCT_FLAGGED: {
    kind: 'account',
    title: 'About one of your products',
    message: {
      reported:
        'Somebody reported {product_name}. Please check that it follows our rules, and change what doesn’t.',
      taken_down:
        '{product_name} was taken off the market: {reason} Correct it, then write to us and we will look at it again. Orders that you already have go on.',
      reinstated:
        'You can sell {product_name} again. It is paused for now: put it back on sale when you are ready.',
    },
    cta: { text: 'Edit product', href: links.product, variant: 'danger' },
  },
  STORE_SUSPENDED: {
    kind: 'account',
    title: 'Your store is suspended',
    message:
      '{vendor_name} is closed for now: {reason} Nobody can buy from it until this is settled. Orders that you already have go on, and money released to you stays yours. If you think this is a mistake, write to us and we will look at it again.',
    cta: { text: 'Write to us', href: links.contact, variant: 'danger' },
  },
  STORE_RESTORED: {
    kind: 'account',
    title: 'Your store is open again',
    message: '{vendor_name} is open again, and its products are on sale as before.',
    cta: { text: 'Go to your store', href: links.store, variant: 'primary' },
  },
  STORE_PAUSED: {
    kind: 'account',
    title: 'Your store is paused',
    message:
      '{vendor_name} didn’t answer three orders in a row, so those buyers got their money back and nobody can buy from it now. Are you back? Open your dashboard and tap “Sell again”. Orders that you already have keep their deadlines.',
    cta: { text: 'Sell again', href: links.store, variant: 'primary' },
  },
  BALANCE_OWED: {
    kind: 'payment',
    title: 'Money is owed',
    message:
      '{reason} Pay {amount} by card or transfer in your wallet, and this ends at once. Orders that you already have go on.',
    money: ['To pay', 'amount'],
    cta: { text: 'Pay now', href: links.wallet, variant: 'danger' },
  },
  ACCOUNT_CREATED: {
    kind: 'account',
    title: 'Welcome to Oja',
    message:
      'Welcome, {user_name}. Whatever you buy here, your money is held safely until you are happy with it.',
    cta: { text: 'Go to the marketplace', href: links.marketplace, variant: 'primary' },
  },
  VERIFICATION_SUCCESS: {
    kind: 'account',
    title: 'You are verified',
    message: 'Thank you, {user_name}. Your details are verified.',
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
        '{user_name}, the email address of your account was changed on {date}. If it was not you, secure your account now.',
      phone:
        '{user_name}, the phone number of your account was changed on {date}. If it was not you, secure your account now.',
      phone_sign_in:
        '{user_name}, somebody logged in with your phone number on a new device on {date}. If it was not you, your SIM may be in other hands: log in with your email, change your number and tell your network.',
      joined:
        '{user_name}, your account with a phone number was joined to this one on {date}: its orders and all else of it are here. If it was not you, secure your account now.',
      payout_account: `{user_name}, the bank account for your payouts was changed on {date}. For your safety, nothing is paid to it for ${hoursText(POLICY.changed_account_ms)}. If it was not you, secure your account now.`,
      word: '{user_name}, your word was changed on {date}. Every message of ours begins with the new one. If it was not you, secure your account now.',
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
