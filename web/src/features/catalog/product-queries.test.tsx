import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { makeQueryClient } from '@/lib/api/query-client'
import { useProduct } from './product-queries'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/api/api-client', () => ({ call }))

const client = makeQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
afterEach(() => {
  call.mockReset()
  client.clear()
})

const errorAfter = async (error: Error) => {
  call.mockRejectedValue(error)
  const { result } = renderHook(() => useProduct('aaaaaaaaaaaaaaaaaaaa'), { wrapper })
  await waitFor(() => expect(result.current.error).toBe(error), { timeout: 5_000 })
}

it('asks once for a product that isn’t there', async () => {
  await errorAfter(apiError('json', 'Gone.', { status: 404, code: 'product/not-found' }))
  expect(call).toHaveBeenCalledOnce()
})

it('tries once more if the server failed', async () => {
  await errorAfter(apiError('html', 'A server error occurred.', { status: 502 }))
  expect(call).toHaveBeenCalledTimes(2)
})
