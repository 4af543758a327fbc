import { ArrowLeft, ArrowRight, RotateCcw, Trash2, X } from 'lucide-react'
import type { DragEvent } from 'react'
import { useRefusedUpload } from '@/lib/live/account'
import { REFUSAL_TEXTS } from '@/lib/uploads/image-rules'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/data/badge'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { IconButton } from '@/ui/form/icon-button'
import type { EditedImage as ImageItem } from './image-list'

type Props = {
  image: ImageItem
  position: number
  count: number
  onRetry: () => void
  onRemove: () => void
  onMove: (to: number) => void
  onDragStart: () => void
  onDrop: () => void
}

/** One image with its upload state and its move and remove buttons. The first is the cover. */
export const EditedImage = ({ image: item, position, count, ...on }: Props) => {
  const state = item.upload?.state
  // The server validates an image shortly after its upload.
  const refused = useRefusedUpload(state?.status === 'done' ? state.path : undefined)
  const number = position + 1

  const drop = (event: DragEvent) => {
    event.preventDefault()
    on.onDrop()
  }

  return (
    <li
      draggable
      onDragStart={on.onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="grid content-start gap-2 rounded-lg border border-line bg-surface p-2"
    >
      <div className="relative overflow-hidden rounded-md">
        {item.preview ? (
          <img
            src={item.preview}
            alt={`Number ${number}`}
            className={cx('aspect-4/5 w-full bg-sunken object-cover', !item.path && 'opacity-60')}
          />
        ) : (
          <div className="grid aspect-4/5 place-items-center bg-sunken text-sm text-muted">
            Preparing…
          </div>
        )}
        {position === 0 && (
          <span className="absolute top-2 left-2">
            <Badge tone="primary">Cover</Badge>
          </span>
        )}
      </div>
      {state?.status === 'uploading' && (
        <ProgressBar
          label={`Uploading picture ${number}`}
          text="Uploading"
          value={state.fraction}
        />
      )}
      {state?.status === 'failed' && (
        <div role="alert" className="flex items-center gap-1 text-sm text-error">
          <span className="flex-1">{state.text}</span>
          <IconButton label={`Try picture ${number} again`} onClick={on.onRetry}>
            <RotateCcw aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
      {refused && (
        <p role="alert" className="text-sm text-error">
          {REFUSAL_TEXTS[refused.reason]}
        </p>
      )}
      <div className="-ml-2 flex flex-wrap justify-between">
        <IconButton
          label={`Move picture ${number} forward`}
          disabled={position === 0}
          onClick={() => on.onMove(position - 1)}
        >
          <ArrowLeft aria-hidden className="size-4" />
        </IconButton>
        {state?.status === 'uploading' ? (
          <IconButton label={`Cancel picture ${number}`} onClick={on.onRemove}>
            <X aria-hidden className="size-4" />
          </IconButton>
        ) : (
          <IconButton label={`Remove picture ${number}`} onClick={on.onRemove}>
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton
          label={`Move picture ${number} back`}
          disabled={position === count - 1}
          onClick={() => on.onMove(position + 1)}
        >
          <ArrowRight aria-hidden className="size-4" />
        </IconButton>
      </div>
    </li>
  )
}
