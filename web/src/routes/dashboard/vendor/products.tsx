import { ProductsPage } from '@/features/product-editor/products-page'

export default function VendorProductsPage() {
  return <ProductsPage />
}
