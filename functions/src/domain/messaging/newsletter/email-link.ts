import { createHmac, timingSafeEqual } from 'node:crypto'
import { type EmailLink, emailLinkSchema } from '../../../contract/email-link'

const signatureOf = (payload: string, key: string): Buffer =>
  createHmac('sha256', key).update(`email-link:${payload}`).digest()

export const signEmailLink = (link: EmailLink, key: string): string => {
  const payload = Buffer.from(JSON.stringify(link)).toString('base64url')
  return `${payload}.${signatureOf(payload, key).toString('base64url')}`
}

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Reads a token; undefined unless it was signed with this key. */
export const readEmailLink = (token: string, key: string): EmailLink | undefined => {
  const [payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(payload, key)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return emailLinkSchema.safeParse(parsed(payload)).data
}
