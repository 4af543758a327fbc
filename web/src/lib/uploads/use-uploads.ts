import { useEffect, useRef, useState } from 'react'
import { newId } from '../new-id'
import { type ImagePurpose, refuseImage } from './image-rules'
import { imageTypeOf } from './image-type'
import { uploadFailureText, uploadImage } from './upload-image'

type UploadState =
  | { status: 'chosen' }
  | { status: 'uploading'; fraction: number }
  | { status: 'failed'; text: string }
  | { status: 'done'; path: string }

export type Upload = {
  key: string
  file: File
  /** An object URL; empty until an image that this browser can't show is prepared. */
  preview: string
  state: UploadState
}

type Options = {
  purpose: ImagePurpose
  /** The path in Storage of an image of this name. */
  pathOf: (name: string) => string
  /** Called for a refused file, which isn't added. Without it, the file's upload fails instead. */
  onRefused?: (file: File, text: string) => void
}

type Uploads = {
  uploads: readonly Upload[]
  /** Validates the files and resolves to the accepted ones, without uploading them. */
  choose: (files: readonly File[]) => Promise<Upload[]>
  /** Prepares and uploads an image; can be repeated. Resolves to its path, undefined on failure. */
  send: (upload: Upload) => Promise<string | undefined>
  /** Stops the upload; the image stays chosen. */
  cancel: (upload: Upload) => void
  remove: (upload: Upload) => void
}

/**
 * A new name for each attempt, because files in Storage can't be overwritten. Images are sent as
 * JPEG or PNG.
 */
const nameFor = (file: File): string => `${newId()}.${file.type === 'image/png' ? 'png' : 'jpg'}`

/** Uploads images to Storage and reports their progress. Unmounting cancels running uploads. */
export const useUploads = ({ purpose, pathOf, onRefused }: Options): Uploads => {
  const [uploads, setUploads] = useState<Upload[]>([])
  const running = useRef(new Map<string, AbortController>())
  const previews = useRef<string[]>([])

  useEffect(() => {
    const controllers = running.current
    const urls = previews.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
      urls.forEach(URL.revokeObjectURL)
    }
  }, [])

  const change = (key: string, to: Partial<Upload>) =>
    setUploads((last) => last.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const previewOf = (image: Blob): string => {
    const url = URL.createObjectURL(image)
    previews.current.push(url)
    return url
  }

  const choose = async (files: readonly File[]): Promise<Upload[]> => {
    const chosen: Upload[] = []
    for (const file of files) {
      const refusal = onRefused && (await refuseImage(file, purpose))
      if (refusal) {
        onRefused(file, refusal)
        continue
      }
      const preview = (await imageTypeOf(file)) === 'image/heic' ? '' : previewOf(file)
      chosen.push({ key: newId(), file, preview, state: { status: 'chosen' } })
    }
    setUploads((last) => [...last, ...chosen])
    return chosen
  }

  const send = async ({ key, file, preview }: Upload): Promise<string | undefined> => {
    const controller = new AbortController()
    running.current.get(key)?.abort()
    running.current.set(key, controller)
    const { signal } = controller
    const show = (state: UploadState) => {
      if (!signal.aborted) change(key, { state })
    }
    const path = pathOf(nameFor(file))
    show({ status: 'uploading', fraction: 0 })
    try {
      await uploadImage(path, file, {
        purpose,
        onProgress: (fraction) => show({ status: 'uploading', fraction }),
        signal,
        onPrepared: (image) => {
          if (!preview) change(key, { preview: previewOf(image) })
        },
      })
      show({ status: 'done', path })
      return path
    } catch (error) {
      show({ status: 'failed', text: uploadFailureText(error) })
      return undefined
    }
  }

  const cancel = ({ key }: Upload) => {
    running.current.get(key)?.abort()
    change(key, { state: { status: 'chosen' } })
  }
  const remove = ({ key, preview }: Upload) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    URL.revokeObjectURL(preview)
    setUploads((last) => last.filter((one) => one.key !== key))
  }
  return { uploads, choose, send, cancel, remove }
}
