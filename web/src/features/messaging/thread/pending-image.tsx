import { ProgressBar } from '@/ui/feedback/progress-bar'
import { Button } from '@/ui/form/button'
import type { useImageMessage } from './use-image-message'

type Props = Omit<ReturnType<typeof useImageMessage>, 'send'>

export const PendingImage = ({ file, fraction, failure, retry, drop }: Props) => {
  if (!file) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        {failure ? (
          <p role="alert" className="text-sm text-error">
            {file.name}: {failure}
          </p>
        ) : (
          <ProgressBar label={`Sending ${file.name}`} value={fraction} />
        )}
      </div>
      {failure && (
        <Button variant="secondary" size="sm" onClick={retry}>
          Try again
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={drop}>
        {failure ? 'Remove' : 'Cancel'}
      </Button>
    </div>
  )
}
