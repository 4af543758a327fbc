import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

// happy-dom has no layout: what asks for it gets an honest "nothing is on the screen yet".
class NoIntersections {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', NoIntersections)
