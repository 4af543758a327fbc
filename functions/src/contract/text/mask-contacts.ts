const EMAIL = /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\s@<>(),;:.]+/gu
const DIGITS = /(?:\+|\b)\d(?:[\s().-]{0,2}\d){8,}/gu
/** A phone number however it is written, or a bank account. */
const NUMBER = /^(?:\+|0|234)|^\d{10,}$/

const isContact = (run: string): boolean => NUMBER.test(run)

/** Hides phone numbers, bank accounts and email addresses in a text that several people read. */
export const maskContacts = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(EMAIL, '[email hidden]')
    .replace(DIGITS, (run) => (isContact(run) ? '[number hidden]' : run))
