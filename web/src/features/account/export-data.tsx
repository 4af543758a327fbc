import { userEndpoints } from '@contract/endpoints/users'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { send } from '@/lib/api-client'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'

export const ExportData = () => {
  const [isLoading, setIsLoading] = useState(false)

  const download = async () => {
    setIsLoading(true)
    try {
      const { data } = await send(userEndpoints.export)
      if (!data) return
      const text = JSON.stringify(data, null, 2)
      saveFile('oja-my-data.json', new Blob([text], { type: 'application/json' }))
    } catch {
      // It was told.
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
