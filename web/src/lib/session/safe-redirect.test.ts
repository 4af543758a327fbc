import { describe, expect, it } from 'vitest'
import { countedTest } from '../../../../tests/support/counts'
import { safeRedirect } from './safe-redirect'

const HOSTILE = [
  'https://evil.example',
  'http://evil.example/dashboard',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'ftp://evil.example',
  'file:///etc/passwd',
  'evil.example',
  'dashboard',
  './dashboard',
  '../dashboard',
  '?redirect=//evil.example',
  '#//evil.example',
  '',
  '/..//evil.example',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  '/%5c/evil.example\\',
  '/ /evil.example',
  '/\u007f/evil.example',
]

describe('section 2, the redirect query leads to a page of this site or nowhere', () => {
  for (const payload of HOSTILE) {
    countedTest('R21', `refuses ${JSON.stringify(payload)}`, () => {
      expect(safeRedirect(payload)).toBeUndefined()
    })
  }

  it.each(['/auth', '/auth/login', '/auth/login?redirect=/', '/auth/signup', '/x/../auth/login'])(
    'refuses to come back to %s after a login',
    (payload) => {
      expect(safeRedirect(payload)).toBeUndefined()
    },
  )

  it('refuses nothing at all', () => {
    expect(safeRedirect(null)).toBeUndefined()
  })

  it.each([
    '/',
    '/dashboard/purchases',
    '/dashboard/purchases/abc?type=all#events',
    '/marketplace?q=aso-oke&states=Akwa+Ibom',
    '/search?next=https://evil.example',
    '/authors',
  ])('allows %s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  it.each(HOSTILE)('whatever comes out of %j starts on this site', (payload) => {
    for (const text of [payload, `/${payload}`, `/x?y=${payload}`]) {
      const path = safeRedirect(text)
      if (path !== undefined) {
        expect(new URL(path, window.location.href).origin).toBe(window.location.origin)
        expect(path).toMatch(/^\/(?!\/)/)
      }
    }
  })
})
