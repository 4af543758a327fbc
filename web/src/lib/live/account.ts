import { MAX_PER_PAGE } from '@contract/api/page-size'
import { userEndpoints } from '@contract/api/people/users'
import { type RefusedUpload, refusedUploadSchema } from '@contract/entities/catalog/refused-upload'
import {
  type Notification,
  type NotificationKind,
  notificationSchema,
} from '@contract/entities/messaging/notification'
import type { PaymentChannel } from '@contract/entities/orders/transaction'
import {
  CHANNEL_PREFERENCE,
  channelPreferenceSchema,
} from '@contract/entities/people/channel-preference'
import {
  type Channel,
  DEFAULT_MUTED,
  type Muted,
  NOTIFICATION_PREFERENCES,
  notificationPreferencesSchema,
} from '@contract/entities/people/notification-preferences'
import { type User, userSchema } from '@contract/entities/people/user'
import { COLLECTIONS, refusedUploadId, SUBCOLLECTIONS } from '@contract/paths'
import { notifications, unreadNotifications } from '@contract/queries/people/people'
import { bind } from '@contract/queries/query'
import { millisOf, type Timestamp } from '@contract/time'
import { call } from '../api/api-client'
import { loadSdk } from './load-sdk'
import { type Live, useLiveDocument, useLiveList } from './use-live'

/** Subscribes to the user's own record; data is null until sign-up has written it. */
export const useLiveUserRecord = (): Live<User | null> =>
  useLiveDocument(userSchema, (uid) => [COLLECTIONS.users, uid])

type NewUser = { uid: string; name: string; email: string }

/** Creates the user record at sign-up, unless it exists. */
export const writeUserRecord = async ({ uid, name, email }: NewUser): Promise<void> => {
  const { doc, firestore, getDoc, serverTimestamp, setDoc } = await loadSdk()
  const record = doc(firestore, COLLECTIONS.users, uid)
  if ((await getDoc(record)).exists()) return
  await setDoc(record, {
    user_id: uid,
    name,
    email,
    photo_url: '',
    accepted_conditions: true,
    roles: ['user'],
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  })
}

const notificationsOf = (uid: string) =>
  `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`

/** The user's notifications of one kind or of all kinds, newest first. */
export const useLiveNotifications = (
  kind: NotificationKind | 'all' = 'all',
  most = 20,
): Live<Notification[]> =>
  useLiveList(
    notificationSchema,
    (uid) => bind(notifications, { uid, kind: kind === 'all' ? undefined : kind }, most),
    async (signal) => {
      const query = { limit: Math.min(most, MAX_PER_PAGE), ...(kind === 'all' ? {} : { kind }) }
      return (await call(userEndpoints.notifications, { query, signal })).items
    },
  )

export const markNotificationRead = async (uid: string, id: string): Promise<void> => {
  const { doc, firestore, updateDoc } = await loadSdk()
  await updateDoc(doc(firestore, notificationsOf(uid), id), { read: true })
}

/**
 * Whether a notification was marked as read, alone or by marking all after it was created.
 * @param read_up_to when all were last marked as read, if ever
 */
export const isRead = (
  { read, created_at }: Pick<Notification, 'read' | 'created_at'>,
  read_up_to: Timestamp | undefined,
): boolean => read || (read_up_to !== undefined && millisOf(created_at) <= millisOf(read_up_to))

/** The number of unread notifications, at most 21; zero while loading. */
export const useUnreadCount = (): number => {
  const record = useLiveUserRecord()
  const since = record.data?.notifications_read_at
  const unread = useLiveList(notificationSchema, (uid) =>
    record.status === 'loading' ? null : bind(unreadNotifications, { uid, since }),
  )
  return unread.data?.filter((notification) => !isRead(notification, since)).length ?? 0
}

const preferenceOf = (uid: string, name: string) =>
  [COLLECTIONS.users, uid, SUBCOLLECTIONS.preferences, name] as const

/** The notification kinds that the user muted; the defaults if the user hasn't chosen. */
export const useLiveMuted = (): Live<Muted> => {
  const stored = useLiveDocument(notificationPreferencesSchema, (uid) =>
    preferenceOf(uid, NOTIFICATION_PREFERENCES),
  )
  return stored.status === 'content'
    ? { status: 'content', data: stored.data?.muted ?? DEFAULT_MUTED }
    : stored
}

/** One kind of notifications on one channel. */
export type Choice = { kind: NotificationKind; channel: Channel; isEnabled: boolean }

/**
 * Saves one choice; the others stay as they are by now.
 * @param ifFirst what is muted with it if nothing was chosen before
 */
export const saveChoice = async (
  uid: string,
  { kind, channel, isEnabled }: Choice,
  ifFirst: Muted,
): Promise<void> => {
  const { arrayRemove, arrayUnion, doc, firestore, getDoc, serverTimestamp, setDoc, updateDoc } =
    await loadSdk()
  const stored = doc(firestore, ...preferenceOf(uid, NOTIFICATION_PREFERENCES))
  const updated_at = serverTimestamp()
  if ((await getDoc(stored)).exists()) {
    const change = isEnabled ? arrayRemove(kind) : arrayUnion(kind)
    await updateDoc(stored, { [`muted.${channel}`]: change, updated_at })
  } else await setDoc(stored, { muted: ifFirst, updated_at })
}

/** How the user paid last, on whichever device; undefined while loading or if they never did. */
export const useLiveChannel = (): PaymentChannel | undefined =>
  useLiveDocument(channelPreferenceSchema, (uid) => preferenceOf(uid, CHANNEL_PREFERENCE)).data
    ?.channel

export const saveChannel = async (uid: string, channel: PaymentChannel): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  const stored = doc(firestore, ...preferenceOf(uid, CHANNEL_PREFERENCE))
  await setDoc(stored, { channel, updated_at: serverTimestamp() })
}

/**
 * Why the server refused this upload; undefined unless it has.
 * @param path the upload's Storage path; undefined subscribes to nothing
 */
export const useRefusedUpload = (path: string | undefined): RefusedUpload | undefined => {
  const { data } = useLiveDocument(refusedUploadSchema, (uid) =>
    path ? [COLLECTIONS.users, uid, SUBCOLLECTIONS.refusedUploads, refusedUploadId(path)] : null,
  )
  return data ?? undefined
}
