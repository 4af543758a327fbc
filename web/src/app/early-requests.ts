/**
 * The first data of a public page, asked for by the HTML itself while the code is on its way. The
 * build copies this function into index.html as text, so it may use nothing from outside itself.
 */
export const earlyDataOf = (pathname: string, search: string): string | undefined => {
  const products = '/api/v1/public/products'
  const [, area, name] = pathname.split('/')
  if (pathname === '/') return `${products}/recent`
  if (area === 'products' && name) return `${products}/${name.slice(name.lastIndexOf('-') + 1)}`
  if (area !== 'marketplace' || search) return undefined
  return `${products}?${name ? `category=${name}&` : ''}sortBy=most_recent&page=1&limit=24`
}

/** Whose chunks the HTML asks for: the page's file under routes/ for the first part of the path. */
export const earlyPages: Record<string, string> = {
  '': 'home',
  marketplace: 'marketplace',
  products: 'product',
}
