import { describe, expect, test } from 'vitest'
import { webLinkSchema } from './url'

describe('a link that a vendor gives', () => {
  test.each(['https://giglogistics.com/track/GIG123', 'https://x.example:8443/a?b=c#d'])(
    'is taken: %s',
    (link) => expect(webLinkSchema.parse(` ${link} `)).toBe(link),
  )

  test.each([
    '\u202ahttps://x.example/a\u202c',
    '\u200bhttps://x.example/a\u200b',
    '<https://x.example/a>',
    'https://x.exam\u00adple\n/a',
    'https://x.example/\u202ea',
  ])('is taken as it is pasted, and shows where it leads: %j', (pasted) => {
    expect(webLinkSchema.parse(pasted)).toBe('https://x.example/a')
  })

  test.each([
    'http://giglogistics.com/track/GIG123',
    'https://giglogistics.com@evil.example/login',
    'https://giglogistics.com:track@evil.example/login',
    'https://:secret@evil.example',
    'javascript:alert(1)',
    'ftp://giglogistics.com/x',
    'giglogistics.com',
  ])('is refused unless it is HTTPS and names its host alone: %s', (link) => {
    expect(webLinkSchema.safeParse(link).success).toBe(false)
  })
})
