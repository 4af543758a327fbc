import * as z from 'zod'
import { escapeHtml } from '../../functions/src/contract/text/escape-html'
import { millisOf } from '../../functions/src/contract/time'
import type { Mail } from '../../functions/src/db/messaging/mail'
import { renderView } from '../paystack-simulator/render-view'

/** An email; without a time if it comes from the Auth emulator. */
export type Email = Pick<Mail, 'to' | 'replyTo' | 'message'> &
  Partial<Pick<Mail, 'created_at'>> & { id: string }

export const codesSchema = z.object({
  oobCodes: z.optional(
    z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
  ),
})

/** Emails that Firebase Auth sends itself: mode of the action URL, subject. */
const IDENTITY_EMAILS: Readonly<Record<string, [mode: string, subject: string]>> = {
  PASSWORD_RESET: ['resetPassword', 'Set a new password'],
  VERIFY_EMAIL: ['verifyEmail', 'Verify your email'],
}

/**
 * Converts the Auth emulator's codes to emails, newest first.
 * @param app_url origin of the page that accepts the code, as in a real project's action URL
 */
export const identityEmails = (
  { oobCodes = [] }: z.infer<typeof codesSchema>,
  app_url: string,
): Email[] =>
  oobCodes.toReversed().flatMap(({ email, requestType, oobCode }) => {
    const [mode, subject] = IDENTITY_EMAILS[requestType] ?? []
    if (!mode || !subject) return []
    const url = `${app_url}/auth/reset-password?${new URLSearchParams({ mode, oobCode })}`
    const text = `${subject} with this link: ${url}`
    return { id: `identity-${oobCode}`, to: [email], message: { subject, text } }
  })

/** Splits a text at its URLs; the capture group keeps them at the odd positions. */
const URLS = /(https?:\/\/[^\s<>"']+)/

/** Escapes plain text and turns its URLs into links. */
export const withLinks = (text: string): string =>
  text
    .split(URLS)
    .map((part, i) => [escapeHtml(part), i % 2 === 1] as const)
    .map(([part, isUrl]) => (isUrl ? `<a href="${part}">${part}</a>` : part))
    .join('')

const timeOf = ({ created_at }: Email): string =>
  created_at
    ? new Date(millisOf(created_at)).toLocaleString('en-GB', { timeZone: 'Africa/Lagos' })
    : 'By the identity service'

const render = (view: string, values: Readonly<Record<string, string>>): string =>
  renderView(new URL(`views/${view}.html`, import.meta.url), values)

export const listPage = (emails: readonly Email[], to: string): string => {
  const rows = emails.map((email) =>
    render('row', {
      time: timeOf(email),
      to: email.to.join(', '),
      id: encodeURIComponent(email.id),
      subject: email.message.subject,
    }),
  )
  const list =
    rows.length > 0
      ? render('table', { rows: rows.join('') })
      : render('none', { to: to && ` to ${to}` })
  return render('page', { title: 'Emails', content: render('list', { to, list }) })
}

export const emailPage = (email: Email): string => {
  const { to, replyTo, message } = email
  const { subject } = message
  const html = message.html?.replace('<head>', '<head><base target="_blank">')
  const content = render('email', {
    subject,
    to: to.join(', '),
    reply: replyTo ? `Reply to ${replyTo}. ` : '',
    time: timeOf(email),
    text: withLinks(message.text),
    frame: html ? render('frame', { html }) : '',
  })
  return render('page', { title: subject, content })
}
