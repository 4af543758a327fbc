import { normalized } from './normalized'

const TOKEN = /[^\s<>(),;:]+/gu
const DIGITS = /(?:\+|\b)\d(?:[\s().-]{0,2}\d){8,}/gu
/** A phone number however it is written, or a bank account. */
const NUMBER = /^(?:\+|0|234)|^\d{10,}$/

const isContact = (run: string): boolean => NUMBER.test(run)

/** Hides an email address; the full stops of its sentence stay. */
const withoutEmail = (token: string): string => {
  const at = token.indexOf('@')
  if (at < 1) return token
  let end = token.length
  while (token[end - 1] === '.') end -= 1
  const dot = token.indexOf('.', at + 2)
  return dot > 0 && dot < end ? `[email hidden]${token.slice(end)}` : token
}

/** Hides phone numbers, bank accounts and email addresses in a text that several people read. */
export const maskContacts = (text: string): string =>
  normalized(text, 'NFKC')
    .replace(TOKEN, withoutEmail)
    .replace(DIGITS, (run) => (isContact(run) ? '[number hidden]' : run))
