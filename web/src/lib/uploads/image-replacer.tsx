import { ImageUp } from 'lucide-react'
import { emulators, firebaseConfig } from '@/config/env'
import { cx } from '@/ui/cx'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { toast } from '@/ui/feedback/toast'
import { FileButton } from '@/ui/file-button'
import { Button } from '@/ui/form/button'
import { useAction } from '../use-action'
import { acceptOf, TYPES_HINT } from './image-rules'
import { useUploads } from './use-uploads'

const origin = emulators
  ? `http://${emulators.storage.host}:${emulators.storage.port}`
  : 'https://firebasestorage.googleapis.com'

/** The URL of a publicly readable file in Storage. */
const publicUrl = (path: string): string =>
  `${origin}/v0/b/${firebaseConfig.storageBucket}/o/${encodeURIComponent(path)}?alt=media`

type Props = {
  /** What the image is, for example "Profile photo". */
  label: string
  /** The current image's URL; empty if there is none. */
  url: string
  /** The image's Storage path; a function if each upload gets a path of its own. */
  path: string | ((name: string) => string)
  /** Notifies the server. Resolves once the server has processed and published the image. */
  onUploaded: (url: string, path: string) => Promise<void>
  purpose?: 'profile' | 'cover'
}

const LOOKS = {
  profile: 'size-24 rounded-full',
  cover: 'h-24 w-full max-w-xl rounded-lg',
}

/** Lets the user choose an image, preview it, and replace the current one or undo the choice. */
export const ImageReplacer = ({ label, url, path, onUploaded, purpose = 'profile' }: Props) => {
  const look = cx('border border-line', LOOKS[purpose])
  const { uploads, choose, send, cancel, remove } = useUploads({
    purpose,
    pathOf: (name) => (typeof path === 'string' ? path : path(name)),
    onRefused: (_file, text) => toast.error(text),
  })
  const [chosen] = uploads
  // `onUploaded` reports server failures itself; the chosen image stays for another try.
  const { run, isPending } = useAction(async () => {
    const sent = chosen && (await send(chosen))
    if (!sent) return
    await onUploaded(publicUrl(sent), sent)
    remove(chosen)
  })
  const replaceChoice = (files: readonly File[]) => {
    if (chosen) remove(chosen)
    void choose(files)
  }

  const shown = chosen?.preview ?? url
  return (
    <div className="flex flex-wrap items-center gap-5">
      {shown ? (
        <img
          src={shown}
          alt={chosen ? `${label}, not saved yet` : label}
          className={cx(look, 'object-cover')}
        />
      ) : (
        <span aria-hidden className={cx(look, 'grid place-items-center bg-sunken')}>
          <ImageUp className="size-8 text-muted" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 basis-56 gap-3">
        <div className="flex flex-wrap gap-3">
          <FileButton
            variant="secondary"
            accept={acceptOf(purpose)}
            disabled={isPending}
            onChoose={replaceChoice}
          >
            Choose a picture<span className="sr-only"> as {label.toLowerCase()}</span>
          </FileButton>
          {chosen && (
            <Button onClick={() => run()} loading={isPending} loadingText="Uploading...">
              Replace
            </Button>
          )}
          {chosen && (
            <Button variant="quiet" onClick={() => (isPending ? cancel : remove)(chosen)}>
              {isPending ? 'Cancel' : 'Remove'}
            </Button>
          )}
        </div>
        {chosen?.state.status === 'uploading' && (
          <ProgressBar label={`Uploading ${chosen.file.name}`} value={chosen.state.fraction} />
        )}
        {chosen?.state.status === 'failed' && (
          <p role="alert" className="text-sm text-error">
            {chosen.state.text}
          </p>
        )}
        <p className="text-sm text-muted">{TYPES_HINT[purpose]}</p>
      </div>
    </div>
  )
}
