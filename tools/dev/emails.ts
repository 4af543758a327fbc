import * as z from 'zod'
import { escapeHtml } from '../../functions/src/contract/text/escape-html'
import { millisOf } from '../../functions/src/contract/time'
import type { Mail } from '../../functions/src/db/messaging/mail'

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

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} | Emails of this suite</title>
<style>
body { max-width: 72rem; margin: 0 auto; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; text-align: left; border-top: 1px solid; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { width: 100%; height: 32rem; border: 1px solid; background: Canvas; }
input, button { font: inherit; padding: .5rem; }
</style>
</head>
<body>
<p><strong>Development:</strong> nothing here is sent to anyone.</p>
<main>${content}</main>
</body>
</html>`

export const listPage = (emails: readonly Email[], to: string): string => {
  const rows = emails.map(
    (email) =>
      `<tr><td>${timeOf(email)}</td><td>${escapeHtml(email.to.join(', '))}</td><td><a href="/emails/${encodeURIComponent(email.id)}">${escapeHtml(email.message.subject)}</a></td></tr>`,
  )
  const list =
    rows.length === 0
      ? `<p>No email${to ? ` to ${escapeHtml(to)}` : ''} yet. Emails are written once their address is verified.</p>`
      : `<table><thead><tr><th>Written</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return page(
    'Emails',
    `<h1>Emails</h1>
<form><label>To <input type="search" name="to" value="${escapeHtml(to)}" placeholder="Part of an address"></label> <button>Show</button></form>
${list}`,
  )
}

export const emailPage = (email: Email): string => {
  const { to, replyTo, message } = email
  const html = message.html?.replace('<head>', '<head><base target="_blank">')
  const frame = html
    ? `<h2>As HTML</h2><iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>`
    : ''
  return page(
    message.subject,
    `<p><a href="/">All emails</a></p>
<h1>${escapeHtml(message.subject)}</h1>
<p>To ${escapeHtml(to.join(', '))}. ${replyTo ? `Reply to ${escapeHtml(replyTo)}. ` : ''}${timeOf(email)}</p>
<h2>As text</h2><pre>${withLinks(message.text)}</pre>${frame}`,
  )
}
