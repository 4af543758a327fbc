import type { Upload } from '@/lib/uploads/use-uploads'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { Button } from '@/ui/form/button'

type Props = { upload: Upload; onRetry: () => void; onRemove: () => void }

/** One image, uploading or uploaded. */
export const ImageRow = ({ upload, onRetry, onRemove }: Props) => {
  const { file, preview, state } = upload
  return (
    <li className="flex items-center gap-3">
      <img
        src={preview}
        alt=""
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-md border border-line bg-sunken object-cover"
      />
      <div className="min-w-0 flex-1">
        {state.status === 'uploading' && (
          <ProgressBar label={`Uploading ${file.name}`} value={state.fraction} />
        )}
        {state.status === 'done' && <p className="truncate text-sm">{file.name}, uploaded</p>}
        {state.status === 'failed' && (
          <p role="alert" className="text-sm text-error">
            {file.name}: {state.text}
          </p>
        )}
      </div>
      {state.status === 'failed' && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Retry<span className="sr-only"> {file.name}</span>
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onRemove}>
        {state.status === 'uploading' ? 'Cancel' : 'Remove'}
        <span className="sr-only"> {file.name}</span>
      </Button>
    </li>
  )
}
