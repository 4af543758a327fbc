import { userEndpoints } from '@contract/api/people/users'
import { Download } from 'lucide-react'
import { call } from '@/lib/api/api-client'
import { showFailure } from '@/lib/api/failure-text'
import { saveFile } from '@/lib/save-file'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { Button } from '@/ui/form/button'

export const ExportData = () => {
  const { run, dialog } = useRecentLogin()
  const download = useAction(
    async () => {
      const text = JSON.stringify(await run(() => call(userEndpoints.export)), null, 2)
      saveFile('oja-my-data.json', new Blob([text], { type: 'application/json' }))
    },
    { onFailure: showFailure },
  )
  return (
    <>
      <Button
        variant="secondary"
        className="max-w-full justify-self-start wrap-anywhere"
        onClick={() => download.run()}
        loading={download.isPending}
        loadingText="Collecting your data…"
      >
        <Download aria-hidden className="size-4" />
        Download my data
      </Button>
      {dialog}
    </>
  )
}
