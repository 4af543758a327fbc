import { ImportPage } from '@/features/product-import/import-page'
import { usePageTitle } from '@/ui/use-page-title'

export default function ImportProductsPage() {
  usePageTitle('Import products')
  return <ImportPage />
}
