import type { Notification, NotificationType } from '../../contract/notification'
import { type Timestamp, timestampFromMillis } from '../../contract/time'
import { isTold } from '../../domain/notification/channels'
import {
  type NotificationValues,
  renderNotification,
} from '../../domain/notification/render-notification'
import type { Batch } from '../../store/firestore'
import { addMailTo } from '../../store/mail'
import { addNotification } from '../../store/notifications'
import { addTask } from '../../store/outbox'
import type { Deps } from '../deps'
import { letterFrom } from './letter-from'
import { type Reach, reachOf } from './reach'

/** Something that one person is told once: `id` is made from what happened. */
export type News = {
  uid: string
  type: NotificationType
  id: string
  values: NotificationValues
  at: Timestamp
  /** False where a letter of its own is written already. */
  has_letter?: false
  /** The letter's id where the notification's and the person's don't make it. */
  mail_id?: string
  /** What can be left without a login says where. */
  unsubscribe_url?: string
}

export const notificationOf = ({ type, id, values, at }: News): Notification => ({
  ...renderNotification(type, values),
  id,
  read: false,
  transaction_id: values.transaction_id ?? null,
  product_id: values.product_id ?? null,
  created_at: at,
})

/** Puts what somebody is told into a commit: in the app, by mail, as a push, as they chose. */
export const addNews = (
  deps: Deps,
  batch: Batch,
  news: News,
  { muted, address, has_device }: Reach,
): void => {
  const { uid, type, id, unsubscribe_url } = news
  const notification = notificationOf(news)
  const { title, message, cta } = notification
  const isShown = isTold(type, 'in_app', muted)
  if (isShown) addNotification(batch, uid, notification)
  if (address && news.has_letter !== false && isTold(type, 'email', muted)) {
    const action = cta ? { text: cta.text, url: `${deps.app_url}${cta.href}` } : undefined
    const letter = { subject: title, paragraphs: [message], ...(action && { action }) }
    addMailTo(batch, news.mail_id ?? `${id}-${uid}`, {
      to: [address],
      ...(unsubscribe_url && { headers: { 'List-Unsubscribe': `<${unsubscribe_url}>` } }),
      message: letterFrom(deps, letter, unsubscribe_url),
      created_at: timestampFromMillis(deps.clock()),
    })
  }
  if (isShown && has_device && isTold(type, 'push', muted)) {
    addTask(batch, `${id}-${uid}`, { kind: 'push', uid, notification_id: id }, deps.clock())
  }
}

/** The same for each of these news, looking up first how their people can be told. */
export const tell = async (deps: Deps, batch: Batch, ...news: readonly News[]): Promise<void> => {
  const reaches = await reachOf(deps, [...new Set(news.map(({ uid }) => uid))])
  for (const one of news) {
    const reach = reaches.get(one.uid)
    if (reach) addNews(deps, batch, one, reach)
  }
}
