import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { buttonClass } from '@/ui/button-class'
import { ProgressBar } from '@/ui/progress-bar'
import { toast } from '@/ui/toast'
import { acceptOf, refuseImage } from './image-rules'
import { publicUrl } from './public-url'
import { useUpload } from './use-upload'

type Props = {
  /** What the picture is, for example "Profile photo". */
  label: string
  /** The picture of now; empty where there is none. */
  url: string
  /** Where in Storage it goes. */
  path: string
  /** Tells the server, which looks at the picture and answers once everyone can see it. */
  onUploaded: (url: string) => Promise<void>
}

/** Choose a picture, see it, replace the present one with it or take the choice back. */
export const ImageReplacer = ({ label, url, path, onUploaded }: Props) => {
  const [chosen, setChosen] = useState<{ file: File; preview: string }>()
  const [isSaving, setIsSaving] = useState(false)
  const { state, start, cancel } = useUpload('profile')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])

  const clear = () => {
    setChosen(undefined)
    if (input.current) input.current.value = ''
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    const refusal = await refuseImage(file, 'profile')
    if (refusal) {
      clear()
      toast.error(refusal)
    } else setChosen({ file, preview: URL.createObjectURL(file) })
  }
  const replace = async () => {
    if (!chosen) return
    setIsSaving(true)
    try {
      const uploaded = await start(path, chosen.file)
      if (!uploaded) return
      await onUploaded(publicUrl(uploaded.path))
      clear()
    } catch {
      // It was told; the choice stays for another try.
    } finally {
      setIsSaving(false)
    }
  }

  const shown = chosen?.preview ?? url
  return (
    <div className="flex flex-wrap items-center gap-5">
      {shown ? (
        <img
          src={shown}
          alt={chosen ? `${label}, not saved yet` : label}
          width={96}
          height={96}
          className="size-24 rounded-full border border-line object-cover"
        />
      ) : (
        <span aria-hidden className="grid size-24 place-items-center rounded-full bg-sunken">
          <ImageUp className="size-8 text-muted" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 basis-56 gap-3">
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            id={id}
            type="file"
            accept={acceptOf('profile')}
            disabled={isSaving}
            onChange={choose}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={`${buttonClass({ variant: 'secondary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55`}
          >
            Choose a picture<span className="sr-only"> as {label.toLowerCase()}</span>
          </label>
          {chosen && (
            <Button onClick={replace} loading={isSaving} loadingText="Uploading...">
              Replace
            </Button>
          )}
          {chosen && (
            <Button variant="quiet" onClick={isSaving ? cancel : clear}>
              {isSaving ? 'Cancel' : 'Remove'}
            </Button>
          )}
        </div>
        {state.status === 'uploading' && (
          <ProgressBar label={`Uploading ${chosen?.file.name ?? label}`} value={state.fraction} />
        )}
        {state.status === 'failed' && (
          <p role="alert" className="text-sm text-error">
            {state.text}
          </p>
        )}
        <p className="text-sm text-muted">.jpg, .jpeg or .png, up to 5 MB.</p>
      </div>
    </div>
  )
}
