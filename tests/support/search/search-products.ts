import type { ProductChange, SearchProduct } from '../../../functions/src/ports/product-search'

export const searchProduct = (
  id: string,
  change: Partial<SearchProduct> & { created?: number } = {},
): SearchProduct => {
  const { created = 1_000, ...fields } = change
  const at = { seconds: created, nanoseconds: 0 }
  return {
    id,
    name: `Thing ${id}`,
    category: 'books',
    attributes: {},
    vendor_details: { vendor_id: 'vendor', name: 'Ọjà Works', logo: '' },
    price: 1_000_000,
    created_at: at,
    sales_count: 0,
    rating: 0,
    delivery_states: ['all'],
    status: 'active',
    vendor_active: true,
    updated_at: at,
    ...fields,
  }
}

export const changeOf = (product: SearchProduct, version = 1): ProductChange => ({
  id: product.id,
  version,
  product,
})
