/** The first data of a public page, asked for by the HTML itself while the code is on its way. */
export const preloadUrl = (pathname: string, search: string): string | undefined => {
  const products = '/api/v1/public/products'
  const [, area, name] = pathname.split('/')
  if (pathname === '/') return `${products}/recent`
  if (area === 'products' && name) return `${products}/${name.slice(name.lastIndexOf('-') + 1)}`
  if (area !== 'marketplace' || search) return undefined
  return `${products}?${name ? `category=${name}&` : ''}sortBy=most_recent&page=1&limit=24`
}

const PRODUCT_REQUESTS = 'features/catalog/product-requests.ts'
const VENDOR_REQUESTS = 'features/catalog/vendor/vendor-requests.ts'

/** Whose chunks the HTML asks for: files of the source for the first part of the path. */
export const preloadModules: Record<string, string[]> = {
  '': ['pages/home.tsx', PRODUCT_REQUESTS],
  marketplace: ['pages/marketplace.tsx', PRODUCT_REQUESTS],
  products: ['pages/product.tsx', PRODUCT_REQUESTS],
  vendors: ['pages/vendors.tsx', 'pages/vendor.tsx', VENDOR_REQUESTS],
}
