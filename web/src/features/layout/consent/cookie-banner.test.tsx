import { MINUTE_MS } from '@contract/time'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '@/lib/testing/stage'
import { CookieConsent } from './cookie-consent'

describe('section 2, the cookie banner', () => {
  const dialogNamed = (name: string) => screen.findByRole('dialog', { name, hidden: true })
  const isKept = () => document.cookie.includes('cc_cookie=')

  it('asks, offers its preferences, and keeps the choice in cc_cookie', async () => {
    // The library moves focus in a timer; fake timers keep it from firing after the test.
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show(<CookieConsent />)
    const banner = await dialogNamed('We value your privacy')
    expect(isKept()).toBe(false)
    const texts = Array.from(banner.querySelectorAll('button, a'), ({ textContent }) => textContent)
    expect(texts).toEqual(['Privacy Policy', 'Terms of use', 'Preferences', 'I understand'])
    fireEvent.click(screen.getByText('Preferences'))
    const preferences = await dialogNamed('Manage Your Cookie Preferences')
    expect(preferences.textContent).toContain('Save my preferences')
    fireEvent.click(screen.getByText('I understand'))
    await vi.waitFor(() => expect(isKept()).toBe(true))
    await vi.waitFor(() => expect(banner).not.toBeInTheDocument())
    expect(decodeURIComponent(document.cookie)).toContain('"categories":["necessary"]')
  })

  it.each(['/auth/login', '/auth/signup', '/checkout/return'])('asks nothing at %s', async (at) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the library writes it so
    document.cookie = 'cc_cookie=; max-age=0; path=/'
    vi.useFakeTimers()
    show(<CookieConsent />, { at })
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
    vi.useRealTimers()
    expect(screen.queryByRole('dialog', { name: 'We value your privacy' })).toBeNull()
  })
})
