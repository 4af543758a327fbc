import { expect, test } from 'vitest'
import { type Email, emailPage, identityEmails, listPage, withLinks } from './emails'

const email: Email = {
  id: 'one/two',
  to: ['ada@oja.example'],
  message: {
    subject: '<b>New</b> order',
    text: 'See it: http://localhost:5173/dashboard?a=1&b=2',
    html: '<html><head></head><body><script>alert(1)</script>"</body></html>',
  },
  created_at: { seconds: 1_790_000_000, nanoseconds: 0 },
}

test('a URL in an email is a link, and markup in it is text', () => {
  expect(withLinks('<b> http://127.0.0.1/a?b=1&c=2 end')).toBe(
    '&lt;b&gt; <a href="http://127.0.0.1/a?b=1&amp;c=2">http://127.0.0.1/a?b=1&amp;c=2</a> end',
  )
})

test('an email’s HTML shows in a frame that runs no script', () => {
  const page = emailPage(email)
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('<b>New</b>')
})

test('the list links each email by its id, and says when there is none', () => {
  expect(listPage([email], '')).toContain('href="/emails/one%2Ftwo"')
  expect(listPage([], '<x>')).toContain('No email to &lt;x&gt; yet')
})

test('the emails of the identity service link to the page that takes their code', () => {
  const codes = ['VERIFY_EMAIL', 'EMAIL_SIGNIN', 'PASSWORD_RESET'].map((requestType) => ({
    email: 'ada@oja.example',
    requestType,
    oobCode: 'c+3',
  }))
  const [reset, verify, ...others] = identityEmails({ oobCodes: codes }, 'http://localhost:5173')
  if (!reset) throw new Error('There is no email')
  expect(emailPage(reset)).toContain(
    'href="http://localhost:5173/auth/reset-password?mode=resetPassword&amp;oobCode=c%2B3"',
  )
  expect(verify?.message.subject).toBe('Verify your email')
  expect(others).toEqual([])
  expect(identityEmails({}, '')).toEqual([])
})
