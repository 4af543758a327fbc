import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { preloadRoute } from './preload-route'

const { bootSession, loadPage } = vi.hoisted(() => ({
  bootSession: vi.fn(async () => {}),
  loadPage: vi.fn(async () => ({ default: () => null })),
}))
vi.mock('@/lib/session/restore-session', () => ({ bootSession }))
vi.mock('./route-modules', () => ({ loadPage }))

beforeEach(() => {
  vi.clearAllMocks()
  publishSession({ status: 'loading' })
})

describe('a page of one’s own', () => {
  it.each([
    ['/dashboard/purchases', 'dashboard/purchases'],
    ['/dashboard/purchases/k3f9qzk3f9qzk3f9qz01', 'dashboard/purchase'],
    ['/dashboard/vendor', 'dashboard/vendor/home'],
    ['/dashboard/vendor/products/new', 'dashboard/vendor/product-new'],
  ])('%s has its session and its code asked for at once', (path, file) => {
    preloadRoute(path)
    expect(bootSession).toHaveBeenCalledOnce()
    expect(loadPage).toHaveBeenCalledExactlyOnceWith(file)
  })

  it('asks for nothing where nobody was signed in', () => {
    publishSession({ status: 'signed_out', by_choice: false })
    preloadRoute('/dashboard/purchases')
    expect(bootSession).not.toHaveBeenCalled()
    expect(loadPage).not.toHaveBeenCalled()
  })
})

it.each(['/', '/marketplace', '/auth/login', '/dashboard/nowhere'])(
  '%s starts nothing early',
  (path) => {
    preloadRoute(path)
    expect(bootSession).not.toHaveBeenCalled()
    expect(loadPage).not.toHaveBeenCalled()
  },
)
