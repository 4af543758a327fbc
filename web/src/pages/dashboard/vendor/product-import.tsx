import { ImportPage } from '@/features/selling/import/import-page'
import { usePageTitle } from '@/ui/navigation/use-page-title'

export default function ImportProductsPage() {
  usePageTitle('Import products')
  return <ImportPage />
}
