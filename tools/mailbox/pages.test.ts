import { expect, test } from 'vitest'
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
