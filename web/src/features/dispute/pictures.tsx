import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useEffect, useId } from 'react'
import { acceptOf } from '@/lib/uploads/image-rules'
import { buttonClass } from '@/ui/button-class'
import { PictureRow } from './picture-row'
import { usePictures } from './use-pictures'

type Props = {
  label: string
  hint?: string
  most: number
  /** Where in Storage a picture of this name goes. */
  pathOf: (file: string) => string
  /** Busy until each picture is there; one that failed has to be tried again or removed. */
  onChange: (pictures: { paths: string[]; isBusy: boolean }) => void
}

/** Choose pictures, see each upload with its progress, cancel, retry and remove. */
export const Pictures = ({ label, hint, most, pathOf, onChange }: Props) => {
  const { items, add, remove, retry } = usePictures({ most, pathOf })
  const id = useId()

  useEffect(() => {
    const paths = items.flatMap(({ state }) => (state.status === 'done' ? [state.path] : []))
    onChange({ paths, isBusy: paths.length < items.length })
  }, [items, onChange])

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    void add(files)
  }

  return (
    <div className="grid gap-3">
      <div className="grid justify-items-start gap-1.5">
        <span className="text-sm font-semibold">
          {label} <span className="font-normal text-muted">(optional)</span>
        </span>
        <input
          id={id}
          type="file"
          accept={acceptOf('evidence')}
          multiple={most > 1}
          disabled={items.length >= most}
          onChange={choose}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55`}
        >
          <ImagePlus aria-hidden className="size-4" />
          {most > 1 ? `Add pictures (${items.length} of ${most})` : 'Add a picture'}
          <span className="sr-only"> as {label.toLowerCase()}</span>
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      {items.length > 0 && (
        <ul className="grid gap-3">
          {items.map((item) => (
            <PictureRow
              key={item.key}
              item={item}
              onRetry={() => retry(item)}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
