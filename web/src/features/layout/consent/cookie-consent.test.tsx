import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { CONSENT_COOKIE } from '@/config/consent'
import { CookieConsent } from './cookie-consent'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['asks once the browser says that nothing was answered', null, true],
  ['asks nothing of who has answered', { name: CONSENT_COOKIE, value: '{}' }, false],
])('%s, and the page does not wait for it', async (_, stored, isAsked) => {
  const get = vi.fn(async () => stored)
  vi.stubGlobal('cookieStore', { get })
  const read = vi.spyOn(Document.prototype, 'cookie', 'get')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(
    <MemoryRouter>
      <CookieConsent />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(get).toHaveBeenCalledWith(CONSENT_COOKIE))
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryAllByRole('dialog', { name: 'We value your privacy' })).toHaveLength(
    isAsked ? 1 : 0,
  )
  expect(read).not.toHaveBeenCalled()
})
