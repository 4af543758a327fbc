// App Check stays in debug mode for as long as its process runs. Options of its own, here the
// default's, give this file a process of its own.
// @vitest-environment-options { "width": 1024 }
import { expect, it, vi } from 'vitest'

const EXCHANGE = /^https:\/\/content-firebaseappcheck\.googleapis\.com\/.*:exchangeDebugToken/

it('exchanges a developer’s debug token for an App Check token', async () => {
  // The library prints the token.
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key')
  vi.stubEnv('VITE_APP_CHECK_DEBUG_TOKEN', 'registered')
  vi.stubGlobal('grecaptcha', { enterprise: { ready: () => {} } })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { debug_token } = JSON.parse(String(init?.body))
    const isKnown = EXCHANGE.test(String(input)) && debug_token === 'registered'
    return Response.json(isKnown ? { token: 'a.proof.token', ttl: '3600s' } : {}, {
      status: isKnown ? 200 : 403,
    })
  })
  const { appCheckToken } = await import('./app')
  expect(await appCheckToken()).toBe('a.proof.token')
})
