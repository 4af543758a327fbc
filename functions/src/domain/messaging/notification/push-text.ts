import type {
  Notification,
  NotificationKind,
  PushText,
} from '../../../contract/entities/messaging/notification'
import { paths } from '../../../contract/urls'

/** Text safe for a lock screen: no name, goods or code. */
const WORDS: Readonly<Record<NotificationKind, string>> = {
  order: 'There is news about one of your orders.',
  payment: 'There is news about one of your payments.',
  dispute: 'There is news about one of your disputes.',
  account: 'There is news about your account.',
  system: 'There is something you should know.',
  announcement: 'There is news from the market.',
}

/** @param word the recipient's, which comes first: what a forger shows doesn't have it */
export const pushTextOf = (
  { id, title, kind, cta, amount }: Pick<Notification, 'id' | 'title' | 'kind' | 'cta' | 'amount'>,
  word: string | undefined,
): PushText => ({
  id,
  title: word === undefined ? title : `${word}: ${title}`,
  body: amount === undefined ? WORDS[kind] : `${amount}. ${WORDS[kind]}`,
  href: cta?.href ?? paths.notifications,
})
