import { lettersFor, searchedText, withMeantDigits, withoutEverydayNumbers } from './searched-text'

/** A part of a text, from one UTF-16 unit to before another, and what is shown instead. */
type Hidden = { from: number; to: number; shown: string }

const AT = /\s{0,3}(?:@|[([{<]\s{0,2}at\s{0,2}[)\]}>])\s{0,3}|\sat\s(?=\S{1,63}\sdot\s)/gi
const LOCAL = /[^\s<>(),;:@[\]{}]/
const DOMAIN =
  /[^\s<>(),;:@[\]{}.]+(?:(?:\.|\s?[([{<]\s?dot\s?[)\]}>]\s?|\sdot\s)[^\s<>(),;:@[\]{}.]+)+/iy
/** Such as ".com": "2 @ 3.50" is a price. */
const TOP_LEVEL = /\P{L}\p{L}{2,}[^\p{L}\p{N}]*$/u

const emailsIn = (plain: string): Hidden[] => {
  const emails: Hidden[] = []
  let read = 0
  for (const { 0: at, index } of plain.matchAll(AT)) {
    let from = index
    while (from > read && LOCAL.test(plain.charAt(from - 1))) from -= 1
    read = index + at.length
    DOMAIN.lastIndex = read
    const domain = DOMAIN.exec(plain)?.[0] ?? ''
    if (from === index || !domain || (at !== '@' && !TOP_LEVEL.test(domain))) continue
    emails.push({ from, to: read + domain.length, shown: '[email hidden]' })
  }
  return emails
}

type Group = { digits: string; from: number; to: number; has_plus: boolean; is_glued: boolean }

const MOBILE = /^(?:0|2340?)[789][01]\d{8}$/
const ABROAD = /^(?:\+\d|00)\d{9,14}$/
const MIN_DIGITS = 9
const MAX_DIGITS = 16

/** Sizes such as "08/10/12/14". */
const areSizes = (first: Group, others: readonly Group[]): boolean =>
  others.length > 2 &&
  others.every(({ digits }, at) => Number(digits) > Number((others[at - 1] ?? first).digits))

/** A phone number however it is written, or a bank account. */
const isContact = (first: Group, others: readonly Group[], digits: string): boolean => {
  if (digits.length < MIN_DIGITS) return false
  if (MOBILE.test(digits)) return !areSizes(first, others)
  if (first.is_glued) return false
  if (others.length === 0 && digits.length >= 10) return true
  if (ABROAD.test(`${first.has_plus ? '+' : ''}${digits}`)) return true
  const isLong = first.digits.length > 1 && others.every((group) => group.digits.length > 2)
  return isLong && /^0\d{8,10}$/.test(digits)
}

/** What a run without any contact doesn't have. */
const BEGINNING = /(?:^|\D)[02]|\+|\d{9}/
/** Whether any contact begins so. */
const mayBegin = ({ digits, has_plus }: Group): boolean =>
  has_plus || digits.startsWith('0') || digits.startsWith('2') || digits.length >= MIN_DIGITS

/** How many groups the longest contact has that begins with the first; 0 if none does. */
const contactLength = ([first, ...others]: readonly Group[]): number => {
  if (!first) return 0
  let digits = first.digits
  let length = isContact(first, [], digits) ? 1 : 0
  for (const [at, group] of others.entries()) {
    digits += group.digits
    if (digits.length > MAX_DIGITS) break
    if (isContact(first, others.slice(0, at + 1), digits)) length = at + 2
  }
  return length
}

/** The groups of digits of a run without letters. */
const groupsIn = (run: string, start: number): Group[] =>
  [...run.matchAll(/(\+\s?)?(\d+)/g)].map(({ 0: whole, 1: plus, 2: digits = '', index }) => ({
    digits,
    from: start + index,
    to: start + index + whole.length,
    has_plus: plus !== undefined,
    is_glued: index === 0 && start > 0,
  }))

const numbersIn = (plain: string): Hidden[] => {
  const numbers: Hidden[] = []
  for (const { 0: run, index } of plain.matchAll(/\P{L}+/gu)) {
    if (!BEGINNING.test(run)) continue
    const groups = groupsIn(run, index)
    for (let at = 0; at < groups.length; at += 1) {
      const first = groups[at]
      if (!first || !mayBegin(first)) continue
      const length = contactLength(groups.slice(at, at + MAX_DIGITS))
      const last = groups[at + length - 1]
      if (length === 0 || !last) continue
      numbers.push({ from: first.from, to: last.to, shown: '[number hidden]' })
      at += length - 1
    }
  }
  return numbers
}

const contactsIn = (plain: string): Hidden[] => {
  const emails = emailsIn(plain)
  let rest = ''
  for (const { from, to } of emails) {
    rest += plain.slice(rest.length, from) + lettersFor(plain.slice(from, to))
  }
  rest += plain.slice(rest.length)
  const numbers = numbersIn(withMeantDigits(withoutEverydayNumbers(rest)))
  return [...emails, ...numbers].sort((a, b) => a.from - b.from)
}

/** Hides phone numbers, bank accounts and email addresses in a text that several people read. */
export const maskContacts = (text: string): string => {
  const { plain, origins } = searchedText(text)
  let masked = ''
  let read = 0
  for (const { from, to, shown } of contactsIn(plain)) {
    masked += text.slice(read, origins[from]) + shown
    read = origins[to] ?? text.length
  }
  return masked + text.slice(read)
}
