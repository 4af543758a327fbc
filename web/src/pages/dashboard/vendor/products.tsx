import { ProductsPage } from '@/features/selling/products/products-page'

export default function VendorProductsPage() {
  return <ProductsPage />
}
