import { Download } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '@/lib/failure-text'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { exportProducts } from './product-actions'

export const ExportProducts = () => {
  const [isLoading, setLoading] = useState(false)

  const download = async () => {
    setLoading(true)
    try {
      saveFile('oja-products.csv', await exportProducts())
    } catch (error) {
      showFailure(error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" onClick={download} loading={isLoading}>
      <Download aria-hidden className="size-4" />
      Export
    </Button>
  )
}
