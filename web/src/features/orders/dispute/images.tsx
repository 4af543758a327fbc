import { ImagePlus } from 'lucide-react'
import { useEffect, useId } from 'react'
import { acceptOf, toastRefusal } from '@/lib/uploads/image-rules'
import { useUploads } from '@/lib/uploads/use-uploads'
import { toast } from '@/ui/feedback/toast'
import { FileButton } from '@/ui/file-button'
import { FieldError } from '@/ui/form/field-error'
import { ImageRow } from './image-row'

/** `isBusy` until every image is uploaded; a failed one must be retried or removed. */
export type PickedImages = { paths: string[]; isBusy: boolean }

type Props = {
  label: string
  hint?: string
  most: number
  isRequired?: boolean
  error?: string | undefined
  /** Returns the Storage path for a file name. */
  pathOf: (file: string) => string
  onChange: (images: PickedImages) => void
}

/** An image picker with upload progress, cancel, retry and remove. */
export const Images = ({ label, hint, most, isRequired, error, pathOf, onChange }: Props) => {
  const { uploads, choose, send, remove } = useUploads({
    purpose: 'evidence',
    pathOf,
    onRefused: toastRefusal,
  })
  const id = useId()

  useEffect(() => {
    const paths = uploads.flatMap(({ state }) => (state.status === 'done' ? [state.path] : []))
    onChange({ paths, isBusy: paths.length < uploads.length })
  }, [uploads, onChange])

  const add = async (files: readonly File[]) => {
    const room = most - uploads.length
    if (files.length > room) {
      toast.info(`There is room for ${room} more. The first ${room} are taken.`)
    }
    for (const upload of await choose(files.slice(0, room))) void send(upload)
  }

  return (
    <div className="grid gap-3">
      <div className="grid justify-items-start gap-1.5">
        <span className="text-sm font-semibold">
          {label}
          {!isRequired && <span className="font-normal text-muted"> (optional)</span>}
        </span>
        <FileButton
          size="sm"
          variant="secondary"
          accept={acceptOf('evidence')}
          multiple={most > 1}
          disabled={uploads.length >= most}
          describedBy={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')}
          onChoose={add}
        >
          <ImagePlus aria-hidden className="size-4" />
          {most > 1 ? `Add pictures (${uploads.length} of ${most})` : 'Add a picture'}
          <span className="sr-only"> as {label.toLowerCase()}</span>
        </FileButton>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      {uploads.length > 0 && (
        <ul className="grid gap-3">
          {uploads.map((upload) => (
            <ImageRow
              key={upload.key}
              upload={upload}
              onRetry={() => send(upload)}
              onRemove={() => remove(upload)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
