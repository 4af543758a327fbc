import { firestore } from '../../functions/src/db/firestore'
import type { Mail } from '../../functions/src/db/messaging/mail'

/** The emails to an address, oldest first. */
export const emailsTo = async (address: string): Promise<Mail[]> => {
  const { docs } = await firestore().collection('mail').where('to', 'array-contains', address).get()
  return docs
    .map((document) => document.data() as Mail & { created_at: { toMillis: () => number } })
    .sort((a, b) => a.created_at.toMillis() - b.created_at.toMillis())
}

/** The token after the `#` of the email's link to this page. */
export const tokenIn = (text: string, page: string): string => {
  const token = new RegExp(`/newsletter/${page}#([\\w.-]+)`).exec(text)?.[1]
  if (!token) throw new Error(`no link to ${page} in: ${text}`)
  return token
}
