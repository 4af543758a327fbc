import { describe, expect, it } from 'vitest'
import { filterOf, queryOf } from '@/features/catalog/browse/marketplace-filter'
import { preloadUrl } from './preload-plan'

/** The URL that the API client requests, with its order of query parameters. */
const asked = (category?: string) => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(queryOf(filterOf(new URLSearchParams(), category)))) {
    if (value !== undefined && value !== '' && !Array.isArray(value)) search.set(key, `${value}`)
  }
  return `/api/v1/public/products?${search}`
}

describe('earlyDataOf', () => {
  it('asks for what the home page and a product page ask for', () => {
    expect(preloadUrl('/', '')).toBe('/api/v1/public/products/recent')
    expect(preloadUrl('/products/indigo-adire-abc123', '')).toBe('/api/v1/public/products/abc123')
  })

  it('asks for exactly what the marketplace asks for first', () => {
    expect(preloadUrl('/marketplace', '')).toBe(asked())
    expect(preloadUrl('/marketplace/furniture', '')).toBe(asked('furniture'))
  })

  it('asks for nothing where it can not know: a filtered list, any other page', () => {
    expect(preloadUrl('/marketplace', '?q=adire')).toBeUndefined()
    expect(preloadUrl('/about', '')).toBeUndefined()
    expect(preloadUrl('/products', '')).toBeUndefined()
    expect(preloadUrl('/dashboard/purchases', '')).toBeUndefined()
  })
})
