import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const USECASES = fileURLToPath(new URL('../..', import.meta.url))
const files = readdirSync(USECASES, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const using = (pattern: RegExp): string[] =>
  files.filter((name) => pattern.test(readFileSync(`${USECASES}${name}`, 'utf8'))).sort()

/** Emails to operators alone, as text. */
const TO_US = [
  'catalog/product/moderation/report-product.ts',
  'console/mail-owners.ts',
  'messaging/message/report-conversation.ts',
  'messaging/support/send-message.ts',
]

/** Emails to addresses that nobody has proved, or that have no account. */
const WITHOUT_WORD = [
  'messaging/newsletter/newsletter-email.ts',
  'messaging/support/answer-ticket.ts',
  'people/user/give-email.ts',
  'people/user/resend-verification.ts',
]

test('every email to people is rendered by the one layout, whose frame asks for a word', () => {
  const sending = using(/\baddMail(To)?\(/)
  const rendered = using(/\b(emailFrom|renderEmail|newsletterEmail)\(/)
  expect(sending.filter((name) => !rendered.includes(name))).toEqual(TO_US)
})

test('no email leaves its recipient’s word out but those to an address that nobody has proved', () => {
  expect(using(/\bword: null\b|emailFrom\(deps, null\b/)).toEqual(WITHOUT_WORD)
})
