import { describe, expect, it } from 'vitest'
import { isUrl, webLinkSchema } from './url'

describe('the URL check', () => {
  it.each(['https://giglogistics.com/track/1', 'http://a.ng', 'mailto:a@b.ng', 'javascript:0'])(
    'accepts %j, which parses as a URL',
    (text) => expect(isUrl(text)).toBe(true),
  )
  it.each(['', 'giglogistics.com/track', '/track/1', 'https://', 'GIG 123'])(
    'refuses %j, which does not',
    (text) => expect(isUrl(text)).toBe(false),
  )
})

describe('a link to follow', () => {
  it('is kept without blanks around it', () => {
    expect(webLinkSchema.parse(' https://giglogistics.com/t/1 ')).toBe(
      'https://giglogistics.com/t/1',
    )
  })
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.ng',
    'giglogistics.com',
    `https://a.ng/${'x'.repeat(500)}`,
  ])('is refused as %j', (text) => {
    expect(webLinkSchema.safeParse(text).success).toBe(false)
  })
})
