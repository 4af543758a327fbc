import { MAX_DEAL_IMAGES } from '@contract/entities/orders/deal'
import { useState } from 'react'
import { TYPES_HINT } from '@/lib/uploads/image-rules'
import { FieldGroup } from '@/ui/form/field-group'
import { ImageGrid } from './image-grid'
import { PictureGuard } from './picture-guard'
import { type EditedImages, STILL_UPLOADING } from './use-edited-images'

const TOO_MANY = `At most ${MAX_DEAL_IMAGES} pictures.`

/** Why the pictures of a deal can't be saved, shown at their field. */
export const usePicturesProblem = ({ room, isUploading }: EditedImages) => {
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    note: (files: readonly File[]) => setProblem(files.length > room ? TOO_MANY : undefined),
    /** False while something isn't uploaded, which is said. */
    check: (): boolean => {
      setProblem(isUploading ? STILL_UPLOADING : undefined)
      return !isUploading
    },
  }
}

type Props = { edited: EditedImages; pictures: ReturnType<typeof usePicturesProblem> }

/** The pictures of a deal, or of what a buyer asks for. */
export const PicturesField = ({ edited, pictures: { problem, note } }: Props) => (
  <FieldGroup
    label={
      <>
        Pictures <span className="font-normal text-muted">(optional)</span>
      </>
    }
    hint={`Up to ${MAX_DEAL_IMAGES}. ${TYPES_HINT.product}`}
    error={problem}
  >
    <ImageGrid edited={edited} onChoose={note} />
    <PictureGuard hasPictures={edited.images.some(({ upload }) => upload !== undefined)} />
  </FieldGroup>
)
