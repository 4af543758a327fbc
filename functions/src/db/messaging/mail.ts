import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/messaging/messages'
import { bind } from '../../contract/queries/query'
import type { Timestamp } from '../../contract/time'
import { type Batch, collectionOf } from '../firestore'
import { queryOf } from '../list-query'

/** An email document for the Trigger Email extension. */
export type Mail = {
  to: string[]
  replyTo?: string
  headers?: Record<string, string>
  message: { subject: string; text: string; html?: string }
  created_at: Timestamp
}

const mails = () => collectionOf<Mail>(COLLECTIONS.mail)

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Removes line breaks from fields that become headers, which prevents header injection. */
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

/** Deletes the emails to an address. */
export const removeMailOf = async (email: string): Promise<void> => {
  const { docs } = await queryOf(bind(queries.mailTo, { email })).get()
  await Promise.all(docs.map((document) => document.ref.delete()))
}

/** The last emails, newest first. */
export const latestMail = async (limit: number): Promise<(Mail & { id: string })[]> => {
  const { docs } = await queryOf<Mail>(bind(queries.latestMail, {}, limit)).get()
  return docs.map((document) => ({ ...document.data(), id: document.id }))
}
