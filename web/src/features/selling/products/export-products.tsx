import { Download } from 'lucide-react'
import { showFailure } from '@/lib/api/failure-text'
import { saveFile } from '@/lib/save-file'
import { useAction } from '@/lib/use-action'
import { Button } from '@/ui/form/button'
import { exportProducts } from './product-actions'

export const ExportProducts = () => {
  const { run, isPending } = useAction(
    async () => saveFile('oja-products.csv', await exportProducts()),
    { onFailure: showFailure },
  )
  return (
    <Button variant="secondary" onClick={() => run()} loading={isPending}>
      <Download aria-hidden className="size-4" />
      Export
    </Button>
  )
}
