import { useState } from 'react'
import { PictureQuestion } from '@/shared/images/picture-guard'
import type { PickedImages } from './images'

/**
 * What the `Images` of a form in a dialog hold. `ask` closes the dialog, after a question if pictures
 * would be lost; `question` is rendered in the dialog.
 */
export const usePictures = () => {
  const [{ paths, isBusy }, onChange] = useState<PickedImages>({ paths: [], isBusy: false })
  const [leave, setLeave] = useState<() => void>()
  return {
    paths,
    isBusy,
    onChange,
    ask: (close: () => void) => {
      if (paths.length > 0 || isBusy) setLeave(() => close)
      else close()
    },
    question: (
      <PictureQuestion
        isOpen={leave !== undefined}
        onStay={() => setLeave(undefined)}
        onLeave={() => leave?.()}
      />
    ),
  }
}
