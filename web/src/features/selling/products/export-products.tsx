import { Download } from 'lucide-react'
import { showFailure } from '@/lib/api/failure-text'
import { saveFile } from '@/lib/save-file'
import { useAction } from '@/lib/use-action'
import { Button } from '@/ui/form/button'
import { exportProducts } from './product-actions'

const ExportButton = ({ format, label }: { format: 'oja' | 'shopify'; label: string }) => {
  const { run, isPending } = useAction(
    async () => saveFile(`${format}-products.csv`, await exportProducts(format)),
    { onFailure: showFailure },
  )
  return (
    <Button variant="quiet" size="sm" onClick={() => run()} loading={isPending}>
      <Download aria-hidden className="size-4" />
      {label}
    </Button>
  )
}

export const ExportProducts = () => (
  <div className="flex flex-wrap gap-3">
    <ExportButton format="oja" label="Export" />
    <ExportButton format="shopify" label="For Shopify" />
  </div>
)
