import { describe, expect, test } from 'vitest'
import { countedTest } from '../../../../../tests/support/counts'
import { NO_MESSAGE_IS_PROOF } from '../../../contract/proof-of-payment'
import { renderEmail } from './email'

const SETTINGS = 'https://oja.example/dashboard/settings#notifications'
const LOGO = 'https://oja.example/icon-192.png'
const CHECK = 'https://oja.example/check'
const FOOT = {
  word: 'Ọ̀pẹ̀lẹ́',
  check_url: CHECK,
  why: 'You have an account.',
  links: [{ text: 'Choose', url: SETTINGS }],
  logo_url: LOGO,
}
const email = {
  subject: 'Order shipped',
  paragraphs: ['Adire is on its way.', 'Two\nlines'],
  action: { text: 'View order', url: 'https://oja.example/dashboard/purchases/a?x=1&y=2' },
  amount: { label: 'Held for you', value: '₦6,800' },
  facts: [['Carrier', 'GIG Logistics']] as const,
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
    expect(html).toContain('>Two<br>lines</p>')
    for (const set of [text, html]) {
      expect(set).toContain('Adire is on its way.')
      for (const shown of ['Held for you', '₦6,800', 'Carrier', 'GIG Logistics']) {
        expect(set).toContain(shown)
      }
      expect(set).toContain(SETTINGS)
    }
  })

  test('begins with the word of who it is to, and says that no message proves a payment', () => {
    const line = 'Your word: Ọ̀pẹ̀lẹ́. A message without it isn’t from Oja.'
    const { text, html, subject } = renderEmail(email, FOOT)
    expect(text.startsWith(`${line}\n\n`)).toBe(true)
    expect(html.indexOf(line)).toBeGreaterThan(0)
    expect(html.indexOf(line)).toBeLessThan(html.indexOf('<h1'))
    for (const set of [text, html]) {
      expect(set).toContain(NO_MESSAGE_IS_PROOF)
      expect(set).toContain(CHECK)
      expect(set.split('Ọ̀pẹ̀lẹ́')).toHaveLength(2)
    }
    // A subject is shown to others: in lists, on lock screens, above a reply.
    expect(subject).not.toContain('Ọ̀pẹ̀lẹ́')
  })

  test('to an address that nobody proved has no word, and no line about one', () => {
    const { text, html } = renderEmail(email, { ...FOOT, word: null })
    for (const set of [text, html]) {
      expect(set).not.toMatch(/your word/i)
      expect(set).toContain(NO_MESSAGE_IS_PROOF)
    }
  })

  test('loads nothing but its mark and the picture of the product', () => {
    const image = { url: 'https://oja.example/cap.webp', alt: 'Cap' }
    const { html } = renderEmail({ ...email, image }, FOOT)
    const sources = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)
    expect(sources).toEqual([LOGO, image.url])
    expect(html).not.toMatch(/<(script|link)\b|url\(|@import/)
  })

  test('shows no picture that only the site can find', () => {
    const image = { url: '/cap.webp', alt: 'Cap' }
    expect(renderEmail({ ...email, image }, FOOT).html).not.toContain('cap.webp')
  })

  test('has no button where there is nothing to do', () => {
    const { subject, paragraphs } = email
    expect(renderEmail({ subject, paragraphs }, FOOT).text).not.toContain('View order')
  })

  for (const words of HOSTILE) {
    countedTest('R21', `shows what somebody wrote as text: ${words}`, () => {
      const action = { text: words, url: `https://oja.example/${words}` }
      const cards = {
        image: { url: `https://oja.example/${words}`, alt: words },
        amount: { label: words, value: words },
        facts: [[words, words]] as const,
      }
      const content = { subject: words, paragraphs: [words], action, ...cards }
      const { html } = renderEmail(content, FOOT)
      // Empties attribute values; quotes inside a value are escaped as entities.
      const markup = html.replace(/"[^"]*"/g, '""')
      expect(markup).not.toMatch(/<(script|svg)\b|<[^>]*\son\w+\s*=/)
      expect(markup.match(/<img\b/g)).toHaveLength(2)
    })
  }

  test('has a subject of one line, whatever is in a name', () => {
    const { subject } = renderEmail({ subject: 'A\r\nBcc: x@y.z', paragraphs: [] }, FOOT)
    expect(subject).toBe('A Bcc: x@y.z')
  })
})
