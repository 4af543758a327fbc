import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { preloadRoute } from './preload-route'

const { bootSession, loadPage } = vi.hoisted(() => ({
  bootSession: vi.fn(async () => {}),
  loadPage: vi.fn(async () => ({ default: () => null })),
}))
vi.mock('@/lib/session/restore-session', () => ({ bootSession }))
vi.mock('./own-modules', () => ({ ownPages: { load: loadPage } }))
vi.mock('./buyer-modules', () => ({ buyerPages: { load: loadPage } }))
vi.mock('./vendor-modules', () => ({ vendorPages: { load: loadPage } }))

// Only the pages' code is waited for, however long the routes' takes on a busy machine.
beforeAll(async () => {
  await Promise.all([import('./own-router'), import('./buyer-router'), import('./vendor-router')])
})
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
    ['/checkout/k3f9qzk3f9qzk3f9qz01', 'checkout/checkout'],
  ])('%s has its session and its code asked for at once', async (path, file) => {
    preloadRoute(path)
    expect(bootSession).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith(file))
  })

  it('asks for nothing where nobody was signed in', async () => {
    publishSession({ status: 'signed_out', by_choice: false })
    preloadRoute('/dashboard/purchases')
    await import('./buyer-router')
    expect(bootSession).not.toHaveBeenCalled()
    expect(loadPage).not.toHaveBeenCalled()
  })
})

it.each(['/', '/marketplace', '/auth/login'])('%s starts nothing early', async (path) => {
  preloadRoute(path)
  await import('./own-router')
  expect(bootSession).not.toHaveBeenCalled()
  expect(loadPage).not.toHaveBeenCalled()
})

it('loads no page for a path that has none', async () => {
  preloadRoute('/dashboard/nowhere')
  await import('./buyer-router')
  expect(loadPage).not.toHaveBeenCalled()
})
