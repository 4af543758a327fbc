import type { UseQueryResult } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { show } from '@/lib/testing/stage'
import { ProductUnavailable } from './product-unavailable'

const queryOf = (change: Partial<Pick<UseQueryResult, 'error' | 'fetchStatus'>>) =>
  ({ data: undefined, error: null, fetchStatus: 'idle', refetch: vi.fn(), ...change }) as never

const open = (change: Parameters<typeof queryOf>[0]) =>
  show(<ProductUnavailable query={queryOf(change)} name="Gangan" />, {
    at: '/products/gangan-k3f9qzk3f9qzk3f9qz01',
    path: '/products/:slug',
  })
const AWAY = /^“Gangan” is not on this device yet/

beforeEach(() => {
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) })
  vi.stubGlobal('fetch', async () => new Response())
})

it.each([
  ['has to wait for a connection', { fetchStatus: 'paused' as const }],
  ['got no answer', { error: apiError('network', 'No answer') }],
])('a product that isn’t stored is said to be so when its request %s', async (_, change) => {
  open(change)
  expect(await screen.findByText(AWAY)).toBeVisible()
})

it('one that is no longer sold isn’t taken for one that isn’t stored', async () => {
  const error = apiError('json', '', { status: 404, code: 'product/not-found' })
  open({ error })
  expect(await screen.findByText('This product is not available')).toBeVisible()
  expect(screen.queryByText(AWAY)).toBeNull()
})
