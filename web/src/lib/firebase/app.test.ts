import { deleteApp, getApps } from 'firebase/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  // reCAPTCHA's script, which never becomes ready.
  vi.stubGlobal('grecaptcha', { enterprise: { ready: () => {} } })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  // Firebase keeps its apps outside of the modules that are loaded again.
  await Promise.all(getApps().map(deleteApp))
})

it('has no App Check token without a site key', async () => {
  const { appCheckToken } = await import('./app')
  expect(await appCheckToken()).toBeUndefined()
})

it('gives up when reCAPTCHA never answers', async () => {
  vi.useFakeTimers()
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key')
  const { appCheckToken } = await import('./app')
  const token = appCheckToken()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(await Promise.race([token, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await token).toBeUndefined()
})
