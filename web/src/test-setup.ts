import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Lazy chunks are transformed when a test first asks for them, which a busy machine does slowly.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 20_000 })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})
