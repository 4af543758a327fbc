import { expect, test } from 'vitest'
import { identityLetters } from './identity-letters'
import { type Letter, letterPage, listPage, withLinks } from './pages'

const letter: Letter = {
  id: 'one/two',
  to: ['ada@oja.example'],
  message: {
    subject: '<b>New</b> order',
    text: 'See it: http://localhost:5173/dashboard?a=1&b=2',
    html: '<html><head></head><body><script>alert(1)</script>"</body></html>',
  },
  created_at: { seconds: 1_790_000_000, nanoseconds: 0 },
}

test('an address in a letter can be pressed, and markup in it is text', () => {
  expect(withLinks('<b> http://127.0.0.1/a?b=1&c=2 end')).toBe(
    '&lt;b&gt; <a href="http://127.0.0.1/a?b=1&amp;c=2">http://127.0.0.1/a?b=1&amp;c=2</a> end',
  )
})

test('a letter’s HTML shows in a frame that runs no script', () => {
  const page = letterPage(letter)
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('<b>New</b>')
})

test('the list leads to each letter by its id, and says when there is none', () => {
  expect(listPage([letter], '')).toContain('href="/letters/one%2Ftwo"')
  expect(listPage([], '<x>')).toContain('No letter to &lt;x&gt; yet')
})

test('the mails of the identity service lead to the page that takes their code', () => {
  const code = (requestType: string, oobCode: string) => ({
    email: 'ada@oja.example',
    requestType,
    oobCode,
  })
  const letters = identityLetters(
    {
      oobCodes: [
        code('VERIFY_EMAIL', 'a1'),
        code('EMAIL_SIGNIN', 'b2'),
        code('PASSWORD_RESET', 'c+3'),
      ],
    },
    'http://localhost:5173',
  )
  expect(letters.map(({ message }) => message.subject)).toEqual([
    'Set a new password',
    'Verify your email',
  ])
  const [reset] = letters
  if (!reset) throw new Error('There is no letter')
  expect(letterPage(reset)).toContain(
    'href="http://localhost:5173/auth/reset-password?mode=resetPassword&amp;oobCode=c%2B3"',
  )
  expect(listPage(letters, '')).toContain('By the identity service')
  expect(identityLetters({}, '')).toEqual([])
})
