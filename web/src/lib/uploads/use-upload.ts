import { useCallback, useEffect, useRef, useState } from 'react'
import type { ImagePurpose } from './image-rules'
import { type Uploaded, uploadFailureText, uploadImage } from './upload-image'

type UploadState =
  | { status: 'idle' }
  | { status: 'uploading'; fraction: number }
  | { status: 'failed'; text: string }
  | { status: 'done'; uploaded: Uploaded }

type Upload = {
  state: UploadState
  /** Answers undefined where it failed or was cancelled. To retry, start again. */
  start: (
    path: string,
    file: Blob,
    onPrepared?: (picture: Blob) => void,
  ) => Promise<Uploaded | undefined>
  cancel: () => void
}

/** One picture on its way, with its progress. Leaving the page cancels it. */
export const useUpload = (purpose: ImagePurpose): Upload => {
  const [state, setState] = useState<UploadState>({ status: 'idle' })
  const abort = useRef<AbortController>(null)

  const cancel = useCallback(() => {
    abort.current?.abort()
    abort.current = null
    setState({ status: 'idle' })
  }, [])
  useEffect(() => () => abort.current?.abort(), [])

  const start = useCallback(
    async (path: string, file: Blob, onPrepared?: (picture: Blob) => void) => {
      const controller = new AbortController()
      abort.current?.abort()
      abort.current = controller
      const { signal } = controller
      const show = (next: UploadState) => {
        if (!signal.aborted) setState(next)
      }
      show({ status: 'uploading', fraction: 0 })
      try {
        const onProgress = (fraction: number) => show({ status: 'uploading', fraction })
        const uploaded = await uploadImage(path, file, { purpose, onProgress, signal, onPrepared })
        show({ status: 'done', uploaded })
        return uploaded
      } catch (error) {
        show({ status: 'failed', text: uploadFailureText(error) })
        return undefined
      }
    },
    [purpose],
  )
  return { state, start, cancel }
}
