import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Vitest transforms lazy chunks when a test first imports them, which is slow on a busy machine.
const PATIENCE_MS = 10_000
configure({ asyncUtilTimeout: PATIENCE_MS })
// Vitest has no setting for its own.
const { waitFor } = vi
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options)

// Another service: nobody is signed in there. Its first import takes a busy machine longer than a test waits.
vi.mock('@/lib/firebase/auth', () => ({
  auth: {
    currentUser: null,
    authStateReady: async () => {},
    signOut: async () => {},
    onIdTokenChanged: (follow: (user: null) => void) => {
      follow(null)
      return () => {}
    },
  },
}))

/** No test reaches a network that it doesn't bring: a request fails as it does offline. */
const failOffline = () => Promise.reject(new TypeError('Failed to fetch'))
window.fetch = failOffline
globalThis.fetch = failOffline

// A plain element in browsers; happy-dom doesn't know it, which React reports.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

/** Empties the window, which the test files share. */
const resetWindow = () => {
  const { documentElement, head, body } = document
  documentElement.replaceChildren(head, body)
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  head.replaceChildren()
  body.replaceChildren()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way in this window
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

afterAll(resetWindow)
