import { useEffect, useRef, useState } from 'react'
import { refuseImage } from '@/lib/uploads/image-rules'
import { uploadFailureText, uploadImage } from '@/lib/uploads/upload-image'
import { toast } from '@/ui/toast'

type State =
  | { status: 'uploading'; fraction: number }
  | { status: 'failed'; text: string }
  | { status: 'done'; path: string }

export type PictureItem = { key: string; file: File; preview: string; state: State }

type Options = { most: number; pathOf: (file: string) => string }

/** A name that Storage takes; a new one for each try, since what is there can't be replaced. */
const nameFor = (file: File): string =>
  `${crypto.randomUUID()}.${file.type === 'image/png' ? 'png' : 'jpg'}`

/** Several pictures on their way at once, each with its progress. Leaving cancels them. */
export const usePictures = ({ most, pathOf }: Options) => {
  const [items, setItems] = useState<PictureItem[]>([])
  const uploads = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const running = uploads.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])

  const show = (key: string, state: State) =>
    setItems((last) => last.map((item) => (item.key === key ? { ...item, state } : item)))

  const send = async (key: string, file: File) => {
    const controller = new AbortController()
    uploads.current.set(key, controller)
    const { signal } = controller
    const path = pathOf(nameFor(file))
    show(key, { status: 'uploading', fraction: 0 })
    try {
      await uploadImage(path, file, {
        purpose: 'evidence',
        onProgress: (fraction) => {
          if (!signal.aborted) show(key, { status: 'uploading', fraction })
        },
        signal,
      })
      if (!signal.aborted) show(key, { status: 'done', path })
    } catch (error) {
      if (!signal.aborted) show(key, { status: 'failed', text: uploadFailureText(error) })
    }
  }

  const add = async (files: readonly File[]) => {
    const room = most - items.length
    if (files.length > room) {
      toast.info(`There is room for ${room} more. The first ${room} are taken.`)
    }
    for (const file of files.slice(0, room)) {
      const refusal = await refuseImage(file, 'evidence')
      if (refusal) {
        toast.error(`${file.name}: ${refusal}`)
        continue
      }
      const key = crypto.randomUUID()
      const preview = URL.createObjectURL(file)
      setItems((last) => [
        ...last,
        { key, file, preview, state: { status: 'uploading', fraction: 0 } },
      ])
      void send(key, file)
    }
  }

  const remove = ({ key, preview }: PictureItem) => {
    uploads.current.get(key)?.abort()
    uploads.current.delete(key)
    URL.revokeObjectURL(preview)
    setItems((last) => last.filter((item) => item.key !== key))
  }

  return { items, add, remove, retry: ({ key, file }: PictureItem) => void send(key, file) }
}
