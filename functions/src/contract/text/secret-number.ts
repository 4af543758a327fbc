/** What may have many digits too: receipts' numbers, ids and references, email addresses. */
const SEARCHABLE = /\bOJA-\d{8}-[A-Z\d]{6}\b|\b[a-z\d]{20}\b|[^\s@]+@[^\s@]+\.[^\s@]+/gi
/** Digits with spaces or dashes between them. */
const RUN = /\d(?:[\s-]?\d)*/g
const CARD = /^\d{13,19}$/
const PHONE = /^(?:234|0)/
/** Bank verification and national identity numbers have 11 digits and, unlike phones, no 0 first. */
const IDENTITY = /^[1-9]\d{10}$/

/** The checksum (Luhn) that every card number has. */
const isChecked = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether a text contains a card number or a BVN, which must not be searched, sent or logged. */
export const hasSecretNumber = (text: string): boolean =>
  (text.normalize('NFKC').replace(SEARCHABLE, '').match(RUN) ?? []).some((run) => {
    const digits = run.replace(/\D/g, '')
    if (IDENTITY.test(digits)) return true
    return CARD.test(digits) && !(PHONE.test(digits) && digits.length < 15) && isChecked(digits)
  })

/** Writes "hidden" instead of a text that may contain such a number, for what is stored for ever. */
export const hideSecretNumbers = (text: string): string => (hasSecretNumber(text) ? 'hidden' : text)
