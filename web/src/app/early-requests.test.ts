import { describe, expect, it } from 'vitest'
import { filterOf, queryOf } from '@/features/product/marketplace-filter'
import { earlyDataOf } from './early-requests'

/** What the client will ask for, in the order in which it writes the query. */
const asked = (category?: string) => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(queryOf(filterOf(new URLSearchParams(), category)))) {
    if (value !== undefined && value !== '' && !Array.isArray(value)) search.set(key, `${value}`)
  }
  return `/api/v1/public/products?${search}`
}

describe('earlyDataOf', () => {
  it('asks for what the home page and a product page ask for', () => {
    expect(earlyDataOf('/', '')).toBe('/api/v1/public/products/recent')
    expect(earlyDataOf('/products/indigo-adire-abc123', '')).toBe('/api/v1/public/products/abc123')
  })

  it('asks for exactly what the marketplace asks for first', () => {
    expect(earlyDataOf('/marketplace', '')).toBe(asked())
    expect(earlyDataOf('/marketplace/furniture', '')).toBe(asked('furniture'))
  })

  it('asks for nothing where it can not know: a filtered list, any other page', () => {
    expect(earlyDataOf('/marketplace', '?q=adire')).toBeUndefined()
    expect(earlyDataOf('/about', '')).toBeUndefined()
    expect(earlyDataOf('/products', '')).toBeUndefined()
    expect(earlyDataOf('/dashboard/purchases', '')).toBeUndefined()
  })
})
