import { COLLECTIONS, SUBCOLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

const messagesPath =
  `${COLLECTIONS.conversations}/{conversation_id}/${SUBCOLLECTIONS.messages}` as const

/** A member's conversations, the latest updated first. */
export const conversations = {
  path: COLLECTIONS.conversations,
  where: [['members', 'array-contains', '{uid}']],
  order: ['updated_at', 'desc'],
} as const satisfies ListQuery

/** Unordered, for tasks that process every document. */
export const allConversations = {
  path: COLLECTIONS.conversations,
  where: [['members', 'array-contains', '{uid}']],
} as const satisfies ListQuery

/** One commit holds 500 writes, which both directions share. */
export const conversationsBetween = {
  path: COLLECTIONS.conversations,
  where: [
    ['buyer_id', '==', '{buyer_id}'],
    ['vendor_id', '==', '{vendor_id}'],
  ],
  page_size: 200,
} as const satisfies ListQuery

/** The newest messages, in ascending order. */
export const messages = {
  path: messagesPath,
  order: ['sent_at', 'asc'],
  is_from_end: true,
} as const satisfies ListQuery

export const messagesWithImage = {
  path: messagesPath,
  where: [['image_path', '==', '{image}']],
  page_size: 2,
} as const satisfies ListQuery

export const conversationReportsBy = {
  path: COLLECTIONS.reports,
  where: [['reporter_id', '==', '{uid}']],
} as const satisfies ListQuery

export const blocksBy = {
  path: COLLECTIONS.blocks,
  where: [['blocked_by', 'array-contains', '{uid}']],
} as const satisfies ListQuery

export const mailTo = {
  path: COLLECTIONS.mail,
  where: [['to', 'array-contains', '{email}']],
} as const satisfies ListQuery

export const latestMail = {
  path: COLLECTIONS.mail,
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

export const latestAnnouncements = {
  path: COLLECTIONS.announcements,
  order: ['published_at', 'desc'],
} as const satisfies ListQuery

const shards = { path: SUBCOLLECTIONS.shards, is_group: true } as const

export const announcementShards = {
  path: `${COLLECTIONS.announcements}/{announcement_id}/${SUBCOLLECTIONS.shards}`,
} as const satisfies ListQuery

/** Parts of broadcasts that are unfinished, the longest waiting first. */
export const dueShards = {
  ...shards,
  where: [
    ['state', '==', 'sending'],
    ['due.at', '<=', '{now}'],
  ],
  order: ['due.at', 'asc'],
} as const satisfies ListQuery

export const failingShards = {
  ...shards,
  where: [
    ['state', '==', 'sending'],
    ['due.failures', '>=', '{least}'],
  ],
  order: ['due.failures', 'desc'],
} as const satisfies ListQuery

/** What was sent to somebody's phone. */
export const phoneMessagesOf = {
  path: COLLECTIONS.phoneMessages,
  where: [['uid', '==', '{uid}']],
} as const satisfies ListQuery
