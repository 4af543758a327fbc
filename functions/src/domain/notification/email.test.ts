import { describe, expect, test } from 'vitest'
import { countedTest } from '../../../../tests/support/counts'
import { renderEmail } from './email'

const SETTINGS = 'https://oja.example/dashboard/settings#notifications'
const FOOT = { why: 'You have an account.', links: [{ text: 'Choose', url: SETTINGS }] }
const email = {
  subject: 'Order shipped',
  paragraphs: ['Adire is on its way.', 'Two\nlines'],
  action: { text: 'View order', url: 'https://oja.example/dashboard/purchases/a?x=1&y=2' },
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;script&gt;',
]

describe('a letter', () => {
  test('says the same as text and as HTML, with its link and the way to the settings', () => {
    const { subject, text, html } = renderEmail(email, FOOT)
    expect(subject).toBe('Order shipped')
    expect(text).toContain('View order: https://oja.example/dashboard/purchases/a?x=1&y=2')
    expect(html).toContain('href="https://oja.example/dashboard/purchases/a?x=1&amp;y=2"')
    expect(html).toContain('<p>Two<br>lines</p>')
    for (const set of [text, html]) {
      expect(set).toContain('Adire is on its way.')
      expect(set).toContain(SETTINGS)
    }
  })

  test('needs no picture, no script and no style sheet', () => {
    expect(renderEmail(email, FOOT).html).not.toMatch(/<(img|script|style|link)\b|url\(/)
  })

  test('has no button where there is nothing to do', () => {
    const { subject, paragraphs } = email
    expect(renderEmail({ subject, paragraphs }, FOOT).text).not.toContain('View order')
  })

  for (const words of HOSTILE) {
    countedTest('R21', `shows what somebody wrote as text: ${words}`, () => {
      const action = { text: words, url: `https://oja.example/${words}` }
      const { html } = renderEmail({ subject: words, paragraphs: [words], action }, FOOT)
      // Empties attribute values; quotes inside a value are escaped as entities.
      const markup = html.replace(/"[^"]*"/g, '""')
      expect(markup).not.toMatch(/<(script|svg|img)\b|<[^>]*\son\w+\s*=/)
    })
  }

  test('has a subject of one line, whatever is in a name', () => {
    const { subject } = renderEmail({ subject: 'A\r\nBcc: x@y.z', paragraphs: [] }, FOOT)
    expect(subject).toBe('A Bcc: x@y.z')
  })
})
