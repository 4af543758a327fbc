import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { makeQueryClient } from '@/lib/api/query-client'
import { api } from '@/lib/testing/fake-api'
import { useProduct } from './product-queries'

const client = makeQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
afterEach(() => client.clear())

const failure = async () => {
  const { result } = renderHook(() => useProduct('aaaaaaaaaaaaaaaaaaaa'), { wrapper })
  await waitFor(() => expect(result.current.error).not.toBeNull())
  return result.current.error
}

it('asks once for a product that isn’t there', async () => {
  api.refuses('products.get', 'product/not-found')
  expect(await failure()).toMatchObject({ status: 404, code: 'product/not-found' })
  expect(api.calls()).toHaveLength(1)
})

it('tries once more if the server failed', async () => {
  api.intercepts('products.get', 502)
  expect(await failure()).toMatchObject({ api: 'html', status: 502 })
  expect(api.calls()).toHaveLength(2)
})
