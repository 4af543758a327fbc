import { act, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CONSENT_COOKIE } from '@/config/consent'
import { show } from '@/lib/testing/stage'
import { CookieConsent } from './cookie-consent'

const get = vi.fn<(name: string) => Promise<object | null>>()
const read = vi.spyOn(Document.prototype, 'cookie', 'get')
const LINE = { name: 'We value your privacy' }

beforeEach(() => {
  get.mockReset()
  read.mockClear()
  vi.stubGlobal('cookieStore', { get })
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => read.mockRestore())

it('asks once the browser says that nothing was answered, for which the page does not wait', async () => {
  get.mockResolvedValue(null)
  show(<CookieConsent />)
  expect(await screen.findByRole('dialog', LINE)).toBeVisible()
  expect(get).toHaveBeenCalledWith(CONSENT_COOKIE)
  expect(read).not.toHaveBeenCalled()
})

it('asks nothing of who has answered', async () => {
  get.mockResolvedValue({ name: CONSENT_COOKIE, value: '{}' })
  show(<CookieConsent />)
  await vi.waitFor(() => expect(get).toHaveBeenCalled())
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('dialog', LINE)).toBeNull()
  expect(read).not.toHaveBeenCalled()
})
