import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { type Batch, collectionOf } from './firestore'

/** A letter in the shape that the Trigger Email extension sends. */
export type Mail = {
  to: string[]
  replyTo?: string
  headers?: Record<string, string>
  message: { subject: string; text: string; html?: string }
  created_at: Timestamp
}

const mails = () => collectionOf<Mail>(COLLECTIONS.mail)

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Every field that becomes a header in one line: a line break would begin a header of its own. */
const withPlainHeaders = ({ to, replyTo, headers, message, ...mail }: Mail): Mail => ({
  ...mail,
  to: to.map(oneLine),
  ...(replyTo !== undefined && { replyTo: oneLine(replyTo) }),
  ...(headers && {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, oneLine(value)]),
    ),
  }),
  message: { ...message, subject: oneLine(message.subject) },
})

export const addMail = async (id: string, mail: Mail): Promise<void> => {
  await mails().doc(id).create(withPlainHeaders(mail))
}

export const addMailTo = (batch: Batch, id: string, mail: Mail): void => {
  batch.create(mails().doc(id), withPlainHeaders(mail))
}

/** Letters that were written to an address. */
export const removeMailOf = async (address: string): Promise<void> => {
  const { docs } = await mails().where('to', 'array-contains', address).get()
  await Promise.all(docs.map((document) => document.ref.delete()))
}

/** The last letters, the newest first. */
export const latestMail = async (limit: number): Promise<(Mail & { id: string })[]> => {
  const { docs } = await mails().orderBy('created_at', 'desc').limit(limit).get()
  return docs.map((document) => ({ ...document.data(), id: document.id }))
}
