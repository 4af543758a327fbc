import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { type Batch, collectionOf } from './firestore'

/** A letter in the shape that the Trigger Email extension sends. */
export type Mail = {
  to: string[]
  replyTo?: string
  message: { subject: string; text: string; html?: string }
  created_at: Timestamp
}

const mails = () => collectionOf<Mail>(COLLECTIONS.mail)

export const addMail = async (id: string, mail: Mail): Promise<void> => {
  await mails().doc(id).create(mail)
}

export const addMailTo = (batch: Batch, id: string, mail: Mail): void => {
  batch.create(mails().doc(id), mail)
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
