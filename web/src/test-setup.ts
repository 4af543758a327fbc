import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Vitest transforms lazy chunks when a test first imports them, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 20_000 })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})
