import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { acceptOf } from '@/lib/uploads/image-rules'
import { EditedImage } from './edited-image'
import type { EditedImages } from './use-edited-images'

type Props = {
  edited: EditedImages
  /** Called with how many were chosen, before they are taken. */
  onChoose?: (files: readonly File[]) => void
}

/** The images as they will be saved, and a place to add more. */
export const ImageGrid = ({ edited, onChoose }: Props) => {
  const { images, room, add, drop, move, retry } = edited
  const dragged = useRef(0)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    onChoose?.(files)
    void add(files)
  }
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
      {images.map((image, position) => (
        <EditedImage
          key={image.key}
          image={image}
          position={position}
          count={images.length}
          onRetry={() => retry(image)}
          onRemove={() => drop(image)}
          onMove={(to) => move(position, to)}
          onDragStart={() => {
            dragged.current = position
          }}
          onDrop={() => move(dragged.current, position)}
        />
      ))}
      {room > 0 && (
        <li>
          <label className="grid aspect-4/5 cursor-pointer place-items-center content-center gap-2 rounded-lg border border-dashed border-edge text-center text-sm font-semibold hover:bg-sunken has-focus-visible:outline-2">
            <ImagePlus aria-hidden className="size-7 text-muted" />
            Add pictures
            <input
              type="file"
              accept={acceptOf('product')}
              multiple
              onChange={choose}
              className="sr-only"
            />
          </label>
        </li>
      )}
    </ul>
  )
}
