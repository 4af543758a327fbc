import { userEndpoints } from '@contract/endpoints/users'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/lib/api-client'
import { showFailure } from '@/lib/failure-text'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'

export const ExportData = () => {
  const [isLoading, setIsLoading] = useState(false)

  const download = async () => {
    setIsLoading(true)
    try {
      const data = await call(userEndpoints.export)
      const text = JSON.stringify(data, null, 2)
      saveFile('oja-my-data.json', new Blob([text], { type: 'application/json' }))
    } catch (error) {
      showFailure(error)
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      onClick={download}
      loading={isLoading}
      loadingText="Collecting your data…"
    >
      <Download aria-hidden className="size-4" />
      Download my data
    </Button>
  )
}
